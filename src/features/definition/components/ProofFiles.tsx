/** The files that prove an answer, in the self-assessment form. */
import { openFile } from '@/shared/content/open-file'
import { uploadToStore } from '@/shared/form/upload-to-store'
import { readFile } from '@/shared/read-file'
import { FormField } from '@/ui/FormField'
import { Uploader } from '@/ui/upload/Uploader'
import { type FilesField, proofRules } from '../questions'
import type { AssessmentForm } from '../use-assessment'

/** The proof of an answer; uploads continue while the question is hidden. */
export function ProofFiles({ form, field, label }: { form: AssessmentForm; field: FilesField; label: string }) {
  const { answers, problems, uploads, set } = form
  return (
    <FormField id={`definition-${field}`} label={label} required error={problems[field]} span={3} group>
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: the frame's label is not inside, so a fieldset could not have its legend
        <div role="group" aria-labelledby={control['aria-labelledby']} aria-describedby={control['aria-describedby']}>
          <Uploader
            id={control.id}
            aria-labelledby={control['aria-labelledby']}
            value={answers[field]}
            onChange={(files) => set({ [field]: files })}
            upload={uploadToStore}
            queue={uploads.of(field)}
            rules={proofRules}
            read={readFile}
            onOpen={({ url, name }) => {
              // The transport announces a failure.
              openFile(url, name).catch(() => undefined)
            }}
          />
        </div>
      )}
    </FormField>
  )
}
