/** Plain text as paragraphs. */
export function plainToHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const lines = escaped.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.length > 1 ? lines.map((line) => `<p>${line}</p>`).join('') : (lines[0] ?? '')
}

/**
 * Puts harmless HTML where the cursor is. The browser's own command comes first, because it can be undone with the
 * keyboard; where it is missing the range is filled by hand.
 */
export function insertHtml(editor: HTMLElement | null, html: string): void {
  if (!editor || html === '') return
  if (typeof document.execCommand === 'function' && document.execCommand('insertHTML', false, html)) return
  const selection = getSelection()
  const inside = selection && selection.rangeCount > 0 && editor.contains(selection.anchorNode)
  const range = inside ? selection.getRangeAt(0) : document.createRange()
  if (!inside) {
    range.selectNodeContents(editor)
    range.collapse(false)
  }
  range.deleteContents()
  range.insertNode(range.createContextualFragment(html))
  range.collapse(false)
}
