/** Opens an IndexedDB database with timeouts and failures, for drafts, caches and the embedded backend. */

import { afterRunning } from '../loading/after-running'

/** The result of an IndexedDB request as a promise. */
export function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Runs a function in one transaction of a store. */
export type InStore = <Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
) => Promise<Result>

/**
 * An IndexedDB database with one store, opened on first use. A call resolves once its data is flushed to disk. It
 * rejects when the browser refuses, the disk is full, or nothing happened in `timeoutMs` milliseconds of a running page; a
 * transaction that has not started by then never starts, so an older write cannot follow a newer one.
 * @param durability `relaxed` for data that a power loss may take
 */
export function deviceDatabase(
  databaseName: string,
  storeName: string,
  timeoutMs: number,
  durability: IDBTransactionDurability = 'strict',
): InStore {
  let opened: Promise<IDBDatabase> | null = null

  const forget = (): void => {
    opened = null
  }

  function open(): Promise<IDBDatabase> {
    const opening = new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(databaseName, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(storeName)
      request.onerror = () => reject(request.error)
      request.onsuccess = () => {
        const database = request.result
        database.onversionchange = () => database.close()
        database.onclose = forget
        resolve(database)
      }
    })
    opened = opening
    opening.catch(forget)
    return opening
  }

  return (mode, work) => {
    let transaction: IDBTransaction | undefined
    let late = false
    const done = (async () => {
      const database = await (opened ?? open())
      if (late) throw new Error('late')
      const begun = database.transaction(storeName, mode, { durability })
      transaction = begun
      const settled = new Promise<void>((resolve, reject) => {
        begun.oncomplete = () => resolve()
        begun.onabort = () => reject(begun.error ?? new Error('aborted'))
      })
      const working = work(begun.objectStore(storeName))
      // Work that fails half-way changes nothing.
      working.catch(() => abort(begun))
      const [result] = await Promise.all([working, settled])
      return result
    })()
    // After a failure or a timeout, the next call opens the database again.
    done.catch(forget)
    let cancel = () => {}
    const limit = new Promise<never>((_, reject) => {
      cancel = afterRunning(timeoutMs, () => {
        late = true
        forget()
        abort(transaction)
        reject(new Error('the device does not answer'))
      })
    })
    return Promise.race([done, limit]).finally(cancel)
  }
}

function abort(transaction: IDBTransaction | undefined): void {
  try {
    transaction?.abort()
  } catch {
    // The transaction has already ended.
  }
}
