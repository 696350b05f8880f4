/** Shorthand functions for the fields and columns of the embedded form definitions; each returns plain JSON. */
import type { FieldKind, SourceOf } from '@/smartform/kinds/kinds'
import type { ExpressionSource, Text } from '@/smartform/schema/definition'

/** Shorthand functions for the fields and columns of the embedded forms; each returns plain JSON. */

type Settings<Kind extends FieldKind> = Partial<SourceOf<Kind>>

function fieldOf<Kind extends FieldKind>(kind: Kind) {
  return (id: string, label: Text, settings: Settings<Kind> = {}) =>
    ({ id, kind, label, ...settings }) as SourceOf<Kind>
}

export const certificate = fieldOf('certificate')
export const date = fieldOf('date')
export const dateRange = fieldOf('dateRange')
export const email = fieldOf('email')
export const mobile = fieldOf('mobile')
export const money = fieldOf('money')
export const month = fieldOf('month')
export const number = fieldOf('number')
export const percent = fieldOf('percent')

export function text(id: string, label: Text, maxLength: number, settings: Settings<'text'> = {}): SourceOf<'text'> {
  return { id, kind: 'text', label, maxLength, ...settings }
}

export function longText(
  id: string,
  label: Text,
  maxLength: number,
  settings: Settings<'longText'> = {},
): SourceOf<'longText'> {
  return { id, kind: 'longText', label, maxLength, ...settings }
}

type Option = SourceOf<'radio'>['options'][number]

/** Options as a list, or as labels by value. */
type Options = readonly Option[] | Readonly<Record<string, Text>>

const isList = (options: Options): options is readonly Option[] => Array.isArray(options)

const toList = (options: Options) =>
  isList(options) ? options : Object.entries(options).map(([value, label]) => ({ value, label }))

export function radio(id: string, label: Text, options: Options, settings: Settings<'radio'> = {}): SourceOf<'radio'> {
  return { id, kind: 'radio', label, options: toList(options), ...settings }
}

export function checkboxGroup(
  id: string,
  label: Text,
  options: Options,
  settings: Settings<'checkboxGroup'> = {},
): SourceOf<'checkboxGroup'> {
  return { id, kind: 'checkboxGroup', label, options: toList(options), ...settings }
}

export function dictionary(
  id: string,
  label: Text,
  dictionaryType: string,
  settings: Settings<'dictionary'> = {},
): SourceOf<'dictionary'> {
  return { id, kind: 'dictionary', label, dictionaryType, ...settings }
}

/** A field of application or a discipline, chosen in the tree of three levels. */
export function area(id: string, label: Text, settings: Settings<'dictionaryTree'> = {}): SourceOf<'dictionaryTree'> {
  return { id, kind: 'dictionaryTree', label, dictionaryType: 'user_application_area', ...settings }
}

export function computed(
  id: string,
  label: Text,
  value: ExpressionSource,
  settings: Settings<'computed'> = {},
): SourceOf<'computed'> {
  return { id, kind: 'computed', label, value, ...settings }
}

/** A statement that has to be accepted anew for every content. */
export function commitment(id: string, label: Text, statement: Text): SourceOf<'commitment'> {
  return { id, kind: 'commitment', label, required: true, copy: false, text: statement }
}
