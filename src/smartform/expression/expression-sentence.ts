/** Says an expression as a sentence, for the forms' workshop: 当“单位性质”是“高等学校”时. */

import { textOf } from '@/lib/collections/record'
import { t } from '@/lib/i18n/i18n'
import { isSigned, type SignedOperator, signs } from './operator-words'
import { printExpression } from './print-expression'
import type { SentenceNames } from './sentence-names'

/**
 * A condition or formula as a clause, without a full stop: “单位性质”是“高等学校”，并且“人数”大于 10. Fields are called by their
 * labels, values of choices by those of their options. Never throws; what has no words is said as its text.
 * @param source the array of the definition
 * @param names of the form, `sentenceNames(definition)`
 * @param table in whose rows it stands, else null
 */
export function expressionSentence(source: unknown, names: SentenceNames, table: string | null = null): string {
  return new Speaker(names).say(source, table, 0).replace(/ {2,}/g, ' ').trim()
}

/** The same for a condition: 当…时 / when …. */
export function conditionSentence(source: unknown, names: SentenceNames, table: string | null = null): string {
  return t('当{condition}时', { condition: expressionSentence(source, names, table) })
}

const deepest = 60
const calendarOperators = new Set(['today', 'start', 'end', 'addDays', 'addMonths', 'addYears'])

class Speaker {
  constructor(private readonly names: SentenceNames) {}

  /** @param inner the table of the row that is meant without saying so, else null */
  say(source: unknown, table: string | null, depth: number, inner: string | null = null): string {
    if (!Array.isArray(source) || typeof source[0] !== 'string') return constant(source)
    if (depth > deepest) return '…'
    const [head, ...args] = source as [string, ...unknown[]]
    const named = this.reference(head, args.map(textOf), table, inner)
    if (named !== null) return named
    // Before its operand is said, which would double the work at each level.
    if (head === 'not') return this.negation(args[0], table, depth, inner)
    if (head === 'sumWhere' || head === 'countWhere') {
      const [of, column] = [textOf(args[0]), textOf(args[1])]
      const values = { column: this.column(of, column), where: this.say(args[2], of, depth + 1, of) }
      return head === 'sumWhere'
        ? t('{where}的各行中{column}的合计', values)
        : t('{where}的各行中{column}的个数', values)
    }
    const each = args.map((argument) => this.say(argument, table, depth + 1, inner))
    const [a = '', b = '', c = ''] = each
    if (head === 'eq' || head === 'ne') return this.equality(head, args, table, each)
    if (isSigned(head)) return this.operation(head, args, table, each)
    const list = each.join(t('、'))
    switch (head) {
      case 'if':
        return args.length > 2 ? t('如果{a}，则为{b}，否则为{c}', { a, b, c }) : t('如果{a}，则为{b}', { a, b })
      case 'empty':
        return t('{a}没有填写', { a })
      case 'filled':
        return t('{a}已填写', { a })
      case 'includes':
        return t('{a}包括{b}', { a, b: this.value(args[1], args[0], table) ?? b })
      case 'unique':
        return t('{a}互不重复', { a: list })
      case 'sum':
        return t('{a}的合计', { a: list })
      case 'min':
        return t('{a}中最小的', { a: list })
      case 'max':
        return t('{a}中最大的', { a: list })
      case 'count':
        return t('{a}中已填的个数', { a: list })
      case 'length':
        return t('{a}的字数', { a })
      case 'round':
        return t('{a}四舍五入到小数 {b} 位', { a, b: b || '0' })
      case 'days':
        return t('从{a}到{b}的天数', { a, b })
      case 'months':
        return t('从{a}到{b}的月数', { a, b })
      case 'years':
        return t('从{a}到{b}的年数', { a, b })
      case 'addDays':
        return t('{a}之后 {b} 天', { a, b })
      case 'addMonths':
        return t('{a}之后 {b} 个月', { a, b })
      case 'addYears':
        return t('{a}之后 {b} 年', { a, b })
      case 'start':
        return t('{a}的开始日期', { a: this.range(args[0], a) })
      case 'end':
        return t('{a}的结束日期', { a: this.range(args[0], a) })
      case 'today':
        return t('今日')
      case 'startsWith':
        return t('{a}以{b}开头', { a, b })
      case 'endsWith':
        return t('{a}以{b}结尾', { a, b })
      case 'matches':
        return t('{a}符合格式 {pattern}', { a, pattern: textOf(args[1]) })
      case 'list':
        return list
      default:
        return printExpression(source)
    }
  }

