/** A table row: cells by column id. */
export interface Row<C = unknown> {
  id: string
  cells: Readonly<Record<string, C>>
}
