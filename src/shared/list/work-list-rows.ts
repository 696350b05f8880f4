/** The types of a list's columns and rows, for every page with a `WorkList`. */
import type { ReactNode } from 'react'
import type { RowSelection } from './row-selection'
import type { ListState } from './use-list-state'

/** A column of the table. The first column is the heading of a card at 390 px. */
export interface WorkListColumn<Row> {
  key: string
  title: string
  render(row: Row): ReactNode
  /** Numbers are right-aligned. */
  align?: 'end'
  /** In px; the first column takes the remaining width. */
  width?: number
}

/** Props for rendering rows as table or cards. */
export interface WorkListRows<Row> {
  /** Accessible name of the list. */
  label: string
  rows: readonly Row[]
  columns: readonly WorkListColumn<Row>[]
  rowKey(row: Row): string
  /** The order, and how to change it. */
  order?: Pick<ListState, 'sort' | 'sorts' | 'setSort'>
  /** One line for each row; for tables only. */
  compact?: boolean
  /** Cards at any width: for the narrow list beside an opened paper. */
  cards?: boolean
  /** The actions of a row, the most usual first; null for none. */
  rowActions?(row: Row): ReactNode
  /** Row selection for a batch; absent: none. */
  selection?: RowSelection<Row>
}
