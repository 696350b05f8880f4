/** Fills the answers of a seeded work item's form through the backend's own save. */
import type { FormValues } from '@/smartform/schema/values'
import type { BackendContext } from '../../context'
import { seededProofKey, seededUpload } from '../../domain/seeded-file'
import { rulesOf } from '../../work/all-rules'
import { moveWork } from '../../work/steps'
import type { WorkRow } from '../rows-work'

/** Fills answers into a content as if its creator had typed and saved them. */
export function fillIn(
  context: BackendContext,
  work: WorkRow,
  fill: (values: FormValues) => Record<string, unknown>,
): void {
  const { db, now, caller } = context
  const content = db.contents.get(work.id)
  if (!content) return
  const values = { ...content.values, ...uploaded(context, work, fill(content.values)) } as FormValues
  const saved = db.contents.update(work.id, {
    values,
    revision: content.revision + 1,
    savedAt: now,
    savedBy: caller?.userFullname ?? null,
  })
  if (work.state === 'TO_FILL' || work.state === 'TO_AUDIT') moveWork(context, work.id, 'BEGIN')
  db.works.update(work.id, { ...rulesOf(work).saved?.(saved), modifiedAt: now })
}

/** The same answers, with their files uploaded by the creator. */
function uploaded({ db, now, caller }: BackendContext, work: WorkRow, values: Record<string, unknown>) {
  const withKeys = (value: unknown): unknown =>
    Array.isArray(value) && isRow(value[0])
      ? value.filter(isRow).map((row) => ({
          ...row,
          cells: Object.fromEntries(Object.entries(row.cells).map(([id, cell]) => [id, withKeys(cell)])),
        }))
      : Array.isArray(value) && isFile(value[0])
        ? value.filter(isFile).map((file) => {
            if (file.url !== '') return file
            const url = seededProofKey(`${work.id}-${file.name.replace(/\.pdf$/, '')}`)
            if (!db.uploads.get(url)) db.uploads.insert(seededUpload(work.id, caller?.id ?? work.creatorId, now, url))
            return { ...file, url }
          })
        : value
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, withKeys(value)]))
}

const isRow = (value: unknown): value is { cells: Readonly<Record<string, unknown>> } =>
  typeof value === 'object' && value !== null && 'cells' in value

const isFile = (value: unknown): value is { name: string; url: string } =>
  typeof value === 'object' && value !== null && 'url' in value && 'name' in value
