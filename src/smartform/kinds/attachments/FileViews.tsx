/** Files and pictures of a form, read-only; for reading views and the editors of attachments. */

import { StoredFiles, StoredImage } from '@/ui/upload/StoredFiles'
import { useReading } from '../../fields/smartform-context'
import type { ViewProps } from '../screen-props'

export function ImageView({ node, value }: Pick<ViewProps<'image'>, 'node' | 'value'>) {
  const { readFile } = useReading()
  return value && <StoredImage file={value} label={node.label} read={readFile} />
}

export function AttachmentsView({ value }: ViewProps<'attachments'>) {
  const { openFile, readFile, showFile } = useReading()
  return <StoredFiles files={value} open={openFile} read={readFile} show={showFile} />
}
