import { clear, createStore, del, get, set } from 'idb-keyval'
import type { BlobStore, StoredBlob } from '../blobs'

/** Files in IndexedDB, in a database of their own. */
export function indexedBlobs(name: string): BlobStore {
  const store = createStore(name, 'files')
  return {
    put: (key, blob) => set(key, blob, store),
    get: (key) => get<StoredBlob>(key, store),
    remove: (key) => del(key, store),
    clear: () => clear(store),
  }
}
