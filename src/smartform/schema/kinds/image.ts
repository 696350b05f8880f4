import { t } from '@/lib/i18n'
import type { ImageNode } from '../nodes'
import type { AttachmentValue } from '../values'
import { checkFile, coerceFile } from './attachments'
import type { Kind } from './kind'

/** One picture; expressions see its name. */
export const image: Kind<ImageNode, AttachmentValue | null> = {
  gives: 'text',
  width: 1,
  read(common, source) {
    const accept = source.texts('accept', 10).map((extension) => extension.toLowerCase().replace(/^\./, ''))
    return {
      ...common,
      kind: 'image',
      // no SVG: it can carry scripts
      accept: accept.length > 0 ? accept.filter((extension) => extension !== 'svg') : ['jpg', 'jpeg', 'png'],
      maxKilobytes: source.count('maxKilobytes', 1) ?? 5120,
    }
  },
  empty: () => null,
  coerce: (_, raw) => coerceFile(raw, 0)[0] ?? null,
  clean: (_, value) => value,
  isEmpty: (value) => value === null,
  check: (node, value) => (value === null ? [] : checkFile(node, value)),
  missing: (node) => t('请上传{label}', { label: node.label }),
  operand: (_, value) => value?.name ?? null,
}
