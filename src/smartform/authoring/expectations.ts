/** The statements that an author can expect of an example (shown, required, refused), for the workshop. */

import { t } from '@/lib/i18n/i18n'
import { createEngine } from '../engine/create-engine'
import type { FormEngine } from '../engine/engine'
import { cellPath, partsOf } from '../engine/paths'
import type { Expression } from '../expression/ast'
import { isTrue, judge } from '../expression/evaluate'
import { kindOf } from '../kinds/kinds'
import type { FormSource } from '../schema/definition'
import type { ColumnNode, FieldNode, FormNode } from '../schema/nodes'
import { parseDefinition } from '../schema/parse-definition'
import { rowsIn } from '../schema/rows'
import type { ExampleExpectation, FormExample } from './examples'

/** The lists of an expectation; `submittable` has no place. */
type ListedExpectation = 'visible' | 'hidden' | 'required' | 'optional' | 'broken' | 'met' | 'refused'

/** One thing that holds with the answers of an example now. */
export interface Statement {
  expectation: ListedExpectation | 'submittable'
  /** The place or rule; '' for the whole form. */
  at: string
  /** In the interface language: “理由”显示. */
  text: string
  /** Whether other answers would make it otherwise: such things are what an example is kept for. */
  isTelling: boolean
  /** Of `submittable`: whether it can be submitted. */
  value?: boolean
}

/** The engine of an example, with its answers. */
function engineOf(source: FormSource, { values, today }: FormExample, day: string): FormEngine {
  return createEngine(parseDefinition(source), values, { editable: true, today: () => today ?? day })
}

/** The conditions under which a field is there: its own, its section's and its page's. */
function conditionsAbove(form: FormNode): ReadonlyMap<string, readonly Expression[]> {
  return new Map(
    form.pages.flatMap((page) =>
      page.sections.flatMap((section) =>
        section.fields.map(({ id }) => [id, [page.visibleWhen, section.visibleWhen]] as const),
      ),
    ),
  )
}

const isPlain = (condition: Expression) => condition.op === 'constant'

/** Everything that holds with an example's answers now, in the order of the form, rules after fields. Never throws. */
export function statementsOf(source: FormSource, example: FormExample, day: string): Statement[] {
  const engine = engineOf(source, example, day)
  const { form } = engine
  const above = conditionsAbove(form)
  const fields = [...form.fields.values()].filter(({ kind }) => kind !== 'static')
  return [
    ...fields.flatMap((node) => [
      ...aboutField(engine, node, above.get(node.id) ?? []),
      ...(node.kind === 'table' ? node.columns.flatMap((column) => aboutColumn(engine, node.id, column)) : []),
    ]),
    ...aboutRefusals(engine),
    ...aboutRules(engine),
    aboutSubmitting(engine),
  ]
}

function aboutPlace(
  node: FieldNode | ColumnNode,
  { at, label, conditions }: { at: string; label: string; conditions: readonly Expression[] },
  state: { visible: boolean; required: boolean },
): Statement[] {
  const isConditional = !conditions.every(isPlain)
  const shown: Statement = state.visible
    ? { expectation: 'visible', at, text: t('“{label}”显示', { label }), isTelling: isConditional }
    : { expectation: 'hidden', at, text: t('“{label}”不显示', { label }), isTelling: isConditional }
  if (!state.visible || node.kind === 'computed') return [shown]
  const isTelling = !isPlain(node.requiredWhen) || (isConditional && state.required)
  const asked: Statement = state.required
    ? { expectation: 'required', at, text: t('“{label}”必填', { label }), isTelling }
    : { expectation: 'optional', at, text: t('“{label}”可以不填', { label }), isTelling }
  return [shown, asked]
}

function aboutField(engine: FormEngine, node: FieldNode, above: readonly Expression[]): Statement[] {
  const state = engine.field(node.id)
  const conditions = [...above, node.visibleWhen]
  return state ? aboutPlace(node, { at: node.id, label: node.label, conditions }, state) : []
}

/** A column as its cells are; nothing where there is no row, or where its rows differ. */
function aboutColumn(engine: FormEngine, tableId: string, column: ColumnNode): Statement[] {
  const conditions = [column.visibleWhen]
  if (conditions.every(isPlain) && isPlain(column.requiredWhen)) return []
  const cells = rowsIn(engine.values()[tableId]).flatMap(
    ({ id }) => engine.field(cellPath(tableId, id, column.id)) ?? [],
  )
  const [first] = cells
  const isSame = cells.every(({ visible, required }) => visible === first?.visible && required === first?.required)
  if (!first || !isSame) return []
  const label = `${engine.form.fields.get(tableId)?.label ?? tableId} · ${column.label}`
  return aboutPlace(column, { at: `${tableId}.${column.id}`, label, conditions }, first)
}

