/** Writes an exported list as an Excel file off the page's thread. Load it when an export ends. */

import { type SheetOfList, sheetFile } from './sheet-file'

/** The file's content. Rejects when it could not be written. */
export async function listFile(sheet: SheetOfList): Promise<Blob> {
  if (typeof Worker === 'undefined') return await sheetFile(sheet)
  const worker = new Worker(new URL('./list-file.worker.ts', import.meta.url), { type: 'module' })
  return await new Promise<Blob>((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message || 'The worker could not start'))
    worker.onmessage = ({ data }: MessageEvent<Blob>) => resolve(data)
    worker.postMessage(sheet)
  }).finally(() => worker.terminate())
}
