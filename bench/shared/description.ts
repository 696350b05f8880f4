/** What all peers of `npm run bench -- forms` share: the type and loader of the neutral form, its checks and sums. */

/** What every engine fills: see describe.mjs. Values are text; an answer that is missing is absent. */
export interface NeutralField {
  id: string
  label: string
  kind: 'text' | 'longText' | 'number' | 'money' | 'choice' | 'total' | 'product'
  required?: boolean
  maxLength?: number
  min?: number
  max?: number
  options?: { value: string; label: string }[]
  visibleWhen?: { field: string; equals: string }
  sumOf?: string[]
  of?: [string, string]
}

export type Answers = Record<string, string | undefined>

export interface FormDescription {
  id: string
  title: string
  sections: { id: string; title: string; fields: NeutralField[] }[]
  values: Answers
  /** The field to type into, and the total it feeds. */
  feeds: string
  total: string
  last: string
  errors: number
}

export interface TableDescription {
  id: string
  title: string
  columns: NeutralField[]
  rows: Answers[]
  /** Columns: the one to type into (first row), and the one it feeds. */
  feeds: string
  total: string
  errors: number
}

export type Description = FormDescription | TableDescription

/** What a peer tells the runner once it is mounted. Elements are looked up anew each time. */
export interface Bench {
  /** The control to type into; its presence means that filling can begin. */
  feeds(): HTMLElement | null
  /** The last field of a form, or its place: null while it is not in the document. Not asked for of tables. */
  last(): HTMLElement | null
  /** The text of the total it feeds. */
  total(): string
  /** Checks everything as pressing submit would, messages shown; answers how many answers were found wrong. */
  validate(): Promise<number>
}

declare global {
  interface Window {
    bench?: Bench
  }
}

/** The description named in the address. */
export async function loadDescription(): Promise<Description> {
  const name = new URLSearchParams(location.search).get('description')
  return (await fetch(`/descriptions/${name}.json`)).json()
}

export function isTable(description: Description): description is TableDescription {
  return 'columns' in description
}

/** What is wrong with an answer, or null. The peers' validators. */
export function wrongWith(field: NeutralField, value: string | undefined | null): string | null {
  if (value === undefined || value === null || value === '') return field.required ? `请填写${field.label}` : null
  if (field.maxLength !== undefined && value.length > field.maxLength) return `不能超过 ${field.maxLength} 个字`
  if (field.max !== undefined && !(Number(value) <= field.max && Number(value) >= (field.min ?? 0)))
    return `请填写 ${field.min} 到 ${field.max} 之间的数`
  return null
}

/** Sums as the peers work them out: floating point will do for them. */
export function sumOf(values: readonly (string | undefined)[]): string {
  return values.reduce((sum, value) => sum + (Number(value) || 0), 0).toFixed(2)
}
