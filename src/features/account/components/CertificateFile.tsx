/** The profile's field for a certificate file: one PDF, uploaded in the background. */
import { uploadToStore } from '@/shared/form/upload-to-store'
import { readFile } from '@/shared/read-file'
import { Uploader } from '@/ui/upload/Uploader'
import { useProfile } from '../use-profile-form'
import { type ProfileFileField, profileFileRules } from '../use-profile-uploads'
import { ProfileFrame } from './ProfileFrame'

/** A certificate file: one pdf; the upload continues while another tab of the page is open. */
export function CertificateFile({ field }: { field: ProfileFileField }) {
  const { values, set, uploads } = useProfile()
  const file = values[field]
  return (
    <ProfileFrame field={field} span={3} group>
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: the frame's label is not inside, so a fieldset could not have its legend
        <div role="group" aria-labelledby={control['aria-labelledby']} aria-describedby={control['aria-describedby']}>
          <Uploader
            id={control.id}
            aria-labelledby={control['aria-labelledby']}
            value={file ? [{ ...file, uid: file.url, size: 0 }] : []}
            onChange={(files) => {
              const last = files.at(-1)
              set({ [field]: last ? { name: last.name, url: last.url } : null })
            }}
            upload={uploadToStore}
            queue={uploads.of(field)}
            rules={profileFileRules}
            read={readFile}
          />
        </div>
      )}
    </ProfileFrame>
  )
}
