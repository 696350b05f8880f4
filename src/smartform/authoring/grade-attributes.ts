/** Grades changes of a field's or column's own attributes: kind, limits, options, dictionaries, rows, formulas. */

import { jsonEqual } from '@/lib/collections/json-equal'
import { t, text } from '@/lib/i18n/i18n'
import { parseDecimal } from '@/lib/numbers/decimal'
import { kindOf } from '../kinds/kinds'
import { isRawObject } from '../schema/definition-reader'
import type { TableNode } from '../schema/nodes'
import {
  type AnswerMove,
  type ChangeAspect,
  type ChangeGrade,
  type ChangePlace,
  type GradedChange,
  partsOfPlace,
} from './graded-change'
import { kindName } from './kind-names'
import { type Node, optionsOf, pairOptions } from './pair-versions'

/** Limits by attribute: whether a higher value is the tighter one, and the name for sentences. */
const limits: Readonly<Record<string, { tighterWhenHigher: boolean; name: string }>> = {
  min: { tighterWhenHigher: true, name: text('最小值') },
  max: { tighterWhenHigher: false, name: text('最大值') },
  minLength: { tighterWhenHigher: true, name: text('最少字数') },
  maxLength: { tighterWhenHigher: false, name: text('最多字数') },
  minSelected: { tighterWhenHigher: true, name: text('最少选择项数') },
  maxSelected: { tighterWhenHigher: false, name: text('最多选择项数') },
  minRows: { tighterWhenHigher: true, name: text('最少行数') },
  maxRows: { tighterWhenHigher: false, name: text('最多行数') },
  earliest: { tighterWhenHigher: true, name: text('最早日期') },
  latest: { tighterWhenHigher: false, name: text('最晚日期') },
  maxCount: { tighterWhenHigher: false, name: text('最多文件数') },
  maxKilobytes: { tighterWhenHigher: false, name: text('文件大小上限') },
  decimals: { tighterWhenHigher: false, name: text('小数位数') },
}

/** Allowed values by attribute: fewer are tighter. */
const allowed: Readonly<Record<string, string>> = { accept: text('文件类型'), types: text('证件类型') }

/** Settings that concern neither the answer nor what is asked. */
const settings = [
  'defaultValue',
  'sensitive',
  'personal',
  'prefill',
  'copy',
  'keepHidden',
  'actor',
  'beside',
  'offered',
  'explains',
  'width',
] as const
/** Settings that follow from the kind, unless the definition says them. */
const ofKind = new Set<string>(['width', 'sensitive', 'personal'])
const display = new Set([
  'rows',
  'totals',
  'unit',
  'text',
  'inEnglish',
  'options',
  'columns',
  'fixedRows',
  'givenRows',
  'cards',
])

