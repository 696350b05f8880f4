/** Converts formatted text (HTML) to plain text and plain text to HTML, for the rich-text field. */

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
}

/**
 * The text of a rich-text value: one line per paragraph, line break or list item. For counting, comparing and
 * exporting; HTML that is displayed must be sanitised at that place.
 */
export function htmlText(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/li|\/ul|\/ol)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|apos|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\n{2,}/g, '\n')
    .trim()
}

/** Converts plain text to HTML paragraphs. */
export function plainToHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const lines = escaped.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.length > 1 ? lines.map((line) => `<p>${line}</p>`).join('') : (lines[0] ?? '')
}
