/**
 * The types of an author's example of a form, and the check that it holds; run at every change and before publishing.
 */

import { t } from '@/lib/i18n/i18n'
import { createEngine } from '../engine/create-engine'
import type { FormEngine } from '../engine/engine'
import { cellPath } from '../engine/paths'
import { kindOf } from '../kinds/kinds'
import type { FormSource } from '../schema/definition'
import { isRawObject } from '../schema/definition-reader'
import type { FormNode } from '../schema/nodes'
import { parseDefinition } from '../schema/parse-definition'
import { columnOf, rowsIn, tableIn } from '../schema/rows'

/** One example of a form, kept with it. Places: `budget`, `members.name` for the cells of a column. */
export interface FormExample {
  /** Unique among the form's examples. */
  id: string
  /** What it shows, in the author's words. */
  title: string
  /** Answers by field, as contents store them. */
  values: Readonly<Record<string, unknown>>
  /** The day it is tried on, `YYYY-MM-DD`; absent: today. */
  today?: string
  expects: ExampleExpectation
}

/** What an example expects; a part that is absent is not looked at. */
export interface ExampleExpectation {
  /** These places are visible. */
  visible?: readonly string[]
  /** These are not. */
  hidden?: readonly string[]
  /** These are required, answered or not. */
  required?: readonly string[]
  /** These are not. */
  optional?: readonly string[]
  /** Rules, by id, that are broken; a reminder counts too. */
  broken?: readonly string[]
  /** Rules that are not. */
  met?: readonly string[]
  /** Places whose answers are refused by their own limits. */
  refused?: readonly string[]
  /** Computed values, as text: `{ "total": "12.5" }`. */
  computed?: Readonly<Record<string, string>>
  /** Whether the form can be submitted with these answers. */
  submittable?: boolean
}

/** One expectation that does not hold. */
interface ExampleDifference {
  expectation: keyof ExampleExpectation
  /** The place or rule; '' for the whole form. */
  at: string
  /** One sentence in the interface language. */
  text: string
}

export interface ExampleResult {
  example: FormExample
  /** `stale`: it names what the form no longer has, so it says nothing about it. */
  outcome: 'holds' | 'differs' | 'stale'
  differences: readonly ExampleDifference[]
}

/**
 * Tries examples on a form with the engine that fills it in. A place or rule that the form does not have is a difference
 * too, so a renamed field cannot pass unnoticed. Sentences are in the interface language. Never throws.
 *
 * @param today `YYYY-MM-DD`, for examples without a day of their own
 */
export function runExamples(source: FormSource, examples: readonly FormExample[], today: string): ExampleResult[] {
  const form = parseDefinition(source)
  return examples.map((example) => {
    const values = isRawObject(example.values) ? example.values : {}
    const engine = createEngine(form, values, { editable: true, today: () => example.today ?? today })
    const unknown = unknownNames(form, example)
    const differences = [...unknown, ...differencesOf(engine, example.expects)]
    const outcome = differences.length === 0 ? 'holds' : unknown.length > 0 ? 'stale' : 'differs'
    return { example, outcome, differences }
  })
}

function unknownNames(form: FormNode, { values, expects }: FormExample): ExampleDifference[] {
  const rules = new Set(form.rules.map(({ id }) => id))
  const difference = (expectation: keyof ExampleExpectation, at: string, text: string) => ({ expectation, at, text })
  const places = (['visible', 'hidden', 'required', 'optional', 'refused'] as const).flatMap((name) =>
    (expects[name] ?? [])
      .filter((place) => !isPlace(form, place))
      .map((place) => difference(name, place, t('表单里没有“{id}”', { id: place }))),
  )
  const named = (['broken', 'met'] as const).flatMap((name) =>
    (expects[name] ?? [])
      .filter((id) => !rules.has(id))
      .map((id) => difference(name, id, t('表单里没有规则“{id}”', { id }))),
  )
  const computed = Object.keys(expects.computed ?? {})
    .filter((id) => form.fields.get(id)?.kind !== 'computed')
    .map((id) => difference('computed', id, t('表单里没有计算值“{id}”', { id })))
  const given = Object.keys(isRawObject(values) ? values : {})
    .filter((id) => !form.fields.has(id))
    .map((id) => difference('visible', id, t('例子填了“{id}”，表单里没有它', { id })))
  return [...places, ...named, ...computed, ...given]
}

function isPlace(form: FormNode, place: string): boolean {
  const [field = '', column] = place.split('.')
  if (column === undefined) return form.fields.has(field)
  const table = tableIn(form, field)
  return table !== null && columnOf(table, column) !== undefined
}

type Reading = 'visible' | 'required'

