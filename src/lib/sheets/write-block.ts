/** Copied cells in the clipboard's formats for spreadsheets (text and table, never formulas); for the tables of forms. `parse-block.ts` reads what is pasted. */

/** Cells for the clipboard of a spreadsheet: tab-separated text, and a table whose cells are text, never formulas. */
export function clipboardOf(cells: readonly (readonly string[])[]): { text: string; html: string } {
  const quoted = (cell: string) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const escaped = (cell: string) =>
    cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/\r?\n/g, '<br>')
  const isNumber = (cell: string) => /^-?\d{1,15}(\.\d+)?$/.test(cell) && !/^-?0\d/.test(cell)
  const styled = (cell: string) =>
    `<td${isNumber(cell) ? '' : ` style='mso-number-format:"\\@"'`}>${escaped(cell)}</td>`
  const lines = cells.map((row) => `<tr>${row.map(styled).join('')}</tr>`)
  return {
    text: `${cells.map((row) => row.map(quoted).join('\t')).join('\r\n')}`,
    html: `<meta charset="utf-8"><table>${lines.join('')}</table>`,
  }
}
