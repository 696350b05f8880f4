/** Proves a form before publishing: every field reachable, every rule satisfiable and breakable, no contradiction. */

import { jsonEqual } from '@/lib/collections/json-equal'
import { t } from '@/lib/i18n/i18n'
import { type Expression, isConstant } from '../expression/ast'
import { isTrue, judge } from '../expression/evaluate'
import type { FormSource, Severity } from '../schema/definition'
import type { ColumnNode, FieldNode, FormNode, RuleNode, TableNode } from '../schema/nodes'
import { parseDefinition } from '../schema/parse-definition'
import type { AnswerScope } from './answer-scope'
import { mayBe } from './prove/abstract-evaluate'
import { asTruth } from './prove/abstract-value'
import { findContradiction } from './prove/contradictions'
import { decide, type Outcome, type Question } from './prove/decide'
import { conditionsOf, type FormSurroundings } from './prove/surroundings'

/** What was found out about a form. */
export interface ProofFinding {
  /** Stable: kind and place. */
  id: string
  kind:
    | 'definition'
    | 'cycle'
    | 'neverVisible'
    | 'neverRequired'
    | 'neverApplies'
    | 'neverMet'
    | 'neverBroken'
    | 'contradiction'
    | 'undecided'
  /** `error`: the form does not work so. `warning`: a part has no effect. `info`: not decided; nothing is said. */
  severity: Severity
  /** As the author refers to it: a page, section, field (`members.name` for a column) or rule. */
  place: { of: 'form' | 'page' | 'section' | 'field' | 'column' | 'rule'; id: string; label: string }
  /** One sentence in the interface language. */
  text: string
  /** The smallest answers that show it, where there are such: with them a rule applies and is broken. */
  answers?: Readonly<Record<string, unknown>>
  /** Further rules that take part in a contradiction. */
  rules?: readonly string[]
}

/**
 * Proves a form over all answers its fields accept. What is reported as an error or a warning is certain; what the
 * method cannot decide is reported as `undecided`, not guessed (`prove/decide.ts`). Sentences are in the interface
 * language. 600 fields take less than a second (`npm run bench -- authoring`). Never throws.
 *
 * @param today `YYYY-MM-DD`; dates are tried around it, no finding depends on it
 */
export function proveForm(source: FormSource, today: string): ProofFinding[] {
  const form = parseDefinition(source)
  return [
    ...problemsOf(form),
    ...visibilityOf(form, today),
    ...form.rules.flatMap((rule) => aboutRule(form, rule, today)),
    ...contradictionOf(form, today),
  ]
}

/** The smallest answers with which a field shows; null where it never does, or none were found. */
export function answersShowing(
  source: FormSource,
  fieldId: string,
  today: string,
): Readonly<Record<string, unknown>> | null {
  const form = parseDefinition(source)
  const node = form.fields.get(fieldId)
  const outcome = node && decide(form, visible(form, node), today)
  return outcome?.is === 'found' ? outcome.answers : null
}

/** What parsing reported: parts that cannot be used, and what depends on itself. */
function problemsOf(form: FormNode): ProofFinding[] {
  return form.definitionProblems.map(({ at, message }) => ({
    id: `definition:${at}`,
    kind: /^(value|visible|section|page):/.test(at) ? 'cycle' : 'definition',
    severity: 'error',
    place: { of: 'form', id: at, label: at },
    text: message,
  }))
}

type Place = ProofFinding['place']

function finding(
  kind: ProofFinding['kind'],
  severity: Severity,
  place: Place,
  text: string,
  answers?: ProofFinding['answers'],
): ProofFinding {
  return { id: `${kind}:${place.of}:${place.id}`, kind, severity, place, text, ...(answers && { answers }) }
}

function visible(form: FormNode, node: FieldNode): Question {
  const reads = conditionsOf(form, node)
  return { reads, possible: (within) => within.shows(node).yes, holds: (scope) => scope.visible(node) }
}

/** A condition by itself. */
function holding(reads: readonly Expression[]): Question {
  return {
    reads,
    possible: (within) => reads.every((condition) => asTruth(mayBe(condition, within)).yes),
    holds: (scope) => reads.every((condition) => isTrue(condition, scope.scope)),
  }
}

/** Pages, sections, fields and columns that never show, and fields that are never required. */
function visibilityOf(form: FormNode, today: string): ProofFinding[] {
  const known: { reads: readonly Expression[]; outcome: Outcome }[] = []
  /** Many fields share a condition. */
  const ask = (question: Question): Outcome => {
    const asked = known.find(({ reads }) => jsonEqual(reads, question.reads))
    if (asked) return asked.outcome
    const outcome = decide(form, question, today)
    known.push({ reads: question.reads, outcome })
    return outcome
  }
  const isPlain = (reads: readonly Expression[]) => reads.every((condition) => isConstant(condition, true))
  const hiddenPlaces = new Set<string>()
  const shows = (place: Place, reads: readonly Expression[], above: readonly string[]): ProofFinding[] => {
    if (isPlain(reads)) return []
    const { is } = ask(holding(reads))
    if (is === 'found') return []
    if (is === 'undecided')
      return [finding('undecided', 'info', place, t('没有判定：“{label}”是否会显示', { label: place.label }))]
    const own = reads.at(-1)
    const meant = own !== undefined && isConstant(own, false)
    hiddenPlaces.add(`${place.of}:${place.id}`)
    // What is in a hidden page is named once, by the page.
    if (above.some((each) => hiddenPlaces.has(each))) return []
    return meant
      ? [finding('neverVisible', 'info', place, t('“{label}”设为从不显示', { label: place.label }))]
      : [finding('neverVisible', 'error', place, t('“{label}”怎样填写都不会显示', { label: place.label }))]
  }
  return form.pages.flatMap((page) => [
    ...shows({ of: 'page', id: page.id, label: page.title }, [page.visibleWhen], []),
    ...page.sections.flatMap((section) => {
      const conditions = [page.visibleWhen, section.visibleWhen]
      const within = [`page:${page.id}`]
      const label = section.title ?? page.title
      return [
        ...shows({ of: 'section', id: section.id, label }, conditions, within),
        ...section.fields.flatMap((node) => {
          const inside = [...within, `section:${section.id}`]
          const place: Place = { of: 'field', id: node.id, label: node.label }
          return [
            ...shows(place, [...conditions, node.visibleWhen], inside),
            ...(hiddenPlaces.has(`field:${node.id}`) ? [] : requiredOf(node, place, conditions, ask)),
            ...(node.kind === 'table' ? node.columns.flatMap((column) => columnShows(form, node, column, today)) : []),
          ]
        }),
      ]
    }),
  ])
}

