import { formatDay } from '@/lib/beijing-time'
import type { FormValues } from '@/smartform/schema/values'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { formNode, readEngine } from '../domain/form-engine'

/**
 * What the report of a former period has to say to the next one's `former.…`: its answers as they were handed in, what its form
 * works out of them, on which version of the form (`formVersion`), and which report it is (`said`). Undefined where none was handed in.
 */
export function formerReport({ db }: Pick<BackendContext, 'db'>, work: WorkRow | undefined): object | undefined {
  const content = db.contents.get(work?.id ?? '')
  if (!work || !content?.submitted) return undefined
  const { values } = content.submitted
  const at = work.submittedAt ?? work.stateSince
  return {
    ...values,
    ...workedOut(content.formId, content.formVersion, values, at),
    formVersion: String(content.formVersion),
    said: `${work.title}（${formatDay(at)} 提交）`,
  }
}

const reckoned = new WeakMap<FormValues, { version: number; at: number; said: FormValues }>()

/**
 * What a form computes of answers as of a time: stored nowhere, and asked for where reports are counted and where numbers of two periods are
 * compared. What was handed in is reckoned once for both.
 */
export function workedOut(formId: string, version: number, values: FormValues, at: number): FormValues {
  const known = reckoned.get(values)
  if (known?.version === version && known.at === at) return known.said
  const engine = readEngine({ formId, formVersion: version, values }, at)
  const computed = [...formNode(formId, version).fields.values()].filter(({ kind }) => kind === 'computed')
  const said = Object.fromEntries(computed.map(({ id }) => [id, engine.field(id)?.value ?? null]))
  reckoned.set(values, { version, at, said })
  return said
}
