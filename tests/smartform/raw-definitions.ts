/** Raw form definitions with single attributes to test; most have a field `a` and a table `t` with a column `c` and a fixed row `r`. */
import { smallForm } from './small-form'

export type Raw = Record<string, unknown>

export const field = (id: string, more: Raw = {}): Raw => ({ id, kind: 'text', label: 'x', ...more })
export const table = {
  id: 't',
  kind: 'table',
  label: 'x',
  columns: [field('c'), { id: 'sum', kind: 'computed', label: 'x', value: ['length', ['cell', 'c']] }],
  fixedRows: [{ id: 'r', cells: { c: 'x' } }],
}
export const rule = (more: Raw = {}): Raw => ({
  id: 'r',
  assert: ['filled', ['field', 'a']],
  message: 'x',
  at: ['a'],
  ...more,
})
export const alone = (more: Raw): Raw => smallForm([field('a', more)])
export const number = (more: Raw): Raw => smallForm([field('a', { kind: 'number', ...more })])
export const whole = (more: Raw): Raw => smallForm([field('a'), table], more)
export const ruled = (more: Raw): Raw => whole({ rules: [rule(more)] })
export const ledger = (more: Raw): Raw =>
  ruled({ ledger: { label: 'x', current: 1, limit: ['field', 'a'], relation: 'atMost', unit: '', ...more } })
export const page = (id: string): Raw => ({ id, title: 'x' })
