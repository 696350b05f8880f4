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

/** What a form computes of its answers: stored nowhere, and asked for where numbers of two periods are compared. */
export function workedOut(formId: string, version: number, values: FormValues, at: number): FormValues {
  const form = formNode(formId, version)
  const engine = readEngine({ formId, formVersion: version, values }, at)
  const computed = [...form.fields.values()].filter(({ kind }) => kind === 'computed')
  return Object.fromEntries(computed.map(({ id }) => [id, engine.field(id)?.value ?? null]))
}