function requiredOf(
  node: FieldNode,
  place: Place,
  above: readonly Expression[],
  ask: (question: Question) => Outcome,
): ProofFinding[] {
  if (node.requiredWhen.op === 'constant') return []
  const { is } = ask(holding([...above, node.visibleWhen, node.requiredWhen]))
  if (is !== 'impossible') return []
  return [finding('neverRequired', 'warning', place, t('“{label}”必填的条件怎样填写都不成立', { label: node.label }))]
}

function columnShows(form: FormNode, table: TableNode, column: ColumnNode, today: string): ProofFinding[] {
  if (column.visibleWhen.op === 'constant') return []
  const question: Question = {
    reads: [...conditionsOf(form, table), { op: 'rows', table: table.id }, column.visibleWhen],
    table: table.id,
    possible: (within) => within.shows(table).yes && asTruth(mayBe(column.visibleWhen, within.inRow(table.id))).yes,
    holds: (scope) => scope.visible(table) && scope.rows(table).some((row) => scope.cellVisible(table, column, row)),
  }
  const { is } = decide(form, question, today)
  const label = `${table.label} · ${column.label}`
  const place: Place = { of: 'column', id: `${table.id}.${column.id}`, label }
  if (is === 'found') return []
  if (is === 'undecided') return [finding('undecided', 'info', place, t('没有判定：“{label}”是否会显示', { label }))]
  return [finding('neverVisible', 'error', place, t('“{label}”怎样填写都不会显示', { label }))]
}

/** Whether a rule is judged: it applies, and one of its places shows. */
function judged(form: FormNode, rule: RuleNode) {
  const places = rule.at.flatMap(({ field }) => form.fields.get(field) ?? [])
  return {
    reads: [rule.when, rule.assert, ...places.flatMap((node) => conditionsOf(form, node))],
    possible: (within: FormSurroundings) =>
      asTruth(mayBe(rule.when, within)).yes && places.some((node) => within.shows(node).yes),
    holds: (scope: AnswerScope) => isTrue(rule.when, scope.scope) && places.some((node) => scope.visible(node)),
  }
}

function aboutRule(form: FormNode, rule: RuleNode, today: string): ProofFinding[] {
  const place: Place = { of: 'rule', id: rule.id, label: rule.message }
  const applies = judged(form, rule)
  const judging = (wanted: boolean): Question => ({
    ...applies,
    possible: (within) => {
      const { yes, no } = asTruth(mayBe(rule.assert, within))
      return applies.possible(within) && (wanted ? yes : no)
    },
    holds: (scope) => applies.holds(scope) && judge(rule.assert, scope.scope) === wanted,
  })
  const values = { message: rule.message }
  const broken = decide(form, judging(false), today)
  const met = decide(form, judging(true), today)
  if (broken.is !== 'found' && met.is !== 'found') {
    const { is } = decide(form, applies, today)
    if (is === 'impossible')
      return [finding('neverApplies', 'warning', place, t('规则“{message}”适用的条件怎样填写都不成立', values))]
  }
  return [
    ...(met.is === 'impossible' && broken.is === 'found'
      ? [finding('neverMet', 'error', place, t('规则“{message}”怎样填写都不符合', values), broken.answers)]
      : []),
    ...(broken.is === 'impossible' ? [unbreakable(rule, place, met)] : []),
    ...(met.is === 'undecided'
      ? [finding('undecided', 'info', place, t('没有判定：规则“{message}”是否能符合', values))]
      : []),
    ...(broken.is === 'undecided'
      ? [finding('undecided', 'info', place, t('没有判定：规则“{message}”是否会违反', values))]
      : []),
  ]
}

/** A rule of the server's (with a code) still guards against what does not come from the form. */
function unbreakable(rule: RuleNode, place: Place, met: Outcome): ProofFinding {
  const values = { message: rule.message }
  return rule.code === undefined
    ? finding('neverBroken', 'warning', place, t('规则“{message}”怎样填写都不会违反', values), answersOf(met))
    : finding(
        'neverBroken',
        'info',
        place,
        t('规则“{message}”怎样填写都不会违反，只防表单以外来的数据', values),
        answersOf(met),
      )
}

const answersOf = (outcome: Outcome) => (outcome.is === 'found' ? outcome.answers : undefined)

function contradictionOf(form: FormNode, today: string): ProofFinding[] {
  const [first, ...more] = findContradiction(form, today) ?? []
  // One rule alone that cannot be met is said of that rule.
  if (!first || more.length === 0) return []
  const messages = [first, ...more].map(({ message }) => `“${message}”`).join('')
  const place: Place = { of: 'rule', id: first.id, label: first.message }
  const text = t('这些规则不能同时符合：{messages}', { messages })
  return [{ ...finding('contradiction', 'error', place, text), rules: more.map(({ id }) => id) }]
}
