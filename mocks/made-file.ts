/** Stores a file that the backend made for the caller (PDF, archive), which only the caller can download. */
import { type BackendContext, requireCaller } from './context'
import { newId } from './db/new-id'

export async function storeMadeFile(
  context: BackendContext,
  name: string,
  type: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ key: string; name: string; size: number }> {
  const key = newId('made')
  await context.blobs.put(key, { bytes: bytes.buffer, type, name })
  context.db.uploads.insert({
    id: key,
    ownerId: requireCaller(context).id,
    isPrivate: true,
    mimeType: type,
    uploadToken: null,
    tokenExpiresAt: context.now,
    file: { name, type, size: bytes.length, at: context.now },
  })
  return { key, name, size: bytes.length }
}
