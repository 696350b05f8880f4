/** Reads values of stored forms and facts, which may be anything. */

import type { RowValue } from '@/smartform/schema/values'

/** The rows of a table field; none for anything else. */
export const rowsOf = (value: unknown): readonly RowValue[] => (Array.isArray(value) ? (value as RowValue[]) : [])

/** A text; empty for anything else. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
