import { t } from '@/lib/i18n'
import type { FieldBase } from '../../schema/definition'
import { count, type OptionSource, options, optionsWidth, ordered } from '../attributes'
import { chosen, type Finding, quoted, type UsualKind } from '../kind'

/** Any of a few options. Value: the list of the chosen options' values. */
interface CheckboxGroupSource extends FieldBase {
  kind: 'checkboxGroup'
  options: readonly OptionSource[]
  /** Of those who choose at all. */
  minSelected?: number
  maxSelected?: number
}

const separators = /[;；,，、\n]/

/** Any of a few options; expressions see the list of their values. */
export const checkboxGroup: UsualKind<CheckboxGroupSource, readonly string[]> = {
  ...chosen,
  gives: 'list',
  width: 3,
  attributes: { options, minSelected: count(0), maxSelected: count(1) },
  settle: (node, source) => ordered(node, source, 'minSelected', 'maxSelected'),
  empty: () => [],
  coerce(_, raw) {
    const items: unknown[] = Array.isArray(raw) ? raw : typeof raw === 'string' ? raw.split(separators) : []
    return [...new Set(items.flatMap((item) => (typeof item === 'string' && item.trim() !== '' ? [item.trim()] : [])))]
  },
  isEmpty: (value) => value.length === 0,
  check(node, value) {
    const { label, minSelected: min, maxSelected: max, options } = node
    const n = value.length
    if (n === 0) return []
    const stranger = value.find((one) => !options.some((option) => option.value === one))
    const findings: Finding[] = []
    if (stranger !== undefined)
      findings.push({
        check: 'option',
        message: t('请重新选择{label}，「{value}」不在选项中', { label, value: quoted(stranger) }),
      })
    if (min !== undefined && n < min)
      findings.push({ check: 'minSelected', message: t('{label}至少选择 {min} 项，现在 {n} 项', { label, min, n }) })
    if (max !== undefined && n > max)
      findings.push({ check: 'maxSelected', message: t('{label}最多选择 {max} 项，现在 {n} 项', { label, max, n }) })
    return findings
  },
  operand: (_, value) => value,
  text: (node, value) =>
    value.map((one) => node.options.find((option) => option.value === one)?.label ?? one).join('、'),
  labelled: 'group',
  editor: 'usual',
  columnWidth: optionsWidth,
  fromSheet: (node, text, sheet) => ({ raw: sheet.options(node.options, text.split(separators)) }),
  hint: (node) =>
    t('可填：{options}', { options: node.options.map((option) => option.label).join('、') }) +
    t('，可多选，用顿号隔开'),
  blank: { boxes: (node) => node.options.map((option) => option.label) },
  sample: (node) => [node.options.slice(0, node.minSelected ?? 1).map((option) => option.value)],
}
