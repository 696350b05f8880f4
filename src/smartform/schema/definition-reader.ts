/**
 * Reads parts of a raw form definition and reports problems with their location; used by every parser of definitions.
 */
import { ownValue } from '@/lib/collections/own-value'
import { locale, t } from '@/lib/i18n/i18n'
import { canonicalDecimal, decimalOf, decimalText } from '@/lib/numbers/decimal'
import type { Expression } from '../expression/ast'
import { type Names, parseExpression, type Report } from '../expression/parse'

/** What parsing any part of a definition needs. */
export interface ReadingContext {
  names: Names
  report: Report
  pageId: string
  sectionId: string
  /** The table whose columns are being parsed, else null. */
  table: string | null
  /** The locations of list items in the original definition. */
  paths: WeakMap<object, string>
  /** All readers, so that each can report its unused attributes at the end. */
  readers: DefinitionReader[]
  /** Called with the location of each text without English. */
  leaveUntranslated(at: string): void
  /** Something that may require an answer could not be parsed: the form cannot be submitted. */
  leaveUndecided(): void
}

export type RawObject = Readonly<Record<string, unknown>>

export function isRawObject(raw: unknown): raw is RawObject {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

/** What an object from outside has itself under a name; undefined for anything else. */
export function ownAttribute(raw: unknown, name: string): unknown {
  return isRawObject(raw) ? ownValue(raw, name) : undefined
}

/** Reads the attributes of one raw object; a value of the wrong type is reported and counts as absent. */
export class DefinitionReader {
  private readNames: Set<string> | null = new Set()
  private readonly english = new Map<string, string>()

  constructor(
    private readonly raw: RawObject,
    readonly at: string,
    private readonly context: ReadingContext,
  ) {
    context.readers.push(this)
  }

  /** Own properties only, none from a prototype. */
  get(name: string): unknown {
    this.readNames?.add(name)
    return ownValue(this.raw, name)
  }

  /** Whether the attribute is there: neither absent nor null, as a part's parameter without a value makes it. */
  has(name: string): boolean {
    return (this.get(name) ?? null) !== null
  }

  /** Drops the object and ignores its other attributes. */
  giveUp(): null {
    this.readNames = null
    this.context.leaveUndecided()
    return null
  }

  /** Its keys are names, not attributes. */
  giveNames(): void {
    this.readNames = null
  }

  /** Reports unknown attributes: a misspelt one would have no effect. */
  reportUnknown(): void {
    const { readNames } = this
    if (!readNames) return
    for (const name of Object.keys(this.raw).filter((key) => !readNames.has(key)))
      this.fault(name, t('未知的属性“{name}”', { name: name.slice(0, 40) }))
  }

  /** `true` or `false`; anything else is reported and becomes `otherwise`. */
  flag(name: string, otherwise = false): boolean {
    const value = this.get(name) ?? false
    if (typeof value === 'boolean') return value
    this.fault(name, t('须为 true 或 false'))
    return otherwise
  }

  fault(name: string, message: string): undefined {
    this.context.report(this.within(name), message)
  }

  private within(name: string): string {
    return this.at === '' ? name : `${this.at}.${name}`
  }

  /** A value accepted by `read`; anything else is reported and counts as absent. */
  private readValue<T>(name: string, wrong: () => string, read: (value: unknown) => T | null): T | undefined {
    const value = this.get(name) ?? null
    return value === null ? undefined : (read(value) ?? this.fault(name, wrong()))
  }

  text(name: string): string | undefined {
    return this.readValue(
      name,
      () => t('须为文字'),
      (value) => (typeof value === 'string' ? value : null),
    )
  }

  /** One of some words or numbers; `needed`: mandatory. */
  oneOf<T extends string | number>(name: string, known: readonly T[], needed = false): T | undefined {
    const value = this.get(name) ?? null
    const found = known.find((item) => item === value)
    if (found === undefined && (needed || value !== null))
      this.fault(
        name,
        t('只能是 {some} 或 {last}', { some: known.slice(0, -1).join('、'), last: String(known.at(-1)) }),
      )
    return found
  }

  /** A mandatory text; '' with a report when missing. */
  neededText(name: string): string {
    const value = this.get(name)
    if (typeof value === 'string') return value
    this.fault(name, t('须为文字'))
    return ''
  }

  /** Text for people, in Chinese; with English, it follows the interface language after `speak`. */
  words(name: string): string | undefined {
    const value = this.get(name)
    if (!isRawObject(value)) {
      const chinese = this.text(name)
      if (chinese && /\p{Script=Han}/u.test(chinese)) this.context.leaveUntranslated(this.within(name))
      return chinese
    }
    const both = new DefinitionReader(value, this.within(name), this.context)
    const english = both.neededText('en')
    if (english !== '') this.english.set(name, english)
    return both.neededText('zh')
  }

  /** Mandatory text for people; '' with a report when missing or blank. */
  neededWords(name: string): string {
    if (!this.has(name)) return this.neededText(name)
    const words = this.words(name)
    if (words?.trim() === '') this.fault(name, t('请填写文字'))
    return words ?? ''
  }

  /** Makes a parsed object's texts follow the interface language. */
  speak<N extends object>(node: N): N {
    for (const [name, english] of this.english) {
      const chinese: unknown = Reflect.get(node, name)
      Object.defineProperty(node, name, { enumerable: true, get: () => (locale() === 'en' ? english : chinese) })
    }
    return node
  }

  /** An integer from `least` to 100,000. */
  count(name: string, least = 0): number | undefined {
    const fits = (value: unknown) => Number.isInteger(value) && Number(value) >= least && Number(value) <= 100_000
    const wrong = () => t('须为不小于 {least} 的整数', { least })
    return this.readValue(name, wrong, (value) => (fits(value) ? Number(value) : null))
  }

  /** A code of the error catalogue: an integer. */
  code(name: string): number | undefined {
    return this.readValue(
      name,
      () => t('须为整数'),
      (value) => (Number.isSafeInteger(value) ? Number(value) : null),
    )
  }

  /** Digits after the point: 0 to 20. */
  decimals(name = 'decimals'): number | undefined {
    const value = this.count(name)
    return value === undefined || value <= 20 ? value : this.fault(name, t('小数位数不能超过 20'))
  }

  /** An exact decimal, canonical. */
  decimal(name: string): string | undefined {
    const read = (value: unknown) => {
      const number = typeof value === 'number' ? decimalOf(value) : null
      return typeof value === 'string' ? canonicalDecimal(value) : number && decimalText(number)
    }
    return this.readValue(name, () => t('须为十进制数'), read)
  }

  /** A list's items, at most `most`; [] when absent. */
  list(name: string, most: number): readonly unknown[] {
    const asList = (value: unknown): readonly unknown[] | null => (Array.isArray(value) ? value : null)
    const value = this.readValue(name, () => t('须为列表'), asList) ?? []
    if (value.length > most) {
      this.fault(name, t('最多 {most} 项，多出的不使用', { most }))
      this.context.leaveUndecided()
    }
    return value.slice(0, most)
  }

  /** The objects of a list, each with a reader; other items are reported and left out. */
  objects(name: string, most: number, changes: Partial<ReadingContext> = {}): DefinitionReader[] {
    return this.list(name, most).flatMap((item, index) => {
      const at = (isRawObject(item) && this.context.paths.get(item)) || this.within(`${name}[${index}]`)
      if (isRawObject(item)) return new DefinitionReader(item, at, { ...this.context, ...changes })
      this.context.report(at, t('须为对象'))
      this.context.leaveUndecided()
      return []
    })
  }

  /** The texts of a list, and readers of its objects; other items are reported and left out. */
  items(name: string, most: number): (string | DefinitionReader)[] {
    return this.list(name, most).flatMap((item, index) => {
      if (typeof item === 'string') return item
      if (isRawObject(item)) return new DefinitionReader(item, this.within(`${name}[${index}]`), this.context)
      this.fault(`${name}[${index}]`, t('须为文字'))
      return []
    })
  }

  /** The texts in a list. */
  texts(name: string, most: number): string[] {
    return this.items(name, most).flatMap((item) => {
      if (typeof item === 'string') return item
      this.context.report(item.at, t('须为文字'))
      item.giveNames()
      return []
    })
  }

  /** The same object, with its expressions in the rows of a table. */
  inRowsOf(table: string): DefinitionReader {
    const reader = new DefinitionReader(this.raw, this.at, { ...this.context, table, readers: [] })
    for (const name of Object.keys(this.raw)) this.get(name)
    return reader
  }

  /** A reader of a nested object; anything else is reported and counts as absent. */
  object(name: string): DefinitionReader | undefined {
    return this.readValue(
      name,
      () => t('须为对象'),
      (value) => (isRawObject(value) ? new DefinitionReader(value, this.within(name), this.context) : null),
    )
  }

  /** A condition: `unsaid` when absent, `unread` (the safe value) when unusable. */
  expression(name: string, unsaid: Expression, unread: Expression): Expression {
    return this.has(name) ? (this.tryExpression(name) ?? unread) : unsaid
  }

  /** Null (reported) when missing or unusable. */
  tryExpression(name: string): Expression | null {
    if (!this.has(name)) {
      this.fault(name, t('请写一个公式'))
      return null
    }
    const { table, names, report } = this.context
    return parseExpression(this.get(name), this.within(name), table, names, report)
  }

  /** The same, where the form cannot be judged without it. */
  neededExpression(name: string): Expression | null {
    const read = this.tryExpression(name)
    if (!read) this.context.leaveUndecided()
    return read
  }

  get place(): Readonly<Pick<ReadingContext, 'pageId' | 'sectionId' | 'table'>> {
    return this.context
  }
}
