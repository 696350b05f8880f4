/** Finds and highlights words in a document at a desk. */

/** Every place in an element's text where some words stand, in order; capitals make no difference. */
export function findMatches(root: Element, words: string): Range[] {
  const query = words.trim().toLocaleLowerCase()
  if (query === '') return []
  const matches: Range[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement?.closest('[data-not-found], style, script')) continue
    const text = (node.textContent ?? '').toLocaleLowerCase()
    for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length)) {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, Math.min(at + query.length, node.textContent?.length ?? 0))
      matches.push(range)
    }
  }
  return matches
}

const allName = 'review-found'
const hereName = 'review-found-here'

/** Marks the places, one of them as the one in hand; none takes the marks away. Browsers that cannot mark scroll all the same. */
export function highlightMatches(matches: readonly Range[], here: number): void {
  if (typeof Highlight === 'undefined' || !CSS.highlights) return
  CSS.highlights.delete(allName)
  CSS.highlights.delete(hereName)
  if (matches.length === 0) return
  CSS.highlights.set(allName, new Highlight(...matches))
  const range = matches[here]
  if (range) CSS.highlights.set(hereName, new Highlight(range))
}
