import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { uploadToStore } from '@/shared/upload-to-store'
import { createUploadQueue, type UploadQueue } from '@/ui/upload-queue'
import type { UploadRules } from '@/ui/upload-rules'
import type { ProfileValues } from './profile-values'

/** Certificate files of the profile: pdf only, a single file (specification, section 5); size as the uploader's default. */
export const profileFileRules: UploadRules = { accept: ['pdf'], maxCount: 1, maxKilobytes: 10240 }

const fileFields = ['identityCard', 'doctoralSupervisor', 'title'] as const
export type ProfileFileField = (typeof fileFields)[number]

export interface ProfileUploads {
  of(field: ProfileFileField): UploadQueue
  /** Fields with a file on its way. */
  busy(): ProfileFileField[]
}

/** The profile's uploads: held beside the form, so that they go on while the person turns to another of its tabs. */
export function useProfileUploads(set: (part: Partial<ProfileValues>) => void): ProfileUploads {
  const latest = useRef(set)
  useLayoutEffect(() => {
    latest.current = set
  })
  const [queues] = useState(() => {
    const queueOf = (field: ProfileFileField) =>
      createUploadQueue({
        rules: profileFileRules,
        upload: uploadToStore,
        done: ({ name, url }) => latest.current({ [field]: { name, url } }),
      })
    return Object.fromEntries(fileFields.map((field) => [field, queueOf(field)])) as Record<
      ProfileFileField,
      UploadQueue
    >
  })
  useEffect(
    () => () => {
      for (const queue of Object.values(queues)) queue.close()
    },
    [queues],
  )
  return {
    of: (field) => queues[field],
    busy: () => fileFields.filter((field) => queues[field].busy()),
  }
}
