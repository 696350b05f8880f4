import { Uploader } from '@/ui/Uploader'
import { useSmartform } from '../../fields/smartform-context'
import { attachmentRules } from '../attachments/upload-queues'
import type { EditorProps } from '../screen-props'
import { StoredImage } from './StoredImage'

/** One picture, shown once it is stored; to take another, the first is removed. */
export function ImageEditor({ node, value, control, change }: EditorProps<'image'>) {
  const { ports, uploads } = useSmartform()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the frame's label is not inside, so a fieldset could not have its legend
    <div role="group" aria-labelledby={control['aria-labelledby']} aria-describedby={control['aria-describedby']}>
      {value && <StoredImage file={value} label={node.label} />}
      <Uploader
        id={control.id}
        aria-labelledby={control['aria-labelledby']}
        aria-describedby={control['aria-labelledby']}
        value={value ? [value] : []}
        onChange={(files) => change(files.at(-1) ?? null)}
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