/** Answers that their own limits refuse. */
function aboutRefusals(engine: FormEngine): Statement[] {
  const places = engine.problems('form', 'format').flatMap(({ paths, kind }) => (kind === 'rule' ? [] : paths))
  const named = places.map((path) => {
    const { fieldId, columnId } = partsOf(path)
    const label = engine.field(path)?.node.label ?? fieldId
    return [columnId === undefined ? fieldId : `${fieldId}.${columnId}`, label] as const
  })
  return [...new Map(named)].map(([at, label]) => ({
    ...{ expectation: 'refused', at, isTelling: true },
    text: t('“{label}”的内容不符合要求', { label }),
  }))
}

/** Rules that are broken, and those that these answers meet; a rule without all its operands says nothing. */
function aboutRules(engine: FormEngine): Statement[] {
  const broken = new Set(engine.problems('form', 'submit').map(({ id }) => id))
  return engine.form.rules.flatMap(({ id: at, message, when, assert }): Statement[] => {
    if (broken.has(`rule:${at}`))
      return [{ expectation: 'broken', at, text: t('违反规则“{message}”', { message }), isTelling: true }]
    const isMet = isTrue(when, engine.scope) && judge(assert, engine.scope) === true
    return isMet ? [{ expectation: 'met', at, text: t('符合规则“{message}”', { message }), isTelling: false }] : []
  })
}

function aboutSubmitting(engine: FormEngine): Statement {
  const { form } = engine
  const can = !form.undecided && engine.problems('form', 'submit').every(({ severity }) => severity !== 'error')
  return {
    expectation: 'submittable',
    at: '',
    text: can ? t('答案可以提交') : t('答案不能提交'),
    isTelling: can,
    value: can,
  }
}

/** Whether an example expects a statement. */
export function isExpected(expects: ExampleExpectation, { expectation, at }: Statement): boolean {
  return expectation === 'submittable' ? expects.submittable !== undefined : expects[expectation]?.includes(at) === true
}

/** The expectation with a statement in it, or without. */
export function withExpectation(
  expects: ExampleExpectation,
  { expectation, at, value }: Pick<Statement, 'expectation' | 'at' | 'value'>,
  isWanted: boolean,
): ExampleExpectation {
  const { [expectation]: former, ...rest } = expects
  if (expectation === 'submittable') return isWanted ? { ...rest, submittable: value === true } : rest
  const others = Array.isArray(former) ? (former as readonly string[]).filter((one) => one !== at) : []
  const next = isWanted ? [...others, at] : others
  return next.length > 0 ? { ...rest, [expectation]: next } : rest
}

/** What a new example expects: all that other answers would make otherwise. */
export function firstExpectation(statements: readonly Statement[]): ExampleExpectation {
  return statements
    .filter(({ isTelling }) => isTelling)
    .reduce<ExampleExpectation>((expects, statement) => withExpectation(expects, statement, true), {})
}

const opposites = {
  visible: 'hidden',
  hidden: 'visible',
  required: 'optional',
  optional: 'required',
  broken: 'met',
  met: 'broken',
} as const

/**
 * What an example expects, taken over from how the form is now: a place that is hidden by now is expected to be hidden. An
 * expectation that the form cannot answer any more falls away.
 */
export function renewedExpectation(expects: ExampleExpectation, statements: readonly Statement[]): ExampleExpectation {
  const renewed = statements.filter((statement) => {
    const { expectation, at } = statement
    if (isExpected(expects, statement)) return true
    if (expectation === 'submittable' || expectation === 'refused') return false
    return expects[opposites[expectation]]?.includes(at) === true
  })
  return renewed.reduce<ExampleExpectation>((next, statement) => withExpectation(next, statement, true), {})
}

/** Answers without what is empty, computed or only read. */
export function answersToKeep(form: FormNode, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([id, value]) => {
      const node = form.fields.get(id)
      if (!node || node.kind === 'computed' || node.kind === 'static') return false
      return !kindOf(node).isEmpty(kindOf(node).coerce(node, value))
    }),
  )
}
