import { canonicalDecimal, decimalOf, decimalText } from '@/lib/decimal'
import { locale, t } from '@/lib/i18n'
import type { Expression } from '../expression/ast'
import { type Names, parseExpression, type Report } from '../expression/parse'

/** What reading any part of a definition needs. */
export interface ReadingContext {
  names: Names
  report: Report
  pageId: string
  sectionId: string
  /** The table whose columns are being read, else null. */
  table: string | null
  /** Where the objects of lists stand in the definition as written. */
  places: WeakMap<object, string>
  /** Every reader there was, so that at the end each tells what nobody asked it for. */
  readers: DefinitionReader[]
  /** Called with the place of each text that has no English. */
  leaveUntranslated(at: string): void
  /** Something that may demand an answer could not be read: the form cannot be handed in. */
  leaveUndecided(): void
}

export type RawObject = Readonly<Record<string, unknown>>

export function isRawObject(raw: unknown): raw is RawObject {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

/** Reads the attributes of one raw object; what is of the wrong type is reported and counts as not said. */
export class DefinitionReader {
  private asked: Set<string> | null = new Set()
  private readonly english = new Map<string, string>()

  constructor(
    private readonly raw: RawObject,
    readonly at: string,
    private readonly context: ReadingContext,
  ) {
    context.readers.push(this)
  }

  /** Only the object's own attributes count: nothing comes from a prototype. */
  get(name: string): unknown {
    this.asked?.add(name)
    return Object.hasOwn(this.raw, name) ? this.raw[name] : undefined
  }

  /** What this object says is left out, and what else stands in it is not looked at. */
  giveUp(): null {
    this.asked = null
    this.context.leaveUndecided()
    return null
  }

  /** Its keys are names, not attributes. */
  giveNames(): void {
    this.asked = null
  }

  /** Reports what nobody knows: a misspelt attribute would count for nothing. */
  reportUnknown(): void {
    const { asked } = this
    if (!asked) return
    for (const name of Object.keys(this.raw).filter((key) => !asked.has(key)))
      this.fault(name, t('未知的属性「{name}」', { name: name.slice(0, 40) }))
  }

  /** `true` or `false`; `otherwise` (reported) for anything else that is said. */
  flag(name: string, otherwise = false): boolean {
    const value = this.get(name) ?? false
    if (typeof value === 'boolean') return value
    this.fault(name, t('要是 true 或 false'))
    return otherwise
  }

  fault(name: string, message: string): undefined {
    this.context.report(this.within(name), message)
  }

  private within(name: string): string {
    return this.at === '' ? name : `${this.at}.${name}`
  }

  /** What is said, as `read` takes it; what it does not take is reported and counts as not said. */
  private said<T>(name: string, wrong: () => string, read: (value: unknown) => T | null): T | undefined {
    const value = this.get(name) ?? null
    return value === null ? undefined : (read(value) ?? this.fault(name, wrong()))
  }

  text(name: string): string | undefined {
    return this.said(
      name,
      () => t('要是文字'),
      (value) => (typeof value === 'string' ? value : null),
    )
  }

  /** One of some words or numbers; `needed`: it has to be said. */
  oneOf<T extends string | number>(name: string, known: readonly T[], needed = false): T | undefined {
    const value = this.get(name) ?? null
    const found = known.find((one) => one === value)
    if (found === undefined && (needed || value !== null))
      this.fault(name, t('只能是 {some} 或 {last}', { some: known.slice(0, -1).join('、'), last: known.at(-1) ?? '' }))
    return found
  }

  /** A text that has to be there; '' with a report when it is not. */
  neededText(name: string): string {
    const value = this.get(name)
    if (typeof value === 'string') return value
    this.fault(name, t('要是文字'))
    return ''
  }

  /** Words people read, in Chinese; what has English too is read in the language of the moment after `speak`. */
  words(name: string): string | undefined {
    if (!isRawObject(this.get(name))) {
      const chinese = this.text(name)
      if (chinese && /\p{Script=Han}/u.test(chinese)) this.context.leaveUntranslated(this.within(name))
      return chinese
    }
    const said = this.object(name)
    const english = said?.neededText('en')
    if (english) this.english.set(name, english)
    return said?.neededText('zh')
  }

  /** Words that have to be there; '' with a report when they are not. */
  neededWords(name: string): string {
    return (this.get(name) ?? null) === null ? this.neededText(name) : (this.words(name) ?? '')
  }

  /** What was read of this object: from now on its words are in the language of the moment. */
  speak<N extends object>(node: N): N {
    for (const [name, english] of this.english) {
      const chinese: unknown = Reflect.get(node, name)
      Object.defineProperty(node, name, { enumerable: true, get: () => (locale() === 'en' ? english : chinese) })
    }
    return node
  }

  /** A whole number from `least` to 100,000. */
  count(name: string, least = 0): number | undefined {
    const fits = (value: unknown) => Number.isInteger(value) && Number(value) >= least && Number(value) <= 100_000
    const wrong = () => t('要是 {least} 以上的整数', { least })
    return this.said(name, wrong, (value) => (fits(value) ? Number(value) : null))
  }

  /** A code of the error catalogue: a whole number. */
  code(name: string): number | undefined {
    return this.said(
      name,
      () => t('要是整数'),
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
    return this.said(name, () => t('要是十进制数'), read)
  }

  /** The list's items, at most `most`; [] when there is none. */
  list(name: string, most: number): readonly unknown[] {
    const asList = (value: unknown): readonly unknown[] | null => (Array.isArray(value) ? value : null)
    const value = this.said(name, () => t('要是列表'), asList) ?? []
    if (value.length > most) {
      this.fault(name, t('最多 {most} 项，多出的不使用', { most }))
      this.context.leaveUndecided()
    }
    return value.slice(0, most)
  }

  /** The objects in a list, each with a reader; other items are reported and left out. */
  objects(name: string, most: number, changes: Partial<ReadingContext> = {}): DefinitionReader[] {
    return this.list(name, most).flatMap((item, index) => {
      const at = (isRawObject(item) && this.context.places.get(item)) || this.within(`${name}[${index}]`)
      if (isRawObject(item)) return new DefinitionReader(item, at, { ...this.context, ...changes })
      this.context.report(at, t('要是对象'))
      this.context.leaveUndecided()
      return []
    })
  }

  /** The texts in a list, and readers of its objects; other items are reported and left out. */
  items(name: string, most: number): (string | DefinitionReader)[] {
    return this.list(name, most).flatMap((item, index) => {
      if (typeof item === 'string') return item
      if (isRawObject(item)) return new DefinitionReader(item, this.within(`${name}[${index}]`), this.context)
      this.fault(`${name}[${index}]`, t('要是文字'))
      return []
    })
  }

  /** The texts in a list. */
  texts(name: string, most: number): string[] {
    return this.items(name, most).flatMap((item) => {
      if (typeof item === 'string') return item
      this.context.report(item.at, t('要是文字'))
      item.giveNames()
      return []
    })
  }

  /** The same object, its expressions standing in the rows of a table. */
  inRowsOf(table: string): DefinitionReader {
    const reader = new DefinitionReader(this.raw, this.at, { ...this.context, table, readers: [] })
    for (const name of Object.keys(this.raw)) this.get(name)
    return reader
  }

  /** A reader of an object within; undefined (reported) when it is none. */
  object(name: string): DefinitionReader | undefined {
    const value = this.get(name)
    return isRawObject(value)
      ? new DefinitionReader(value, this.within(name), this.context)
      : this.fault(name, t('要是对象'))
  }

  /** A condition: `unsaid` when nothing is said, `unread` (the safe way) when what is said cannot be used. */
  expression(name: string, unsaid: Expression, unread: Expression): Expression {
    const value = this.get(name)
    return value === undefined || value === null ? unsaid : (this.tryExpression(name) ?? unread)
  }

  /** Null (reported) when it cannot be used. */
  tryExpression(name: string): Expression | null {
    const { table, names, report } = this.context
    return parseExpression(this.get(name) ?? null, this.within(name), table, names, report)
  }

  /** The same, where without it the form cannot be judged. */
  neededExpression(name: string): Expression | null {
    const read = this.tryExpression(name)
    if (!read) this.context.leaveUndecided()
    return read
  }

  get place(): Readonly<Pick<ReadingContext, 'pageId' | 'sectionId' | 'table'>> {
    return this.context
  }
}
