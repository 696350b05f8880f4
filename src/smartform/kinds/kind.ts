/** The interface that every field kind implements (parse, check, text, editor, spreadsheet, sample answers), and defaults that kinds share. */

import type { ReactNode } from 'react'
import { t } from '@/lib/i18n/i18n'
import type { PersonalDataKind } from '@/lib/personal-data/kinds'
import type { CellLimit } from '@/lib/sheets/cell-limits'
import type { ResultKind } from '../expression/operators'
import type { Value } from '../expression/values'
import type { DefinitionReader, RawObject } from '../schema/definition-reader'
import type { AttachmentValue, DictionaryValue, TreeEntryValue, UnitValue } from '../schema/entry-values'
import type { FieldBase } from '../schema/field-base'
import type { Parsed } from '../schema/parsed'
import type { ControlledProps, ReadOnlyProps } from './control-props'

/** A problem of an answer. */
export interface Finding {
  /** Id of the check; stable. */
  check: string
  /** What to do, with limit and value. */
  message: string
  /** The answer is missing; reported on submit only. */
  missing?: boolean
  /** The server's code for the same check (error catalogue). */
  code?: number
}

/** A spreadsheet's text as a value, with problems beyond the kind's own checks. */
export interface Understood {
  raw: unknown
  problem?: string
}

/** Parsers for spreadsheet texts; loaded with the first paste or import. */
export interface SheetTools {
  /** One line of text; reports long numbers that a spreadsheet has rounded. */
  line(text: string): Understood
  /** A number; 12% is 12 with `percents`, else 0.12. */
  decimal(text: string, percents: boolean): Understood
  /** An amount in 万元, with the unit in the cell or of the column. */
  amount(text: string): Understood
  /** A date or month without time, also from a serial number. */
  day(text: string): Understood
  range(text: string): Understood
  /** Any of some options, by label or value. */
  options(options: readonly { value: string; label: string }[], texts: readonly string[]): readonly string[]
  /** The looked-up entry of the cell. */
  entry(label: string, text: string): Understood
}

/** A column whose texts have to be looked up first. */
interface Lookup {
  in: 'dictionary' | 'tree' | 'leaves' | 'units'
  /** Name of the dictionary. */
  type: string
}

/** Makes sample answers; loaded with the author's tools. */
export interface SampleTools {
  entries(type: string): Promise<readonly DictionaryValue[]>
  /** The first leaf of a tree. */
  leaf(type: string): Promise<TreeEntryValue | null>
  units(): Promise<readonly UnitValue[]>
  file(type: 'document' | 'picture'): Promise<AttachmentValue>
}

/** Space for an answer on paper: a line, a block, a separate sheet, nothing, boxes to tick, or labelled lines. */
type Blank<N> = 'line' | 'room' | 'apart' | 'none' | { boxes(node: N): readonly string[] } | { parts(): string[] }

/** A component; declared as a method, because the registry returns it for any node. */
export type Drawn<P> = { draw(props: P): ReactNode }['draw']

/** A component that loads on demand. */
interface Late<P> {
  readonly late: () => Promise<Drawn<P>>
}

/** A kind's component, for `lazyPart` to load when a screen needs it. */
export function drawnBy<P>(late: () => Promise<Drawn<P>>): Late<P> {
  return { late }
}

/**
 * A complete field kind: attributes, value, validation, text, components, column, spreadsheet, blank form, sample. It
 * imports no component: the embedded backend and the engine use it too. Nothing here throws, whatever the raw value.
 * Methods (not properties) let the registry return a kind for any node.
 */
interface KindOf<N, V> {
  /** The kind of its value in expressions; null: it cannot be referred to. */
  readonly gives: ResultKind | null
  /** Default number of grid columns. */
  readonly width: 1 | 2 | 3
  /** The kind of personal data its answers are, unless the definition names another. Guarded kinds are masked and encrypted. */
  readonly personal?: PersonalDataKind
  /** Numeric: right-aligned, sorted as numbers, with totals, a number in a workbook. */
  readonly numeric?: true
  /** Files are counted separately in what is missing. */
  readonly files?: true
  /** Resolves contradictions between attributes, with a report. */
  settle?(node: N, source: DefinitionReader): N

  /** The value of an empty field. */
  empty(node: N): V
  /** Converts any outside value; keeps what can be kept. */
  coerce(node: N, raw: unknown): V
  /** The value as it is saved, trimmed. */
  clean(node: N, value: V): V
  isEmpty(value: V): boolean
  check(node: N, value: V): readonly Finding[]
  /** The message for a missing required answer. */
  missing(node: N): string
  /** The value in expressions. */
  operand(node: N, value: V): Value

