/** A read-only list of answers with their labels, in the workshop's examples and proofs. */

import { kindOf, valueText } from '@/smartform/kinds/kinds'
import type { FormSource } from '@/smartform/schema/definition'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { useT } from '@/ui/use-t'

interface AnswerListProps {
  definition: FormSource
  /** By field, as contents store them. */
  answers: Readonly<Record<string, unknown>>
}

/** One line for each answer; a field that the form does not have is named by its id. */
export function AnswerList({ definition, answers }: AnswerListProps) {
  const t = useT()
  const form = parseDefinition(definition)
  return (
    <dl>
      {Object.entries(answers).map(([id, value]) => {
        const node = form.fields.get(id)
        return (
          <div key={id}>
            <dt>{node?.label ?? id}</dt>
            <dd>{(node && valueText(node, kindOf(node).coerce(node, value))) || t('未填写')}</dd>
          </div>
        )
      })}
    </dl>
  )
}
