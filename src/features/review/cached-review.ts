/** Caches a review and its files on the device, so that an expert can review offline; `use-cached-files.ts` stores them, the panes of a review read them. */

import { fetchFile } from '@/api/files'
import { cachedResponse, cacheResponse } from '@/lib/storage/response-cache'
import { smartformPorts } from '@/shared/content/smartform-ports'
import type { SaveOutcome, SaveRequest, SmartformPorts } from '@/smartform/ports'
import type { AttachmentValue } from '@/smartform/schema/values'
import { type OpenedReview, reviewKey } from './use-review'

const fileKey = (url: string) => `file:${url}`

/** Takes what the server took into what this device keeps of a review: without a line it is shown as it was last saved. */
async function keepSaved(userId: string, taskId: string, request: SaveRequest, outcome: SaveOutcome): Promise<void> {
  if (outcome.kind !== 'saved') return
  const key = reviewKey(taskId)
  const cached = (await cachedResponse<OpenedReview>(userId, key))?.value
  if (!cached?.form) return
  const { refused = [], conflicts = [], revision, savedAt } = outcome
  const not = new Set([...refused.map(({ path }) => path.split('/')[0]), ...conflicts])
  const taken = Object.entries(request.values).filter(([id]) => !not.has(id))
  const { content } = cached.form
  const values = { ...content.values, ...Object.fromEntries(taken) }
  const fieldRevisions = { ...content.fieldRevisions, ...Object.fromEntries(taken.map(([id]) => [id, revision])) }
  const saved = { ...content, values, fieldRevisions, revision, savedAt }
  await cacheResponse(userId, key, { ...cached, form: { ...cached.form, content: saved } } satisfies OpenedReview)
}

/** A stored file: as this device keeps it, else from the server, and kept. */
export async function readReviewFile(userId: string, file: AttachmentValue): Promise<Blob> {
  const cached = await cachedResponse<Blob>(userId, fileKey(file.url))
  if (cached) return cached.value
  const content = await fetchFile(file.url, { background: true })
  // Who opens a file reads it; `keepReviewFile` counts what the device keeps.
  void cacheResponse(userId, fileKey(file.url), content)
  return content
}

/** Keeps a file on this device; whether the device has it now. Rejects where the server does not give it. */
export async function keepReviewFile(userId: string, file: AttachmentValue): Promise<boolean> {
  if (await cachedResponse<Blob>(userId, fileKey(file.url))) return true
  return cacheResponse(userId, fileKey(file.url), await fetchFile(file.url, { background: true }))
}

/** The files named in answers, also in the cells of tables. */
export function filesIn(value: unknown, found: AttachmentValue[] = []): AttachmentValue[] {
  if (typeof value !== 'object' || value === null) return found
  if ('url' in value && 'name' in value && typeof value.url === 'string') found.push(value as AttachmentValue)
  else for (const part of Object.values(value)) filesIn(part, found)
  return found
}

/** The form's ports for a review: what the server takes is kept on this device too. */
export function reviewPorts(userId: string, taskId: string): SmartformPorts {
  return {
    ...smartformPorts,
    async save(contentId, request) {
      const outcome = await smartformPorts.save(contentId, request)
      await keepSaved(userId, taskId, request, outcome)
      return outcome
    },
  }
}
