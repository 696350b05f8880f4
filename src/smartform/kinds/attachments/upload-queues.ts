import { createUploadQueue, type UploadQueue } from '@/ui/upload-queue'
import type { FormEngine } from '../../engine/engine'
import type { SmartformPorts } from '../../ports'
import type { AttachmentValue, Path } from '../../schema/values'
import type { NodeOf } from '../kinds'

type UploadNode = NodeOf<'attachments'> | NodeOf<'image'>

/** The uploads of an open form, in fields and cells: they go on while the person turns its pages. */
export interface UploadQueues {
  of(node: UploadNode, path: Path): UploadQueue
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
    of(node, path) {
      const known = queues.get(path)
      if (known) return known
      const queue = createUploadQueue({
        rules: attachmentRules(node),
        upload: (file, options) => ports.upload(file, options),
        done(file) {
          if (node.kind === 'image') return engine.set(path, file)
          const stored = engine.field(path)?.value
          engine.set(path, [...(Array.isArray(stored) ? (stored as readonly AttachmentValue[]) : []), file])
        },
      })
      queues.set(path, queue)
      return queue
    },
    busy: () => [...queues.values()].some((queue) => queue.busy()),
    close() {
      for (const queue of queues.values()) queue.close()
    },
  }
}
