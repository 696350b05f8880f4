/** Short sources of form fields by kind, for tables of cases in tests of field kinds. */
import { readField } from './small-form'

/** Definitions and values of fields, in short, for tables of cases. */
export type Raw = Record<string, unknown>
export const nodeOf = (source: object) => readField({ label: '答案', ...source })
export const of = (kind: string, more: Raw = {}): Raw => ({ kind, ...more })
export const text = (more?: Raw) => of('text', more)
export const number = (more?: Raw) => of('number', more)
export const money = (more?: Raw) => of('money', more)
export const range = (more?: Raw) => of('dateRange', more)
export const entry = of('dictionary', { dictionaryType: 't' })
export const radio = of('radio', { options: [{ value: 'yes', label: '是' }] })
export const files = (more?: Raw) => of('attachments', { accept: ['pdf'], ...more })
export const table = (more?: Raw) => of('table', { columns: [{ id: 'c', kind: 'text', label: '列' }], ...more })
export const file = (more = {}) => ({ uid: '1', name: 'a.pdf', url: 'key', size: 10, ...more })
export const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index}`, cells: {} }))
export const pattern = { source: '[A-Z]{2}\\d', message: '编号由两个大写字母和一个数字组成，例如 AB1' }
const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }))
export const choices = (more?: Raw) => of('checkboxGroup', { options, ...more })
export const id = '11010519491231002X'
export const person = { name: '王芳', certificate: { type: '111', number: id }, mobile: '13812345678' }
export const picture = (more = {}) => ({ uid: '1', name: 'a.png', url: 'key', size: 10, ...more })
