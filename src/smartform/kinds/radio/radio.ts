import { t } from '@/lib/i18n'
import type { FieldBase } from '../../schema/definition'
import { type OptionSource, options, optionsWidth } from '../attributes'
import { chosen, quoted, type UsualKind } from '../kind'

/** One of a few options. Value: the option's `value`, or null. */
interface RadioSource extends FieldBase {
  kind: 'radio'
  options: readonly OptionSource[]
}

/** One of a few options. */
export const radio: UsualKind<RadioSource, string | null> = {
  ...chosen,
  attributes: { options },
  coerce: (_, raw) => {
    if (typeof raw === 'number' || typeof raw === 'boolean') return String(raw)
    return typeof raw === 'string' && raw !== '' ? raw : null
  },
  check(node, value) {
    if (value === null || node.options.some((option) => option.value === value)) return []
    const { label } = node
    return [
      { check: 'option', message: t('请重新选择{label}，「{value}」不在选项中', { label, value: quoted(value) }) },
    ]
  },
  operand: (_, value) => value,
  text: (node, value) => node.options.find((option) => option.value === value)?.label ?? value ?? '',
  labelled: 'group',
  editor: 'usual',
  columnWidth: optionsWidth,
  fromSheet: (node, text, sheet) => ({ raw: sheet.options(node.options, [text])[0] }),
  hint: (node) => t('可填：{options}', { options: node.options.map((option) => option.label).join('、') }),
  sheetLimit: (node) => ({ type: 'list', options: node.options.map((option) => option.label) }),
  blank: { boxes: (node) => node.options.map((option) => option.label) },
  sample: (node) => node.options.map((option) => option.value),
}
