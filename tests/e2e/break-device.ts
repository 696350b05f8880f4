/** Breaks the portal's own store on the device, for the browser tests of typed texts. */
import type { BrowserContext, Page } from '@playwright/test'

/** How it can fail. */
export type DeviceFault = 'full' | 'denied' | 'hanging'

/** From the next document on, the store is full, denied, or does not answer. */
export async function breakDevice(target: Page | BrowserContext, how: DeviceFault): Promise<void> {
  await target.addInitScript((broken) => {
    const own = 'portal-drafts'
    const open = indexedDB.open.bind(indexedDB)
    const put = IDBObjectStore.prototype.put
    indexedDB.open = (name: string, version?: number) => {
      if (name === own && broken === 'denied') throw new DOMException('no', 'SecurityError')
      if (name === own && broken === 'hanging') return {} as IDBOpenDBRequest
      return open(name, version)
    }
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...values: Parameters<typeof put>) {
      if (broken === 'full' && this.transaction.db.name === own) throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, values)
    }
  }, how)
}
