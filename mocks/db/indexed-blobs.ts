/** The embedded backend's file store in the browser (IndexedDB). */

import { answerOf, deviceDatabase } from '@/lib/storage/device-database'
import { type BlobStore, memoryBlobs, type StoredBlob } from '../blobs'

/** Timeout of the device, in milliseconds. */
const timeoutMs = 5000

/** A blob store in its own IndexedDB database. Where the device refuses one, files live as long as the page. */
export function indexedBlobs(name: string): BlobStore {
  const inStore = deviceDatabase(name, 'files', timeoutMs, 'relaxed')
  const spare = memoryBlobs()
  return {
    async put(key, blob) {
      await inStore('readwrite', (store) => answerOf(store.put(blob, key))).catch(() => spare.put(key, blob))
    },
    async get(key) {
      const stored = await inStore('readonly', (store) => answerOf<StoredBlob | undefined>(store.get(key))).catch(
        () => undefined,
      )
      return stored ?? spare.get(key)
    },
    async remove(key) {
      await spare.remove(key)
      await inStore('readwrite', (store) => answerOf(store.delete(key))).catch(() => {})
    },
    async clear() {
      await spare.clear()
      await inStore('readwrite', (store) => answerOf(store.clear())).catch(() => {})
    },
  }
}
