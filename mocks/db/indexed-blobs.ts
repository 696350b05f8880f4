import { answerOf, deviceDatabase } from '@/lib/device-database'
import { type BlobStore, memoryBlobs, type StoredBlob } from '../blobs'

/** Milliseconds a device may take. */
const patience = 5000

/** Files in IndexedDB, in a database of their own; where the device refuses one, it lives as long as the page. */
export function indexedBlobs(name: string): BlobStore {
  const inStore = deviceDatabase(name, 'files', patience, 'relaxed')
  const spare = memoryBlobs()
  return {
    async put(key, blob) {
      await inStore('readwrite', (store) => answerOf(store.put(blob, key))).catch(() => spare.put(key, blob))
    },
    async get(key) {
      const kept = await inStore('readonly', (store) => answerOf<StoredBlob | undefined>(store.get(key))).catch(
        () => undefined,
      )
      return kept ?? spare.get(key)
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
