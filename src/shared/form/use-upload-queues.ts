/** Uploads of several fields that go on while a field is hidden, for forms outside the form engine. */

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createUploadQueue, type UploadedFile, type UploadQueue } from '@/ui/upload/upload-queue'
import type { UploadRules } from '@/ui/upload/upload-rules'
import { uploadToStore } from './upload-to-store'

/** The uploads of a form's fields. */
export interface UploadQueues<F extends string> {
  of(field: F): UploadQueue
  /** Fields with a file on its way. */
  busy(): F[]
}

/**
 * Uploads held by a page for its fields, so that they go on while a field is out of sight or the person is on another tab of
 * the page; they stop when the page is left.
 * @param stored told each file once it has arrived
 */
export function useUploadQueues<F extends string>(
  fields: readonly F[],
  rules: UploadRules,
  stored: (field: F, file: UploadedFile) => void,
): UploadQueues<F> {
  const latest = useRef(stored)
  useLayoutEffect(() => {
    latest.current = stored
  })
  const [queues] = useState(() => {
    const queueOf = (field: F) =>
      createUploadQueue({
        rules,
        upload: uploadToStore,
        done(file) {
          latest.current(field, file)
          return true
        },
      })
    return new Map(fields.map((field) => [field, queueOf(field)]))
  })
  useEffect(
    () => () => {
      for (const queue of queues.values()) queue.close()
    },
    [queues],
  )
  const [api] = useState(() => ({
    of(field: F) {
      const queue = queues.get(field)
      if (!queue) throw new Error(`no uploads for ${field}`)
      return queue
    },
    busy: () => fields.filter((field) => queues.get(field)?.busy()),
  }))
  return api
}
