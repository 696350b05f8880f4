/** Counts characters as people do, for length limits of texts. */

/** Characters that never combine with a neighbour. A text of only these is as long as its `length`. */
const plain =
  /^[\t\n\x20-\x7e\u00a1-\u02ff\u2010-\u2027\u3000-\u3029\u303f\u3041-\u3096\u30a1-\u30ff\u4e00-\u9fff\uff01-\uff9d]*$/

/** Created on first use: creating it takes as long as rendering twenty fields. */
let segmenter: Intl.Segmenter | undefined

/** Counts characters as people do: an emoji, or a letter with accents, is one. */
export function countCharacters(text: string): number {
  const lines = text.replaceAll('\r\n', '\n')
  if (plain.test(lines)) return lines.length
  if (typeof Intl.Segmenter !== 'function') return Array.from(lines).length
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'grapheme' })
  let count = 0
  for (const _ of segmenter.segment(lines)) count += 1
  return count
}
