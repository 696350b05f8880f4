/** Upload queues of an open form's fields, which go on while the user changes form pages; also across failed and repeated uploads. */
import { getOrCreate } from '@/lib/collections/get-or-create'
import type { UploadQueue } from './upload-queue'

/** Upload queues of several fields, outside the fields: uploads continue while the user changes form pages. */
export interface UploadQueues {
  /** A field's queue, created on first use. */
  of(field: string, make: () => UploadQueue): UploadQueue
  /** Whether any file is uploading. */
  busy(): boolean
  close(): void
}

export function createUploadQueues(): UploadQueues {
  const queues = new Map<string, UploadQueue>()
  return {
    of: (field, make) => getOrCreate(queues, field, make),
    busy: () => [...queues.values()].some((queue) => queue.busy()),
    close() {
      for (const queue of queues.values()) queue.close()
    },
  }
}
