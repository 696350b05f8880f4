/** The interface of the file store, and one in memory. */

/** A stored file. */
export interface StoredBlob {
  bytes: ArrayBuffer
  type: string
  name: string
}

/** Storage of uploaded and generated files, by key. */
export interface BlobStore {
  put(key: string, blob: StoredBlob): Promise<void>
  get(key: string): Promise<StoredBlob | undefined>
  remove(key: string): Promise<void>
  clear(): Promise<void>
}

/** An in-memory blob store for tests. */
export function memoryBlobs(): BlobStore {
  const blobs = new Map<string, StoredBlob>()
  return {
    async put(key, blob) {
      blobs.set(key, blob)
    },
    async get(key) {
      return blobs.get(key)
    },
    async remove(key) {
      blobs.delete(key)
    },
    async clear() {
      blobs.clear()
    },
  }
}