  private reference(
    head: string,
    [a = '', b = '', c = '']: readonly string[],
    table: string | null,
    inner: string | null,
  ) {
    switch (head) {
      case 'field':
        return this.field(a)
      case 'column':
        return this.column(a, b)
      case 'cell':
        return inner !== null || table === null
          ? quoted((table && this.names.column(table, a)) || a)
          : t('本行的{column}', { column: quoted(this.names.column(table, a) ?? a) })
      case 'at':
        return t('{table}中{row}一行的{column}', {
          table: this.field(a),
          row: quoted(this.names.row(a, b) ?? b),
          column: quoted(this.names.column(a, c) ?? c),
        })
      case 'rows':
        return t('{table}的行数', { table: this.field(a) })
      case 'use':
        return t('算式{name}', { name: quoted(a) })
      default:
        return null
    }
  }

  private field(id: string): string {
    return quoted(this.names.field(id) ?? id)
  }

  private column(table: string, column: string): string {
    return t('{table}的{column}', {
      table: this.field(table),
      column: quoted(this.names.column(table, column) ?? column),
    })
  }

  /** A range may be named by its field alone. */
  private range(source: unknown, otherwise: string): string {
    return typeof source === 'string' ? this.field(source) : otherwise
  }

  private equality(head: 'eq' | 'ne', args: readonly unknown[], table: string | null, each: readonly string[]): string {
    const a = this.value(args[0], args[1], table) ?? each[0] ?? ''
    const b = this.value(args[1], args[0], table) ?? each[1] ?? ''
    if (typeof args[1] === 'number') return head === 'eq' ? t('{a}等于{b}', { a, b }) : t('{a}不等于{b}', { a, b })
    return head === 'eq' ? t('{a}是{b}', { a, b }) : t('{a}不是{b}', { a, b })
  }

  /** A constant as the option of the field or column it is compared with. */
  private value(source: unknown, other: unknown, table: string | null): string | null {
    const place = placeOf(other, table)
    const label = place && typeof source === 'string' ? this.names.option(...place, source) : undefined
    return label === undefined ? null : quoted(label)
  }

  private negation(source: unknown, table: string | null, depth: number, inner: string | null): string {
    if (Array.isArray(source) && typeof source[0] === 'string') {
      const opposite = { empty: 'filled', filled: 'empty', eq: 'ne', ne: 'eq' }[source[0]]
      if (opposite) return this.say([opposite, ...source.slice(1)], table, depth + 1, inner)
      if (placeOf(source, table))
        return t('{a}不是{b}', { a: this.say(source, table, depth + 1, inner), b: quoted(t('是')) })
    }
    return t('并非{a}', { a: this.say(source, table, depth + 1, inner) })
  }

  private operation(
    head: SignedOperator,
    args: readonly unknown[],
    table: string | null,
    each: readonly string[],
  ): string {
    const [a = '', b = ''] = each
    const isCalendar = args.some((argument) => this.isCalendar(argument, table))
    switch (head) {
      case 'lt':
        return isCalendar ? t('{a}早于{b}', { a, b }) : t('{a}小于{b}', { a, b })
      case 'lte':
        return isCalendar ? t('{a}不晚于{b}', { a, b }) : t('{a}不超过{b}', { a, b })
      case 'gt':
        return isCalendar ? t('{a}晚于{b}', { a, b }) : t('{a}大于{b}', { a, b })
      case 'gte':
        return isCalendar ? t('{a}不早于{b}', { a, b }) : t('{a}不少于{b}', { a, b })
      default: {
        const parts = each.map((part, index) => {
          const argument = args[index]
          const isLooser =
            Array.isArray(argument) && isSigned(argument[0]) && signs[argument[0]].binds < signs[head].binds
          return isLooser ? t('（{a}）', { a: part }) : part
        })
        if (head === 'and') return parts.join(t('，并且'))
        if (head === 'or') return parts.join(t('，或者'))
        return parts.join({ add: ' + ', subtract: ' − ', multiply: ' × ', divide: ' ÷ ' }[head as 'add'])
      }
    }
  }

  private isCalendar(source: unknown, table: string | null): boolean {
    if (!Array.isArray(source)) return false
    const place = placeOf(source, table)
    return place ? this.names.isCalendar(...place) : calendarOperators.has(String(source[0]))
  }
}

/** The field, or table and column, that an expression refers to. */
function placeOf(source: unknown, table: string | null): [field: string, column: string | null] | null {
  if (!Array.isArray(source)) return null
  const [head, first, second] = source.map(textOf)
  if (head === 'field' && first) return [first, null]
  if (head === 'column' && first && second) return [first, second]
  if (head === 'at' && first && source[3]) return [first, textOf(source[3])]
  return head === 'cell' && table && first ? [table, first] : null
}

const quoted = (text: string) => t('“{text}”', { text })

function constant(source: unknown): string {
  if (typeof source === 'string') return quoted(source)
  if (typeof source === 'boolean') return quoted(source ? t('是') : t('否'))
  if (source === null) return t('没有填写')
  return typeof source === 'number' ? ` ${source}` : printExpression(source)
}
