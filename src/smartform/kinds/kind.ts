import type { ReactNode } from 'react'
import { t } from '@/lib/i18n'
import type { CellLimit } from '@/lib/sheets/cell-limits'
import type { ResultKind } from '../expression/operators'
import type { Value } from '../expression/values'
import type { FieldBase } from '../schema/definition'
import type { DefinitionReader, RawObject } from '../schema/definition-reader'
import type { FieldNode, Parsed } from '../schema/nodes'
import type { AttachmentValue, DictionaryValue, FieldValue, TreeEntryValue, UnitValue } from '../schema/values'
import type { Attribute } from './attributes'
import type { ControlledProps, ShownProps } from './screen-props'

/** Something wrong with an answer. */
export interface Finding {
  /** Which check found it; stable. */
  check: string
  /** What to do, with the limit and the value. */
  message: string
  /** Merely missing, not malformed: asked for on submit only. */
  missing?: boolean
  /** The server's code for the same check (error catalogue), where it has one. */
  code?: number
}

/** A spreadsheet's text as a value from outside, and what is wrong with it beyond the kind's own checks. */
export interface Understood {
  raw: unknown
  problem?: string
}

/** How a spreadsheet's texts are understood; loaded with the first paste or import, so kinds only name what they need. */
export interface SheetTools {
  /** One line; long numbers that a spreadsheet has rounded are said. */
  line(text: string): Understood
  /** A number; 12% is 12 where `percents`, else 0.12. */
  decimal(text: string, percents: boolean): Understood
  /** An amount in 万元, from the unit written with it or named for its column. */
  amount(text: string): Understood
  /** A day or month without its time, also from a spreadsheet's serial number. */
  day(text: string): Understood
  range(text: string): Understood
  /** Any of some options, by label or value. */
  options(options: readonly { value: string; label: string }[], texts: readonly string[]): readonly string[]
  /** What was looked up for the cell. */
  entry(label: string, text: string): Understood
}

/** Where the texts of a column are looked up before they can be taken. */
interface Lookup {
  in: 'dictionary' | 'tree' | 'leaves' | 'units'
  /** Which dictionary. */
  type: string
}

/** What samples are made of; loaded with the author's tools. */
export interface SampleTools {
  entries(type: string): Promise<readonly DictionaryValue[]>
  /** The first entry of a tree that has none below it. */
  leaf(type: string): Promise<TreeEntryValue | null>
  units(): Promise<readonly UnitValue[]>
  file(what: 'document' | 'picture'): Promise<AttachmentValue>
}

/** Room for an answer on paper: a line, a space, another sheet, nothing, boxes to tick, or a labelled line for each part. */
type Blank<N> = 'line' | 'room' | 'apart' | 'none' | { boxes(node: N): readonly string[] } | { parts(): string[] }

/** A component; as a method, for the registry hands it out for any node. */
export type Drawn<P> = { draw(props: P): ReactNode }['draw']

/** Code that draws a kind, not fetched yet. */
interface Late<P> {
  readonly late: () => Promise<Drawn<P>>
}

/** What draws a kind, for `lazyPart` to fetch when a screen needs it. */
export function drawnBy<P>(late: () => Promise<Drawn<P>>): Late<P> {
  return { late }
}

/**
 * One kind of field, all of it: what a definition may say, how an answer is held, checked, read out, drawn, put in a column,
 * taken from a spreadsheet, left blank on paper, and tried out. No screen is imported here: the embedded backend and the
 * engine know kinds by this alone, and what draws them is loaded. Nothing here throws, whatever the raw value. Declared
 * with methods on purpose: they let the registry hand a kind out for any node, found by the node's `kind`.
 */
interface KindOf<N, V> {
  /** What its value counts as in expressions; null: it cannot be referred to. */
  readonly gives: ResultKind | null
  /** Grid columns it takes unless the definition says. */
  readonly width: 1 | 2 | 3
  /** Its answers are never on a device in the clear, and are masked where they are read. */
  readonly sensitive?: true
  /** Compared by size: at the end of its column, sorted as numbers, with totals, a number in a workbook. */
  readonly numeric?: true
  /** Files count apart in what is left to do. */
  readonly files?: true
  /** Puts right what attributes say against each other, with a report. */
  settle?(node: N, source: DefinitionReader): N

  /** The value of an empty field. */
  empty(node: N): V
  /** The value for anything from outside; keeps what can be kept. */
  coerce(node: N, raw: unknown): V
  /** The value as it is saved: without stray spaces. */
  clean(node: N, value: V): V
  isEmpty(value: V): boolean
  check(node: N, value: V): readonly Finding[]
  /** Words for a required answer that is missing. */
  missing(node: N): string
  /** The value in expressions. */
  operand(node: N, value: V): Value

