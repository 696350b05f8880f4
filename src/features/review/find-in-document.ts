/** Every place in an element's text where some words stand, in order; capitals make no difference. */
export function placesOf(root: Element, words: string): Range[] {
  const wanted = words.trim().toLocaleLowerCase()
  if (wanted === '') return []
  const places: Range[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement?.closest('[data-not-found], style, script')) continue
    const text = (node.textContent ?? '').toLocaleLowerCase()
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, Math.min(at + wanted.length, node.textContent?.length ?? 0))
      places.push(range)
    }
  }
  return places
}

const allName = 'review-found'
const hereName = 'review-found-here'

/** Marks the places, one of them as the one in hand; none takes the marks away. Browsers that cannot mark scroll all the same. */
export function markPlaces(places: readonly Range[], here: number): void {
  if (typeof Highlight === 'undefined' || !CSS.highlights) return
  CSS.highlights.delete(allName)
  CSS.highlights.delete(hereName)
  if (places.length === 0) return
  CSS.highlights.set(allName, new Highlight(...places))
  const range = places[here]
  if (range) CSS.highlights.set(hereName, new Highlight(range))
}
