/** Parses the rules of a form definition and leaves out those with a problem; for `parse-definition.ts`. */
import { t } from '@/lib/i18n/i18n'
import { always } from '../expression/ast'
import { actors } from './definition'
import type { DefinitionReader } from './definition-reader'
import type { FieldNode, RuleNode, RuleTarget } from './nodes'

const mostRules = 1000

/** Parses the rules; one with a problem in its assertion or location is reported and left out. */
export function parseRules(form: DefinitionReader, fields: ReadonlyMap<string, FieldNode>): RuleNode[] {
  const rules = new Map<string, RuleNode>()
  for (const source of form.objects('rules', mostRules)) {
    const rule = parseRule(source, fields)
    if (!rule) continue
    if (rules.has(rule.id)) {
      source.fault('id', t('标识无效或重复'))
      source.giveUp()
    } else rules.set(rule.id, rule)
  }
  return [...rules.values()]
}

function parseRule(source: DefinitionReader, fields: ReadonlyMap<string, FieldNode>): RuleNode | null {
  const id = source.get('id')
  if (typeof id !== 'string' || id === '') {
    source.fault('id', t('标识无效或重复'))
    return source.giveUp()
  }
  const when = source.has('when') ? source.tryExpression('when') : always
  const assertion = source.tryExpression('assert')
  const message = source.neededWords('message')
  const at = parseTargets(source, fields)
  if (at.length === 0) source.fault('at', t('请至少选择一个填写项'))
  if (!when || !assertion || at.length === 0) return source.giveUp()
  return source.speak<RuleNode>({
    id,
    code: source.code('code'),
    severity: source.oneOf('severity', ['error', 'warning', 'info']) ?? 'error',
    actor: source.oneOf('actor', actors),
    when,
    assert: assertion,
    message,
    at,
    ledger: parseLedger(source.object('ledger')),
  })
}

function parseLedger(source: DefinitionReader | undefined): RuleNode['ledger'] {
  if (!source) return null
  const [current, limit] = [source.tryExpression('current'), source.tryExpression('limit')]
  const [label, unit, decimals] = [source.neededWords('label'), source.words('unit') ?? '', source.decimals()]
  const headroom = parseHeadroom(source.object('headroom'))
  const relation = source.oneOf('relation', ['atMost', 'atLeast', 'exactly'], true)
  if (!current || !limit || !relation) return null
  return source.speak<NonNullable<RuleNode['ledger']>>({ label, current, limit, relation, unit, decimals, headroom })
}

function parseHeadroom(source: DefinitionReader | undefined): NonNullable<RuleNode['ledger']>['headroom'] {
  if (!source) return null
  const [value, unit, decimals] = [source.tryExpression('value'), source.words('unit') ?? '', source.decimals()]
  return value && source.speak({ value, unit, decimals })
}

type Fields = ReadonlyMap<string, FieldNode>

/** The places of a rule; missing ones are reported and left out. */
function parseTargets(rule: DefinitionReader, fields: Fields): RuleTarget[] {
  return rule.items('at', 100).flatMap((item) => {
    if (typeof item === 'string') return namedTarget(item, fields) ?? unknown(rule, item)
    return rowTargets(item, fields)
  })
}

/** `field`, `table.column`, or `table.row.column` of a fixed row. */
function namedTarget(name: string, fields: Fields): RuleTarget | null {
  const [id = '', ...inner] = name.split('.')
  const field = fields.get(id)
  if (!field || inner.length > 2) return null
  const column = inner.at(-1)
  if (column === undefined) return { field: id }
  if (field.kind !== 'table' || !field.columns.some((each) => each.id === column)) return null
  if (inner.length === 1) return { field: id, column }
  const row = field.fixedRows?.findIndex((each) => each.id === inner[0]) ?? -1
  return row < 0 ? null : { field: id, column, cells: { op: 'at', table: id, row, column } }
}

/** A column in the rows that satisfy a condition. */
function rowTargets(source: DefinitionReader, fields: Fields): RuleTarget[] {
  const name = source.neededText('column')
  const target = namedTarget(name, fields)
  if (!target?.column || target.cells) {
    source.giveUp()
    return unknown(source, name)
  }
  const { field, column } = target
  const where = source.inRowsOf(field).tryExpression('where')
  return [{ field, column, ...(where && { cells: { op: 'countWhere', table: field, column, where } }) }]
}

function unknown(source: DefinitionReader, name: string): [] {
  source.fault('at', t('引用的填写项“{id}”不存在', { id: name.slice(0, 80) }))
  return []
}
