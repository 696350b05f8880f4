/** The queue of one field's uploads: pending, progress, done, failed, tried again; for forms and other uploads. */

import { createListeners } from '@/lib/events/listeners'
import { t } from '@/lib/i18n/i18n'
import { randomId } from '@/lib/random-id'
import {
  refuseContent,
  refuseCount,
  refuseDuplicate,
  refuseFile,
  signatureLength,
  type UploadRules,
} from './upload-rules'

/** A stored file. */
export interface UploadedFile {
  uid: string
  name: string
  /** Its key in the store. */
  url: string
  /** In bytes; 0 where it is not known. */
  size: number
}

export type Upload = (
  file: File,
  options: { onProgress(done: number): void; signal: AbortSignal },
) => Promise<UploadedFile>

/** A file that is uploading or failed. */
export interface PendingUpload {
  uid: string
  file: File
  state: 'pending' | 'uploading' | 'failed' | 'refused'
  /** 0 to 1. */
  progress: number
  /** Why the upload failed or was refused, for the user. */
  message: string | null
}

/** Whether a file waits for its token or is uploading. */
export function isUploading({ state }: PendingUpload): boolean {
  return state === 'pending' || state === 'uploading'
}

export interface UploadQueue {
  subscribe(listener: () => void): () => void
  /** Returns the same array until something changes. */
  items(): readonly PendingUpload[]
  /** Adds files beside those stored already (`present`). Each is validated and uploaded on its own. */
  add(files: readonly File[], present: readonly UploadedFile[]): void
  /** Whether a file is uploading. */
  busy(): boolean
  retry(uid: string): void
  /** Cancels an upload, or removes a failed file from the list. */
  discard(uid: string): void
  /** Cancels everything. */
  close(): void
}

/**
 * The uploads of one field, independent of any component, so that changing the form page does not cancel them. A failed
 * file never affects the others.
 */
export function createUploadQueue(options: {
  rules: UploadRules
  upload: Upload
  /** Stores the uploaded file in the field. False when the field no longer accepts it. */
  done(file: UploadedFile): boolean
}): UploadQueue {
  let items: readonly PendingUpload[] = []
  const { listen, notify } = createListeners()
  const running = new Map<string, AbortController>()
  const change = (next: readonly PendingUpload[]) => {
    items = next
    notify()
  }
  const patch = (uid: string, part: Partial<PendingUpload>) =>
    change(items.map((item) => (item.uid === uid ? { ...item, ...part } : item)))
  const drop = (uid: string) => change(items.filter((item) => item.uid !== uid))

  async function send(item: PendingUpload) {
    const controller = new AbortController()
    running.set(item.uid, controller)
    try {
      const first = new Uint8Array(await item.file.slice(0, signatureLength).arrayBuffer())
      const refusal = refuseContent(item.file.name, first)
      if (refusal) return patch(item.uid, { state: 'refused', message: refusal })
      patch(item.uid, { state: 'uploading' })
      const stored = await options.upload(item.file, {
        signal: controller.signal,
        onProgress: (progress) => patch(item.uid, { progress }),
      })
      if (controller.signal.aborted) return
      if (options.done(stored)) drop(item.uid)
      else patch(item.uid, { state: 'failed', message: t('已上传，但这一项现在不能修改，没有加入') })
    } catch (error) {
      if (controller.signal.aborted) return
      patch(item.uid, {
        state: 'failed',
        message: error instanceof Error && error.message ? error.message : t('上传失败'),
      })
    } finally {
      running.delete(item.uid)
    }
  }

  return {
    subscribe: listen,
    items: () => items,
    busy: () => items.some(isUploading),
    add(files, present) {
      // New files replace the refusals of an earlier choice.
      const there = [...present, ...items.filter((item) => item.state !== 'refused').map((item) => item.file)].map(
        ({ name, size }) => ({ name, size }),
      )
      const added = files.map((file): PendingUpload => {
        const refusal =
          refuseFile(file, options.rules) ?? refuseDuplicate(file, there) ?? refuseCount(there.length, options.rules)
        if (!refusal) there.push({ name: file.name, size: file.size })
        return { uid: randomId(), file, state: refusal ? 'refused' : 'pending', progress: 0, message: refusal }
      })
      change([...items.filter((item) => item.state !== 'refused'), ...added])
      for (const item of added) if (item.state === 'pending') void send(item)
    },
    retry(uid) {
      const item = items.find((candidate) => candidate.uid === uid)
      if (item?.state !== 'failed') return
      patch(uid, { state: 'pending', progress: 0, message: null })
      void send(item)
    },
    discard(uid) {
      running.get(uid)?.abort()
      drop(uid)
    },
    close() {
      for (const controller of running.values()) controller.abort()
      change([])
    },
  }
}
