/** What can be proved of a draft, each with answers that show it. */

import { useMemo } from 'react'
import { beijingToday } from '@/lib/time/beijing-time'
import { proveForm } from '@/smartform/authoring/prove-form'
import { kindOf, valueText } from '@/smartform/kinds/kinds'
import type { FormSource } from '@/smartform/schema/definition'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { Section } from '@/ui/Section'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import styles from './forms.module.css'

/** Errors and warnings; what could not be decided is not mentioned. */
export function Proof({ definition }: { definition: FormSource }) {
  const t = useT()
  const findings = useMemo(
    () => proveForm(definition, beijingToday()).filter(({ severity }) => severity !== 'info'),
    [definition],
  )
  return (
    <Section title={t('表单检查')} wide>
      {findings.length === 0 && <p>{t('没有发现永远不显示的填写项，也没有互相矛盾的规则。')}</p>}
      <ul className={styles.effects}>
        {findings.map(({ id, severity, text, answers }) => (
          <li key={id}>
            <StatusTag color={severity === 'error' ? 'error' : 'warning'}>
              {severity === 'error' ? t('不能这样用') : t('请看一下')}
            </StatusTag>{' '}
            {text}
            {answers && Object.keys(answers).length > 0 && <Example definition={definition} answers={answers} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface ExampleProps {
  definition: FormSource
  answers: Readonly<Record<string, unknown>>
}

/** The smallest answers that show a finding. */
function Example({ definition, answers }: ExampleProps) {
  const t = useT()
  const form = parseDefinition(definition)
  return (
    <details className={styles.affected}>
      <summary>{t('看一个例子')}</summary>
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
    </details>
  )
}
