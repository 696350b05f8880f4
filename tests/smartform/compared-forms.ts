/** Short forms and their fields, for tests that compare two versions of a form. */
import type { FieldSource, FormSource, RuleSource } from '@/smartform/schema/definition'

export const text = (id: string, more: object = {}): FieldSource =>
  ({ id, kind: 'text', label: id, ...more }) as FieldSource
export const way = (...options: [value: string, label: string, movedFrom?: string][]): FieldSource => ({
  id: 'way',
  kind: 'radio',
  label: '方式',
  options: options.map(([value, label, movedFrom]) => ({ value, label, ...(movedFrom && { movedFrom }) })),
})
export const table = (columns: readonly object[], more: object = {}): FieldSource =>
  ({ id: 'team', kind: 'table', label: '成员', columns, ...more }) as unknown as FieldSource

export function form(fields: readonly FieldSource[], rules: readonly RuleSource[] = [], more: object = {}): FormSource {
  return {
    id: 'f',
    version: 1,
    title: '表',
    pages: [{ id: 'p', title: '页', sections: [{ id: 's', fields }] }],
    rules,
    ...more,
  }
}
