import { kept } from './kept'

/** Longer text is not matched: a careless expression could take minutes over it. */
const longestMatched = 1000

const compiled = new Map<string, RegExp | null>()

/** The expression a whole text has to match; null when it is none. */
export function wholePattern(source: string): RegExp | null {
  return kept(compiled, source, () => compile(source))
}

/** Whether the whole text matches, without the spaces around it; too long a text is not judged and counts as matching. */
export function matchesWhole(pattern: RegExp, value: string): boolean {
  const text = value.trim()
  return text.length > longestMatched || pattern.test(text)
}

function compile(source: string): RegExp | null {
  try {
    // alone first, so that a source with stray brackets is not made whole by the frame
    new RegExp(source, 'u')
    return new RegExp(`^(?:${source})$`, 'u')
  } catch {
    return null
  }
}
