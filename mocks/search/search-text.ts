/** Typed and stored texts, brought to one form before they are compared. */

/** Characters that people type or leave out as they like: separators of numbers, punctuation, controls. */
const ignored = /[\p{C}\-‐-―_/\\.·,;:!?"'`()[\]{}<>|~^*+=@#$%&，。、；：！？“”‘’（）【】〔〕《》〈〉「」…—]/gu

/** A text as it is compared: full-width characters made narrow, small letters, without separators. */
export function searchText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(ignored, '').replace(/\s+/g, ' ').trim()
}

/** The terms of a query: every one has to be in a text, in any order. */
export function searchTerms(query: string): string[] {
  return [...new Set(query.normalize('NFKC').split(/\s+/).map(searchText))].filter(Boolean)
}
