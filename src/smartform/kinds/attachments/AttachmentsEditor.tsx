/** The editors of the field kinds “attachments” (files in the background) and “image” (one picture); their descriptions load it. */
import type { ReactNode } from 'react'
import { Uploader } from '@/ui/upload/Uploader'
import { createUploadQueue } from '@/ui/upload/upload-queue'
import { useSmartform } from '../../fields/smartform-context'
import type { AttachmentValue } from '../../schema/values'
import type { ControlledProps } from '../control-props'
import type { NodeOf } from '../kinds'
import type { EditorProps } from '../screen-props'
import { ImageView } from './FileViews'

/** Files, uploaded in the background. */
export function AttachmentsEditor(props: EditorProps<'attachments'>) {
  return <Files {...props} />
}

/** One picture, displayed once it is stored; remove it to choose another. */
export function ImageEditor({ node, value, change, ...props }: EditorProps<'image'>) {
  return (
    <Files {...props} node={node} value={value ? [value] : []} change={(files) => change(files.at(-1) ?? null)}>
      <ImageView node={node} value={value} />
    </Files>
  )
}

type FilesProps = ControlledProps<NodeOf<'attachments'> | NodeOf<'image'>, readonly AttachmentValue[]>

function Files({ node, path, value, control, change, children }: FilesProps & { children?: ReactNode }) {
  const { engine, ports, uploads } = useSmartform()
  const rules = {
    accept: node.accept ?? [],
    maxCount: node.kind === 'image' ? 1 : (node.maxCount ?? 1),
    maxKilobytes: node.maxKilobytes ?? 10240,
  }
  /** The queue outlives this component, so it writes the file to the form's current field. */
  const queue = () =>
    createUploadQueue({
      rules,
      upload: ports.upload,
      done(file) {
        if (node.kind === 'image') return engine.set(path, file)
        const stored = engine.field(path)?.value
        return engine.set(path, [...(Array.isArray(stored) ? (stored as readonly AttachmentValue[]) : []), file])
      },
    })
  const { 'aria-labelledby': labelledBy, 'aria-label': label, 'aria-describedby': describedBy } = control
  return (
    // biome-ignore lint/a11y/useSemanticElements: the frame's label is not inside, so a fieldset could not have its legend
    <div role="group" aria-label={label} aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {children}
      <Uploader
        id={control.id}
        aria-labelledby={labelledBy}
        aria-describedby={labelledBy}
        value={value}
        onChange={change}
        upload={ports.upload}
        queue={uploads.of(path, queue)}
        rules={rules}
        read={ports.readFile}
        onOpen={(file) => {
          // The transport announces a failure.
          ports.openFile(file).catch(() => undefined)
        }}
      />
    </div>
  )
}
