import { Uploader } from '@/ui/Uploader'
import { useSmartform } from '../../fields/smartform-context'
import type { EditorProps } from '../screen-props'
import { attachmentRules } from './upload-queues'

/** Files, sent while the person goes on working. */
export function AttachmentsEditor({ node, value, control, change }: EditorProps<'attachments'>) {
  const { ports, uploads } = useSmartform()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the frame's label is not inside, so a fieldset could not have its legend
    <div role="group" aria-labelledby={control['aria-labelledby']} aria-describedby={control['aria-describedby']}>
      <Uploader
        id={control.id}
        aria-labelledby={control['aria-labelledby']}
        aria-describedby={control['aria-labelledby']}
        value={value}
        onChange={(files) => change(files)}
        upload={ports.upload}
        queue={uploads.of(node)}
        rules={attachmentRules(node)}
        onOpen={(file) => {
          // A failure is announced by the transport.
          ports.openFile(file).catch(() => undefined)
        }}
      />
    </div>
  )
}
