/** Reads the rows of a table in a Markdown document, for `npm run check:gateway`. */

/** The rows of a document's table, by its columns' names; code marks are taken off. Throws where no table has these columns. */
export function rowsOf(document: string, ...columns: string[]): Record<string, string>[] {
  const lines = document.split('\n')
  const at = lines.findIndex((line) => cellsOf(line).join('|') === columns.join('|'))
  if (at < 0) throw new Error(`no table with the columns ${columns.join(', ')}`)
  const rest = lines.slice(at + 2)
  const end = rest.findIndex((line) => !line.startsWith('|'))
  return rest
    .slice(0, end < 0 ? undefined : end)
    .map((line) => Object.fromEntries(cellsOf(line).map((cell, index) => [columns[index] ?? '', cell])))
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''))
}
