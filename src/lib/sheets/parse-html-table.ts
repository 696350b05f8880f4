/** Parses the first table in the HTML that a spreadsheet puts on the clipboard (Excel, WPS). */

/**
 * The cells of the first table in a spreadsheet's HTML (Excel, WPS): merged cells have their text at the top left,
 * hidden cells are left out, line breaks inside a cell stay. The parsed document is inert: it loads and runs nothing,
 * and only text is read from it. Null without a table.
 */
export function parseHtmlTable(html: string): string[][] | null {
  if (!/<table/i.test(html)) return null
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table')
  if (!table) return null
  const rows: string[][] = []
  /** By column: the number of further rows that a merged cell covers. */
  const covered: number[] = []
  for (const line of table.rows) {
    if (isHidden(line)) continue
    const row: string[] = []
    const skipCovered = () => {
      while ((covered[row.length] ?? 0) > 0) {
        covered[row.length] = (covered[row.length] ?? 0) - 1
        row.push('')
      }
    }
    for (const cell of line.cells) {
      skipCovered()
      if (isHidden(cell)) continue
      const down = span(cell.rowSpan)
      for (let across = 0; across < span(cell.colSpan); across += 1) {
        covered[row.length] = down - 1
        row.push(across === 0 ? cellText(cell) : '')
      }
    }
    skipCovered()
    rows.push(row)
  }
  return rows
}

function span(attribute: number): number {
  return Math.min(Math.max(attribute, 1), 1000)
}

function isHidden(element: HTMLElement): boolean {
  return element.style.display === 'none'
}

function cellText(cell: HTMLTableCellElement): string {
  const displayed = readText(cell)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .trim()
  // a column too narrow for its number shows ###; the number stands beside it
  const exact = cell.getAttribute('x:num')
  return /^#+$/.test(displayed) && exact ? exact : displayed
}

/** The displayed text: spaces are folded, `<br>` and paragraphs become line breaks. */
function readText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE)
    return (node.textContent ?? '').replace(/[ \t\r\n]+/g, ' ').replaceAll('\u00a0', ' ')
  if (!(node instanceof Element) || node.matches('style, script, template')) return ''
  if (node.matches('br')) return '\n'
  const inside = [...node.childNodes].map(readText).join('')
  return node.matches('p, div') ? `${inside}\n` : inside
}
