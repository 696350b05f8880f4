/** A row of a table: its cells by their columns. */
export interface Row<C = unknown> {
  id: string
  cells: Readonly<Record<string, C>>
}
