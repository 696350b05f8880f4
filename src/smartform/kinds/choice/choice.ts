/** The field kinds of choices: radio, checkboxes, yes or no, commitment. */

import { t } from '@/lib/i18n/i18n'
import type { CellLimit } from '@/lib/sheets/cell-limits'
import type { FieldBase, Text } from '../../schema/field-base'
import { count, neededWords, type Option, type OptionSource, options, optionsWidth, ordered } from '../attributes'
import { choiceTexts, drawnBy, type Finding, type Kind, quoted, type UsualKind } from '../kind'

interface Offer {
  label: string
  options: readonly Option[]
}

const labels = ({ options }: Offer) => options.map((option) => option.label)
const labelOf = ({ options }: Offer, value: string) => options.find((option) => option.value === value)?.label ?? value

/** Chosen values that are no option, or no longer one. */
function strangers({ label, options }: Offer, values: readonly string[]): Finding[] {
  const stranger = values.find((value) => !options.some((option) => option.value === value))
  if (stranger === undefined) return []
  const message = t('请重新选择{label}，“{value}”不在选项中', { label, value: quoted(stranger) })
  return [{ check: 'option', message }]
}

/** Shared by choices among a few options. */
const among = {
  ...choiceTexts,
  labelled: 'group',
  editor: 'usual',
  columnWidth: optionsWidth,
  hint: (node: Offer) => t('可填：{options}', { options: labels(node).join(t('、')) }),
  blank: { boxes: labels },
} as const

/** One of a few options. Value: the option's `value`, or null. */
interface RadioSource extends FieldBase {
  kind: 'radio'
  options: readonly OptionSource[]
}

/** One of a few options. */
export const radio: UsualKind<RadioSource, string | null> = {
  ...among,
  attributes: { options },
  coerce: (_, raw) => {
    if (typeof raw === 'number' || typeof raw === 'boolean') return String(raw)
    return typeof raw === 'string' && raw !== '' ? raw : null
  },
  check: (node, value) => (value === null ? [] : strangers(node, [value])),
  operand: (_, value) => value,
  text: (node, value) => (value === null ? '' : labelOf(node, value)),
  fromSheet: (node, text, sheet) => ({ raw: sheet.options(node.options, [text])[0] }),
  sheetLimit: (node) => ({ type: 'list', options: labels(node) }),
  sample: (node) => node.options.map((option) => option.value),
}

/** Any of a few options. Value: the list of the chosen options' values. */
interface CheckboxGroupSource extends FieldBase {
  kind: 'checkboxGroup'
  options: readonly OptionSource[]
  /** Applies only when anything is selected. */
  minSelected?: number
  maxSelected?: number
}

const separators = /[;；,，、\n]/

/** Any of a few options; expressions see the list of values. */
export const checkboxGroup: UsualKind<CheckboxGroupSource, readonly string[]> = {
  ...among,
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
    const { label, minSelected: min, maxSelected: max } = node
    const n = value.length
    if (n === 0) return []
    const findings = strangers(node, value)
    if (min !== undefined && n < min)
      findings.push({ check: 'minSelected', message: t('{label}至少选择 {min} 项，现在 {n} 项', { label, min, n }) })
    if (max !== undefined && n > max)
      findings.push({ check: 'maxSelected', message: t('{label}最多选择 {max} 项，现在 {n} 项', { label, max, n }) })
    return findings
  },
  operand: (_, value) => value,
  text: (node, value) => value.map((text) => labelOf(node, text)).join(t('、')),
  fromSheet: (node, text, sheet) => ({ raw: sheet.options(node.options, text.split(separators)) }),
  hint: (node) => among.hint(node) + t('，可多选，用顿号隔开'),
  sample: (node) => [node.options.slice(0, node.minSelected ?? 1).map((option) => option.value)],
}

/** Shared by kinds that are conditions by themselves. */
const truth = {
  ...choiceTexts,
  gives: 'boolean',
  check: () => [],
  operand: (_: unknown, value: boolean | null) => value,
  labelled: 'group',
  hint: () => t('可填：{options}', { options: t('是、否') }),
  sheetLimit: (): CellLimit => ({ type: 'list', options: [t('是'), t('否')] }),
} as const

/** Yes or no. Value: true, false, or null; a condition by itself. */
interface YesNoSource extends FieldBase {
  kind: 'yesNo'
}

// not translated: what people write in a pasted cell
const yes = new Set<unknown>([true, 'true', 'yes', 'y', '1', 1, '是', '有', '√'])
// not translated: what people write in a pasted cell
const no = new Set<unknown>([false, 'false', 'no', 'n', '0', 0, '否', '无', '×'])

function coerceYesNo(raw: unknown): boolean | null {
  const normalized = typeof raw === 'string' ? raw.trim().toLowerCase() : raw
  return yes.has(normalized) ? true : no.has(normalized) ? false : null
}

/** Yes or no; a condition by itself in expressions. */
export const yesNo: UsualKind<YesNoSource, boolean | null> = {
  ...truth,
  attributes: {},
  coerce: (_, raw) => coerceYesNo(raw),
  text: (_, value) => (value === null ? '' : value ? t('是') : t('否')),
  editor: 'usual',
  columnWidth: () => 6,
  fromSheet: (_, text) => ({
    raw: text,
    problem: coerceYesNo(text) === null ? t('要填“是”或“否”，现在是“{text}”', { text: quoted(text) }) : undefined,
  }),
  blank: { boxes: () => [t('是'), t('否')] },
  sample: () => [false],
}

/** A commitment made by ticking a box. Value: true, or null; a condition by itself. */
interface CommitmentSource extends FieldBase {
  kind: 'commitment'
  /** The text beside the box: 已阅读并承诺遵守以上内容. */
  text: Text
}

/** One checkbox. The value of a former choice with one option counts as ticked. */
export const commitment: Kind<CommitmentSource, boolean | null> = {
  ...truth,
  width: 3,
  attributes: { text: neededWords },
  coerce: (_, raw) => (coerceYesNo(raw) ?? (typeof raw === 'string' && raw.trim() !== '')) || null,
  missing: (node) => t('请勾选“{text}”', { text: node.text }),
  text: (node, value) => (value ? node.text : ''),
  editor: drawnBy(() => import('./CommitmentEditor').then((module) => module.CommitmentEditor)),
  columnWidth: () => 8,
  fromSheet: (_, text) => ({ raw: text }),
  blank: { boxes: (node) => [node.text] },
  sample: () => [true],
}