/** The changes of a field's or column's attributes. `formerId`: its place in the former version. */
export function gradeAttributes(before: Node, after: Node, place: ChangePlace, formerId: string): GradedChange[] {
  const { label } = place
  const change = (
    grade: ChangeGrade,
    aspect: ChangeAspect,
    sentence: string,
    attribute?: string,
    moves?: AnswerMove[],
  ): GradedChange => ({
    id: `${place.of}:${place.id}:${aspect}${attribute === undefined ? '' : `:${attribute}`}`,
    grade,
    aspect,
    place,
    text: sentence,
    ...(attribute !== undefined && { attribute }),
    ...(moves && moves.length > 0 && { moves }),
  })
  const settingChanged = (name: string) => t('“{label}”的设置“{name}”改了', { label, name })
  const whole: AnswerMove = { from: formerId, to: place.id, fromLabel: before.label, toLabel: label }
  const changes = settings
    .filter((name) => !jsonEqual(before[name], after[name]) && !(ofKind.has(name) && before.kind !== after.kind))
    .map((name) => change('harmless', 'settings', settingChanged(name), name))
  if (before.kind !== after.kind) {
    const kinds = { label, before: kindName(before.kind), after: kindName(after.kind) }
    const sentence = t('“{label}”从“{before}”改为“{after}”：能照原样转换的内容随之转换，其余的另外保留', kinds)
    return [...changes, change('movesAnswers', 'kind', sentence, 'kind', [whole])]
  }
  for (const name of Object.keys(kindOf(after).attributes)) {
    const [old, fresh]: unknown[] = [Reflect.get(before, name), Reflect.get(after, name)]
    if (display.has(name) || jsonEqual(old, fresh)) continue
    const limit = Object.hasOwn(limits, name) ? limits[name] : undefined
    if (after.kind === 'computed') {
      if (name === 'value') changes.push(change('asksMore', 'formula', t('“{label}”的计算方法改了', { label }), name))
    } else if (limit) {
      const tighter = isTighter(old, fresh, limit.tighterWhenHigher)
      const values = { label, name: t(limit.name), before: shown(old), after: shown(fresh) }
      const sentence = tighter
        ? t('“{label}”的{name}从 {before} 改为 {after}，更严', values)
        : t('“{label}”的{name}从 {before} 改为 {after}，更宽', values)
      changes.push(change(tighter ? 'asksMore' : 'harmless', 'limit', sentence, name))
    } else if (Object.hasOwn(allowed, name)) {
      const fewer = Array.isArray(old) && Array.isArray(fresh) && old.some((item) => !fresh.includes(item))
      const values = { label, name: t(allowed[name] ?? name), before: shown(old), after: shown(fresh) }
      const sentence = t('“{label}”的{name}从 {before} 改为 {after}', values)
      changes.push(change(fewer ? 'asksMore' : 'harmless', 'limit', sentence, name))
    } else if (name === 'dictionaryType') {
      const sentence = t('“{label}”改用另一个字典，已选的内容另外保留，要重新选择', { label })
      changes.push(change('movesAnswers', 'lookup', sentence, name, [{ ...whole, to: null, toLabel: null }]))
    } else if (name === 'pattern' && ruleOf(old) === ruleOf(fresh)) {
      // Its words are a text: `grade-texts.ts`.
      if (codeOf(old) !== codeOf(fresh)) changes.push(change('harmless', 'settings', settingChanged(name), name))
    } else if (name === 'pattern') {
      const looser = fresh === undefined
      const sentence = looser ? t('“{label}”不再限制格式', { label }) : t('“{label}”的格式要求改了', { label })
      changes.push(change(looser ? 'harmless' : 'asksMore', 'limit', sentence, name))
    } else changes.push(change('asksMore', 'limit', settingChanged(name), name))
  }
  return [
    ...changes,
    ...optionChanges(before, after, place, formerId, change),
    ...(before.kind === 'table' && after.kind === 'table' ? rowChanges(before, after, label, change) : []),
    ...unitChange(before, after, label, whole, change),
  ]
}

type MakeChange = (
  grade: ChangeGrade,
  aspect: ChangeAspect,
  text: string,
  attribute?: string,
  moves?: AnswerMove[],
) => GradedChange

function optionChanges(
  before: Node,
  after: Node,
  place: ChangePlace,
  formerId: string,
  change: MakeChange,
): GradedChange[] {
  const [old, fresh] = [optionsOf(before), optionsOf(after)]
  if (!old || !fresh) return []
  const { label } = place
  const labels = new Map(fresh.map((option) => [option.value, option.label]))
  const moves = [...pairOptions(old, fresh)].map(
    ([value, to]): AnswerMove => ({
      from: `${formerId}=${value}`,
      to: to === null ? null : `${place.id}=${to}`,
      fromLabel: old.find((option) => option.value === value)?.label ?? value,
      toLabel: to === null ? null : (labels.get(to) ?? to),
    }),
  )
  const gone = moves.filter(({ to }) => to === null)
  const moved = moves.filter(({ from, to }) => to !== null && partsOfPlace(from).option !== partsOfPlace(to).option)
  const known = new Set(moves.flatMap(({ to }) => to ?? []))
  const added = fresh.filter(({ value }) => !known.has(`${place.id}=${value}`))
  const named = (list: readonly (string | null)[]) => list.map((item) => item ?? '').join(t('、'))
  const changes: GradedChange[] = []
  if (gone.length > 0) {
    const options = named(gone.map(({ fromLabel }) => fromLabel))
    const sentence = t('“{label}”取消了选项“{options}”，选过的另外保留，要重新选择', { label, options })
    changes.push(change('dropsAnswers', 'options', sentence, 'removed', gone))
  }
  if (moved.length > 0) {
    const options = moved.map(({ fromLabel, toLabel }) => `${fromLabel} → ${toLabel}`).join(t('、'))
    const sentence = t('“{label}”的选项改了：{options}，选过的随之改变', { label, options })
    changes.push(change('movesAnswers', 'options', sentence, 'moved', moved))
  }
  if (added.length > 0) {
    const options = named(added.map((option) => option.label))
    changes.push(change('harmless', 'options', t('“{label}”新增选项“{options}”', { label, options }), 'added'))
  }
  return changes
}

