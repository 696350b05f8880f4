/**
 * The values of the report before (last year's, last month's), for prefilling the next one as `former.…`; and a report's
 * computed values, which are not stored, for statistics and the search for jumps.
 */
import { formatDay } from '@/lib/time/beijing-time'
import type { FormValues } from '@/smartform/schema/values'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { formNode, readEngine } from '../domain/form-engine'

/**
 * The earlier report's values for the next report's `former.…`: its submitted answers, its form's computed values, its
 * form version (`formVersion`), and its name (`said`). Undefined where none was submitted.
 */
export function formerReport({ db }: Pick<BackendContext, 'db'>, work: WorkRow | undefined): object | undefined {
  const content = db.contents.get(work?.id ?? '')
  if (!work || !content?.submitted) return undefined
  const { values } = content.submitted
  const at = work.submittedAt ?? work.stateSince
  return {
    ...values,
    ...computedValues(content.formId, content.formVersion, values, at),
    formVersion: String(content.formVersion),
    said: `${work.title}（${formatDay(at)} 提交）`,
  }
}

const computedBefore = new WeakMap<FormValues, { version: number; at: number; values: FormValues }>()

/**
 * A form's computed values for answers at a given time. They are not stored; statistics and comparisons between periods
 * use them. Submitted answers are computed once for both.
 */
export function computedValues(formId: string, version: number, values: FormValues, at: number): FormValues {
  const known = computedBefore.get(values)
  if (known?.version === version && known.at === at) return known.values
  const engine = readEngine({ formId, formVersion: version, values }, at)
  const computed = [...formNode(formId, version).fields.values()].filter(({ kind }) => kind === 'computed')
  const found = Object.fromEntries(computed.map(({ id }) => [id, engine.field(id)?.value ?? null]))
  computedBefore.set(values, { version, at, values: found })
  return found
}
