/** The answer of one request. */
export function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Does some work in one transaction of a store. */
export type InStore = <Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
) => Promise<Result>

/**
 * A database of this device with one store, opened when it is first needed. Work in it is answered once it is on the disk, not in a
 * buffer a killed browser or a lost power would take along. Rejects when the device refuses, is full, or has not answered within
 * `patience` milliseconds; what has not begun by then never does, so that no older writing comes after a newer one.
 * @param durability `relaxed` for what a lost power may take along
 */
export function deviceDatabase(
  databaseName: string,
  storeName: string,
  patience: number,
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
      const [result] = await Promise.all([work(begun.objectStore(storeName)), settled])
      return result
    })()
    // A device that fails or hangs is asked anew the next time.
    done.catch(forget)
    let timer: ReturnType<typeof setTimeout> | undefined
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        late = true
        forget()
        abort(transaction)
        reject(new Error('the device does not answer'))
      }, patience)
    })
    return Promise.race([done, limit]).finally(() => clearTimeout(timer))
  }
}

function abort(transaction: IDBTransaction | undefined): void {
  try {
    transaction?.abort()
  } catch {
    // It has ended meanwhile.
  }
}
