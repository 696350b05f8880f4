/** The type of a table row in forms: an id and the cells by column id. */

/** A table row: cells by column id. */
export interface Row<C = unknown> {
  id: string
  cells: Readonly<Record<string, C>>
}