  /** The answer as plain text, '' when there is none; also what a workbook gets. */
  text(node: N, value: V): string
  /** What is seen of a sensitive answer until it is asked for; absent: the last four characters of its text. */
  hidden?(node: N, value: V): string
  /** Shown behind the label and in a column's head: 万元, 人. */
  unit?(node: N): string | undefined

  /**
   * How the label reaches the control: `control`: a `label` for it; `group`: the editor's outermost element carries
   * `control` with `aria-labelledby`; `none`: the kind shows no control.
   */
  readonly labelled: 'control' | 'group' | 'none'
  /** What draws it to be filled in, loaded when a field near needs it; `usual`: it comes with every form. */
  readonly editor: 'usual' | Late<ControlledProps<N, V>>
  /** What draws it to be read; where it is missing, `text` is shown. */
  readonly view?: 'usual' | Late<ShownProps<N, V>>
  /** In a table it is several columns: as a definition would write them, for what it says of this one. */
  spread?(said: RawObject): readonly RawObject[]
  /** The least width of its column in characters (1em each), so that an answer is read whole. */
  columnWidth(node: N): number

  /** A spreadsheet's text as a value; null: it cannot come from one. */
  readonly fromSheet: { read(node: N, text: string, sheet: SheetTools): Understood }['read'] | null
  /** How its column is filled in, for the sheet of hints in a template. */
  hint?(node: N): string
  /** What a spreadsheet can hold a person to in its column; absent: nothing. */
  sheetLimit?(node: N): CellLimit
  lookup?(node: N): Lookup
  readonly blank: Blank<N>
  /** Answers to try, the likeliest first. */
  sample(node: N, tools: SampleTools): readonly unknown[] | Promise<readonly unknown[]>
}

/** The kind's own attributes: each that its type of definition names, and no other. */
type Attributes<S, N> = {
  readonly [A in Exclude<keyof S, keyof FieldBase | 'kind'> & keyof N]-?: Attribute<N[A]>
}

interface Described<S, V, N> {
  readonly attributes: Attributes<S, N>
  /** Never there: what the registry derives the types of definitions, nodes and values from. */
  readonly types?: { source: S; value: V; node: N }
}

/** A kind whose editor is loaded when it is needed. `S`: what a definition says, `V`: the value. */
export type Kind<S, V, N = Parsed<S>> = Omit<KindOf<N, V>, 'editor'> &
  Described<S, V, N> & { readonly editor: Late<ControlledProps<N, V>> }

/** A kind whose editor comes with every form (`column-screens.tsx`, where a missing one does not compile). */
export type UsualKind<S, V, N = Parsed<S>> = Omit<KindOf<N, V>, 'editor'> &
  Described<S, V, N> & { readonly editor: 'usual' }

/** A kind that was found by its name. */
export type AnyKind<N = FieldNode, V = FieldValue> = KindOf<N, V> & {
  readonly attributes: Readonly<Record<string, Attribute<unknown>>>
}

/** One finding, as a list. */
export function wrong(check: string, message: string, more: Partial<Finding> = {}): Finding[] {
  return [{ check, message, ...more }]
}

/** Shortened for a message. */
export function quoted(typed: string): string {
  return typed.length > 30 ? `${typed.slice(0, 30)}…` : typed
}

const wanted = (node: { label: string }) => t('请填写{label}', { label: node.label })

/** What kinds held as text have in common. */
export const written = {
  gives: 'text',
  width: 1,
  labelled: 'control',
  attributes: {},
  empty: () => '',
  coerce: (_: unknown, raw: unknown) => coerceText(raw),
  clean: (_: unknown, value: string) => value.trim(),
  isEmpty: (value: string) => value.trim() === '',
  missing: wanted,
  operand: (_: unknown, value: string) => value.trim() || null,
  text: (_: unknown, value: string) => value,
  columnWidth: () => 10,
  fromSheet: (_: unknown, text: string, sheet: SheetTools) => sheet.line(text),
  blank: 'line',
} as const

/** What kinds have in common that hold one thing or null. */
export const chosen = {
  gives: 'text',
  width: 1,
  labelled: 'control',
  empty: () => null,
  clean: <V>(_: unknown, value: V) => value,
  isEmpty: (value: unknown) => value === null,
  missing: (node: { label: string }) => t('请选择{label}', { label: node.label }),
  columnWidth: () => 9,
  blank: 'line',
} as const

/** What kinds have in common that are never answered. */
export const shown = {
  attributes: {},
  empty: () => null,
  coerce: () => null,
  clean: () => null,
  isEmpty: () => true,
  check: () => [],
  missing: () => '',
  operand: () => null,
  columnWidth: () => 8,
  fromSheet: null,
  blank: 'none',
  sample: () => [],
} as const

/** Text for anything from outside; numbers are kept as their text. */
export function coerceText(raw: unknown): string {
  if (typeof raw === 'string') return raw
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : ''
}
