import { t } from '@/lib/i18n'
import type { FieldBase } from '../../schema/definition'
import type { AttachmentValue } from '../../schema/values'
import { checkFile, coerceFile } from '../attachments/attachments'
import { count, extensions } from '../attributes'
import { chosen, drawnBy, type Kind } from '../kind'

/** One picture. Value: `{ uid, name, url, size }`, or null. */
interface ImageSource extends FieldBase {
  kind: 'image'
  /** Extensions without the dot, lower case (default jpg, jpeg, png). */
  accept?: readonly string[]
  /** In KB (1024 bytes), default 5120. */
  maxKilobytes?: number
}

/** One picture; expressions see its name. */
export const image: Kind<ImageSource, AttachmentValue | null> = {
  ...chosen,
  files: true,
  attributes: { accept: extensions(10, ['jpg', 'jpeg', 'png']), maxKilobytes: count(1, 5120) },
  // no SVG: it can carry scripts
  settle: (node) => ({ ...node, accept: node.accept?.filter((extension) => extension !== 'svg') }),
  coerce: (_, raw) => coerceFile(raw, 0)[0] ?? null,
  check: (node, value) => (value === null ? [] : checkFile(node, value)),
  missing: (node) => t('请上传{label}', { label: node.label }),
  operand: (_, value) => value?.name ?? null,
  text: (_, value) => value?.name ?? '',
  labelled: 'group',
  editor: drawnBy(() => import('../attachments/AttachmentsEditor').then((module) => module.ImageEditor)),
  view: drawnBy(() => import('./StoredImage').then((module) => module.ImageView)),
  columnWidth: () => 14,
  fromSheet: null,
  blank: 'apart',
  sample: async (_, tools) => [await tools.file('picture')],
}
