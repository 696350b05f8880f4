import { getOrCreate } from '@/lib/collections/get-or-create'
import type { UploadQueue } from './upload-queue'

/** Uploads of several fields, held apart from them: they go on while the person turns the pages of a form. */
export interface UploadQueues {
  /** A field's queue, made when it is first asked for (by what draws files, which may be loaded late). */
  of(field: string, make: () => UploadQueue): UploadQueue
  /** Whether a file is still on its way. */
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
