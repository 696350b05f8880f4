/** Reads stored answers of unknown type as table rows or text, for rules and seeds. */

import type { RowValue } from '@/smartform/schema/values'

/** The rows of a table field; none for anything else. */
export const rowsOf = (value: unknown): readonly RowValue[] => (Array.isArray(value) ? (value as RowValue[]) : [])

/** A text; empty for anything else. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
