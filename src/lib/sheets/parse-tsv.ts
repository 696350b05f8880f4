/** Parses the text that a spreadsheet puts on the clipboard (tab-separated, quoted cells). */

/**
 * The cells of what a spreadsheet puts on the clipboard as text: tabs between cells, lines between rows; a cell in
 * quotes may hold tabs, line breaks and doubled quotes. A quote inside a cell that does not begin with one is a letter.
 */
export function parseTsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < source.length) {
    const quoted = source[at] === '"' ? quotedCell(source, at) : null
    const end = quoted?.end ?? plainEnd(source, at)
    row.push(quoted?.text ?? source.slice(at, end))
    if (source[end] !== '\t') {
      rows.push(row)
      row = []
    } else if (end + 1 === source.length) {
      rows.push([...row, ''])
    }
    at = end + 1
  }
  return rows
}

function plainEnd(source: string, from: number): number {
  let end = from
  while (end < source.length && source[end] !== '\t' && source[end] !== '\n') end += 1
  return end
}

/** A cell in quotes that closes before a tab, a line end or the end of the text; null when the quote is a letter. */
function quotedCell(source: string, from: number): { text: string; end: number } | null {
  for (let close = source.indexOf('"', from + 1); close >= 0; close = source.indexOf('"', close + 1)) {
    const next = source[close + 1]
    if (next === '"') {
      close += 1
      continue
    }
    if (next !== undefined && next !== '\t' && next !== '\n') return null
    return { text: source.slice(from + 1, close).replaceAll('""', '"'), end: close + 1 }
  }
  return null
}
