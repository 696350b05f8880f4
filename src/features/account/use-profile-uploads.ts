/** A hook for the uploads of the profile form's certificate files. */

import { type UploadQueues, useUploadQueues } from '@/shared/form/use-upload-queues'
import type { UploadRules } from '@/ui/upload/upload-rules'
import type { ProfileValues } from './profile-values'

/** Certificate files of the profile: pdf only, a single file (specification, section 5); size as the uploader's default. */
export const profileFileRules: UploadRules = { accept: ['pdf'], maxCount: 1, maxKilobytes: 10240, simple: true }

const fileFields = ['identityCard', 'doctoralSupervisor', 'title'] as const
export type ProfileFileField = (typeof fileFields)[number]
export type ProfileUploads = UploadQueues<ProfileFileField>

/** The profile's uploads, held outside the form, so that they continue while another tab is open. */
export function useProfileUploads(set: (part: Partial<ProfileValues>) => void): ProfileUploads {
  return useUploadQueues(fileFields, profileFileRules, (field, { name, url }) => set({ [field]: { name, url } }))
}
