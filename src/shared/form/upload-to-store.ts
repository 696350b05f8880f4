/** Uploads a file to the object store, for upload fields. */
import { failureText, isAbort } from '@/api/errors/failure'
import { uploadFile } from '@/api/upload'
import type { Upload } from '@/ui/upload/upload-queue'

/** Stores a file that only its owner and those who review them may read. Rejects with a message for the person. */
export const uploadToStore: Upload = async (file, options) => {
  try {
    const stored = await uploadFile(file, { ...options, isPrivate: true, mimeType: file.type || undefined })
    return { uid: stored.key, name: stored.name, url: stored.key, size: stored.size }
  } catch (error) {
    throw isAbort(error) ? error : new Error(failureText(error))
  }
}
