import { t } from '@/lib/i18n'
import type { RadioNode } from '../nodes'
import { readOptions } from '../options'
import { type Kind, quoted } from './kind'

/** One of a few options. */
export const radio: Kind<RadioNode, string | null> = {
  gives: 'text',
  width: 1,
  read: (common, source) => ({ ...common, kind: 'radio', options: readOptions(source) }),
  empty: () => null,
  coerce: (_, raw) => {
    if (typeof raw === 'number' || typeof raw === 'boolean') return String(raw)
    return typeof raw === 'string' && raw !== '' ? raw : null
  },
  clean: (_, value) => value,
  isEmpty: (value) => value === null,
  check(node, value) {
    if (value === null || node.options.some((option) => option.value === value)) return []
    const { label } = node
    return [
      { check: 'option', message: t('请重新选择{label}，「{value}」不在选项中', { label, value: quoted(value) }) },
    ]
  },
  missing: (node) => t('请选择{label}', { label: node.label }),
  operand: (_, value) => value,
}
