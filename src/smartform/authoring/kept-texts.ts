/** Names answers that a form's new version has no place for, for the editor's version notice. */

import type { FormNode } from '../schema/nodes'
import { columnOf } from '../schema/rows'
import { answerText, isNothing } from './convert-answer'

/** An answer beside the form, for reading and copying. */
interface KeptText {
  /** As the content stores it. */
  path: string
  /** The field and column; the field's id where no known version has it. */
  label: string
  text: string
  /** Whether a known version has its field. */
  isNamed: boolean
}

/**
 * The answers that a form does not hold, in words. Nothing is left out: what no version knows is named by its id.
 * @param unused answers without a place, by path (`budget`, `members/row-1/age`; slashes at the end count for nothing)
 * @param former earlier versions of the form, the nearest first
 */
export function keptTexts(unused: ReadonlyMap<string, unknown>, former: readonly FormNode[]): KeptText[] {
  return [...unused].flatMap(([path, value]): KeptText[] => {
    if (isNothing(value)) return []
    const [fieldId = '', , columnId = ''] = path.replace(/\/+$/, '').split('/')
    const field = former.map(({ fields }) => fields.get(fieldId)).find((node) => node !== undefined)
    if (!field) return [{ path, label: fieldId, text: answerText(undefined, value), isNamed: false }]
    const column = field.kind === 'table' && columnId !== '' ? columnOf(field, columnId) : undefined
    const label = [field.label, ...(columnId === '' ? [] : [column?.label ?? columnId])].join(' · ')
    // A row that a fixed table does not have any more is read as the row of a free one.
    const node =
      column ?? (columnId !== '' ? undefined : field.kind === 'table' ? { ...field, fixedRows: undefined } : field)
    return [{ path, label, text: answerText(node, value), isNamed: true }]
  })
}
