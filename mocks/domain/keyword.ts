/** Compares texts with a search keyword, for every list of the backend that has a search field. */

/**
 * Compares texts with a keyword: literally, without surrounding spaces and case. A blank keyword matches everything.
 * @returns whether one of the texts, or several in a row, contain the keyword
 */
export function keywordMatcher(keyword: string | null | undefined) {
  const typed = keyword?.trim().toLowerCase() ?? ''
  return (texts: readonly (string | null | undefined)[]) => texts.join(' ').toLowerCase().includes(typed)
}
