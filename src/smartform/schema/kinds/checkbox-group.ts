import { t } from '@/lib/i18n'
import type { CheckboxGroupNode } from '../nodes'
import { readOptions } from '../options'
import { type Finding, type Kind, quoted } from './kind'

function coerceChoices(raw: unknown): readonly string[] {
  const items = Array.isArray(raw) ? raw : typeof raw === 'string' ? raw.split(/[;；,，、]/) : []
  return [...new Set(items.flatMap((item) => (typeof item === 'string' && item.trim() !== '' ? [item.trim()] : [])))]
}

/** Any of a few options; expressions see the list of their values. */
export const checkboxGroup: Kind<CheckboxGroupNode, readonly string[]> = {
  gives: 'list',
  width: 3,
  read(common, source) {
    const minSelected = source.count('minSelected')
    const maxSelected = source.count('maxSelected', 1)
    const node: CheckboxGroupNode = {
      ...common,
      kind: 'checkboxGroup',
      options: readOptions(source),
      minSelected,
      maxSelected,
    }
    if (minSelected === undefined || maxSelected === undefined || minSelected <= maxSelected) return node
    source.fault('minSelected', t('最小值不能大于最大值'))
    return { ...node, minSelected: undefined }
  },
  empty: () => [],
  coerce: (_, raw) => coerceChoices(raw),
  clean: (_, value) => value,
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
  missing: (node) => t('请选择{label}', { label: node.label }),
  operand: (_, value) => value,
}