function rowChanges(before: TableNode, after: TableNode, label: string, change: MakeChange): GradedChange[] {
  const changes: GradedChange[] = []
  const fresh = after.fixedRows && new Set(after.fixedRows.map(({ id }) => id))
  const old = new Set(before.fixedRows?.map(({ id }) => id))
  if (fresh) {
    const gone = [...old].filter((id) => !fresh.has(id))
    const moves = gone.map((id) => ({ from: `${before.id}/${id}`, to: null, fromLabel: id, toLabel: null }))
    if (!before.fixedRows) {
      const sentence = t('“{label}”改为固定的行，已填的行另外保留', { label })
      const all = [{ from: before.id, to: null, fromLabel: before.label, toLabel: null }]
      changes.push(change('dropsAnswers', 'rows', sentence, 'fixedRows', all))
    } else if (gone.length > 0) {
      const sentence = t('“{label}”取消了固定的行“{rows}”，已填的内容另外保留', { label, rows: gone.join(t('、')) })
      changes.push(change('dropsAnswers', 'rows', sentence, 'fixedRows', moves))
    } else if (!jsonEqual(before.fixedRows, after.fixedRows))
      changes.push(change('asksMore', 'rows', t('“{label}”的固定行改了', { label }), 'fixedRows'))
  } else if (before.fixedRows)
    changes.push(change('harmless', 'rows', t('“{label}”的行可以增减了', { label }), 'fixedRows'))
  if (before.givenRows !== after.givenRows) {
    const sentence = after.givenRows ? t('“{label}”的行不能再增减', { label }) : t('“{label}”的行可以增减了', { label })
    changes.push(change(after.givenRows ? 'asksMore' : 'harmless', 'rows', sentence, 'givenRows'))
  }
  return changes
}

/** Another unit: the numbers stay as typed and mean something else. */
function unitChange(before: Node, after: Node, label: string, whole: AnswerMove, change: MakeChange): GradedChange[] {
  const [old, fresh] = [kindOf(before).unit?.(before as never) ?? '', kindOf(after).unit?.(after as never) ?? '']
  if (old === fresh || after.kind === 'computed') return []
  const sentence = t('“{label}”的单位从“{before}”改为“{after}”：已填的数字不换算，请核对', {
    label,
    before: old,
    after: fresh,
  })
  return [change('movesAnswers', 'unit', sentence, 'unit', [whole])]
}

function isTighter(before: unknown, after: unknown, whenHigher: boolean): boolean {
  if (after === undefined) return false
  if (before === undefined) return true
  const [old, fresh] = [parseDecimal(String(before)), parseDecimal(String(after))]
  const higher = old && fresh ? fresh.gt(old) : String(after) > String(before)
  return higher === whenHigher
}

const ruleOf = (pattern: unknown) => (isRawObject(pattern) ? pattern.source : undefined)
const codeOf = (pattern: unknown) => (isRawObject(pattern) ? pattern.code : undefined)

function shown(value: unknown): string {
  if (value === undefined) return t('没有限制')
  return Array.isArray(value) ? value.join(t('、')) : String(value)
}
