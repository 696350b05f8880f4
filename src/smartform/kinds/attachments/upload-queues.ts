import { createUploadQueue, type UploadQueue } from '@/ui/upload-queue'
import type { FormEngine } from '../../engine/engine'
import type { SmartformPorts } from '../../ports'
import type { NodeOf } from '../kinds'

type UploadNode = NodeOf<'attachments'> | NodeOf<'image'>

/** The uploads of an open form: they go on while the person turns its pages. */
export interface UploadQueues {
  of(node: UploadNode): UploadQueue
  /** Whether a file is still on its way. */
  busy(): boolean
  close(): void
}

/** What may be uploaded into a field. */
export function attachmentRules(node: UploadNode) {
  return {
    accept: node.accept ?? [],
    maxCount: node.kind === 'image' ? 1 : (node.maxCount ?? 1),
    maxKilobytes: node.maxKilobytes ?? 10240,
  }
}

export function createUploadQueues(engine: FormEngine, ports: SmartformPorts): UploadQueues {
  const queues = new Map<string, UploadQueue>()
  return {
    of(node) {
      const known = queues.get(node.id)
      if (known) return known
      const queue = createUploadQueue({
        rules: attachmentRules(node),
        upload: (file, options) => ports.upload(file, options),
        done(file) {
          if (node.kind === 'image') return engine.set(node.id, file)
          const stored = engine.values()[node.id]
          engine.set(node.id, [...(Array.isArray(stored) ? stored : []), file])
        },
      })
      queues.set(node.id, queue)
      return queue
    },
    busy: () => [...queues.values()].some((queue) => queue.busy()),
    close() {
      for (const queue of queues.values()) queue.close()
    },
  }
}