  /** The answer as plain text, '' when empty; also for workbooks. */
  text(node: N, value: V): string
  /** The masked form of a sensitive answer; default: its last four characters. */
  hidden?(node: N, value: V): string
  /** The unit after the label and in column heads: 万元, 人. */
  unit?(node: N): string | undefined

  /**
   * How the label reaches the control. `control`: a `label`; `group`: the editor's outermost element has
   * `aria-labelledby`; `none`: no control.
   */
  readonly labelled: 'control' | 'group' | 'none'
  /** Its editor, loaded when a field needs it; `usual`: it loads with every form. */
  readonly editor: 'usual' | Late<ControlledProps<N, V>>
  /** Its view; default: `text`. */
  readonly view?: 'usual' | Late<ReadOnlyProps<N, V>>
  /** In a table it becomes several columns, as raw definitions. */
  spread?(source: RawObject): readonly RawObject[]
  /** The minimum width of its column in characters (1em each), so that an answer is read whole. */
  columnWidth(node: N): number

  /** Converts a spreadsheet's text; null: it cannot come from one. */
  readonly fromSheet: { read(node: N, text: string, sheet: SheetTools): Understood }['read'] | null
  /** How to fill in its column, for a template's help sheet. */
  hint?(node: N): string
  /** The validation of its column in a spreadsheet; absent: none. */
  sheetLimit?(node: N): CellLimit
  lookup?(node: N): Lookup
  readonly blank: Blank<N>
  /** Sample answers, the most typical first. */
  sample(node: N, tools: SampleTools): readonly unknown[] | Promise<readonly unknown[]>
}

/** One attribute of a kind in a definition: its schema, and how it is read. */
export interface Attribute<T> {
  /** As JSON Schema has it. */
  readonly schema: Readonly<Record<string, unknown>>
  /** It is mandatory. */
  readonly needed?: true
  /** An unusable value is reported and treated as absent. */
  read(source: DefinitionReader, name: string): T
}

/** The kind's own attributes: exactly those of its source type. */
type Attributes<S, N> = {
  readonly [A in Exclude<keyof S, keyof FieldBase | 'kind'> & keyof N]-?: Attribute<N[A]>
}

interface Described<S, V, N> {
  readonly attributes: Attributes<S, N>
  /** Type information only, never present at run time; the registry derives types from it. */
  readonly types?: { source: S; value: V; node: N }
}

/** A kind whose editor loads on demand. `S`: source, `V`: value. */
export type Kind<S, V, N = Parsed<S>> = Omit<KindOf<N, V>, 'editor'> &
  Described<S, V, N> & { readonly editor: Late<ControlledProps<N, V>> }

/** A kind whose editor loads with every form (`column-screens.tsx`, where a missing one does not compile). */
export type UsualKind<S, V, N = Parsed<S>> = Omit<KindOf<N, V>, 'editor'> &
  Described<S, V, N> & { readonly editor: 'usual' }

/** A kind found by its name. */
export type AnyKind<N, V> = KindOf<N, V> & {
  readonly attributes: Readonly<Record<string, Attribute<unknown>>>
}

/** One finding, as a list. */
export function wrong(check: string, message: string, more: Partial<Finding> = {}): Finding[] {
  return [{ check, message, ...more }]
}

/** Shortens text for a message. */
export function quoted(typed: string): string {
  return typed.length > 30 ? `${typed.slice(0, 30)}…` : typed
}

const requiredText = (node: { label: string }) => t('请填写{label}', { label: node.label })

/** Shared by kinds with text values. */
export const written = {
  gives: 'text',
  width: 1,
  labelled: 'control',
  attributes: {},
  empty: () => '',
  coerce: (_: unknown, raw: unknown) => coerceText(raw),
  clean: (_: unknown, value: string) => value.trim(),
  isEmpty: (value: string) => value.trim() === '',
  missing: requiredText,
  operand: (_: unknown, value: string) => value.trim() || null,
  text: (_: unknown, value: string) => value,
  columnWidth: () => 10,
  fromSheet: (_: unknown, text: string, sheet: SheetTools) => sheet.line(text),
  blank: 'line',
} as const

/** Shared by kinds with one value or null. */
export const choiceTexts = {
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

/** Shared by kinds without an answer. */
export const visible = {
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

/** Any outside value as text; numbers keep their text. */
export function coerceText(raw: unknown): string {
  if (typeof raw === 'string') return raw
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : ''
}
