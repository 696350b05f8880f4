import { t } from '@/lib/i18n'
import type { RadioNode } from '../nodes'
import { type Kind, quoted } from './kind'

/** One of a few options. */
export const radio: Kind<RadioNode, string | null> = {
  gives: 'text',
  width: 1,
  read(common, source) {
    const options = new Map<string, { value: string; label: string }>()
    for (const option of source.objects('options', 500)) {
      const value = option.neededText('value')
      if (options.has(value)) option.fault('value', t('选项「{value}」重复', { value: quoted(value) }))
      else if (value !== '') options.set(value, { value, label: option.text('label') ?? value })
    }
    if (options.size === 0) source.fault('options', t('至少要有一个选项'))
    return { ...common, kind: 'radio', options: [...options.values()] }
  },
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