/** Whether a place is visible or required; a column is where one of its cells is. Null: the form does not have it. */
function reads(engine: FormEngine, place: string, reading: Reading): boolean | null {
  const [fieldId = '', columnId] = place.split('.')
  const state = engine.field(fieldId)
  if (!state) return null
  if (columnId === undefined) return state[reading]
  if (!isPlace(engine.form, place)) return null
  const rows = rowsIn(engine.values()[fieldId])
  return rows.some(({ id }) => engine.field(cellPath(fieldId, id, columnId))?.[reading] === true)
}

function brokenRules(engine: FormEngine): ReadonlySet<string> {
  const problems = engine.problems('form', 'submit').filter(({ kind }) => kind === 'rule')
  return new Set(problems.map(({ id }) => id.replace(/^rule:/, '')))
}

function isSubmittable(engine: FormEngine): boolean {
  return !engine.form.undecided && engine.problems('form', 'submit').every(({ severity }) => severity !== 'error')
}

/** The name of a place in words. */
function labelOf(form: FormNode, place: string): string {
  const [field = '', columnId] = place.split('.')
  const table = tableIn(form, field)
  const column = columnId === undefined ? undefined : table && columnOf(table, columnId)
  const label = form.fields.get(field)?.label ?? place
  return column ? `${label} · ${column.label}` : label
}

function differencesOf(engine: FormEngine, expected: ExampleExpectation): ExampleDifference[] {
  const { form } = engine
  const state = (
    expectation: 'visible' | 'hidden' | 'required' | 'optional',
    reading: Reading,
    wanted: boolean,
    sentence: (label: string) => string,
  ): ExampleDifference[] =>
    (expected[expectation] ?? [])
      .filter((place) => reads(engine, place, reading) === !wanted)
      .map((place) => ({ expectation, at: place, text: sentence(labelOf(form, place)) }))
  const broken = brokenRules(engine)
  const messageOf = (id: string) => form.rules.find((rule) => rule.id === id)?.message
  const rules = (expectation: 'broken' | 'met', sentence: (message: string) => string): ExampleDifference[] =>
    (expected[expectation] ?? []).flatMap((id) => {
      const message = messageOf(id)
      const differs = broken.has(id) !== (expectation === 'broken')
      return message !== undefined && differs ? [{ expectation, at: id, text: sentence(message) }] : []
    })
  return [
    ...state('visible', 'visible', true, (label) => t('“{label}”应当显示，现在不显示', { label })),
    ...state('hidden', 'visible', false, (label) => t('“{label}”不应当显示，现在显示', { label })),
    ...state('required', 'required', true, (label) => t('“{label}”应当必填，现在不必填', { label })),
    ...state('optional', 'required', false, (label) => t('“{label}”不应当必填，现在必填', { label })),
    ...rules('broken', (message) => t('应当违反规则“{message}”，现在没有违反', { message })),
    ...rules('met', (message) => t('不应当违反规则“{message}”，现在违反了', { message })),
    ...refusals(engine, expected.refused ?? []),
    ...computedDifferences(engine, expected.computed ?? {}),
    ...submitDifference(engine, expected.submittable),
  ]
}

function refusals(engine: FormEngine, places: readonly string[]): ExampleDifference[] {
  const refused = engine.problems('form', 'format').flatMap(({ paths }) => paths)
  const isRefused = (place: string) => {
    const [field = '', column] = place.split('.')
    return refused.some((path) => (column === undefined ? path === field : isCell(path, field, column)))
  }
  return places
    .filter((place) => isPlace(engine.form, place) && !isRefused(place))
    .map((place) => ({
      expectation: 'refused' as const,
      at: place,
      text: t('“{label}”的内容应当不符合要求，现在符合', { label: labelOf(engine.form, place) }),
    }))
}

const isCell = (path: string, field: string, column: string) =>
  path.startsWith(`${field}/`) && path.endsWith(`/${column}`)

function computedDifferences(engine: FormEngine, expected: Readonly<Record<string, string>>): ExampleDifference[] {
  return Object.entries(expected).flatMap(([id, wanted]) => {
    const state = engine.field(id)
    if (state?.node.kind !== 'computed') return []
    const shown = kindOf(state.node).text(state.node, state.value)
    if (shown === wanted || state.value === wanted) return []
    const text = t('“{label}”应当是 {wanted}，现在是 {now}', {
      label: state.node.label,
      wanted,
      now: shown || t('空'),
    })
    return [{ expectation: 'computed' as const, at: id, text }]
  })
}

function submitDifference(engine: FormEngine, wanted: boolean | undefined): ExampleDifference[] {
  if (wanted === undefined || isSubmittable(engine) === wanted) return []
  const [first] = engine.problems('form', 'submit').filter(({ severity }) => severity === 'error')
  const text = wanted
    ? t('应当可以提交，现在不可以：{message}', { message: first?.message ?? t('表单定义有问题') })
    : t('应当不可以提交，现在可以')
  return [{ expectation: 'submittable', at: '', text }]
}
