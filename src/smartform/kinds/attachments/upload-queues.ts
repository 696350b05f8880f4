import type { UploadQueue } from '@/ui/upload-queue'
import type { Path } from '../../schema/values'

/** The uploads of an open form, in fields and cells: they go on while the person turns its pages. */
export interface UploadQueues {
  /** The field's or cell's queue, made when it is first asked for (by what draws files, which is loaded late). */
  of(path: Path, make: () => UploadQueue): UploadQueue
  /** Whether a file is still on its way. */
  busy(): boolean
  close(): void
}

export function createUploadQueues(): UploadQueues {
  const queues = new Map<Path, UploadQueue>()
  return {
    of(path, make) {
      const queue = queues.get(path) ?? make()
      queues.set(path, queue)
      return queue
    },
    busy: () => [...queues.values()].some((queue) => queue.busy()),
    close() {
      for (const queue of queues.values()) queue.close()
    },
  }
}
