/** Matches whole texts with the patterns of form definitions; for rules, text fields and the workshop. */

import { getOrCreate } from '../collections/get-or-create'

/** Longer texts are not matched: a careless pattern could take minutes. */
const longestMatched = 1000

const compiled = new Map<string, RegExp | null>()

/** The pattern, anchored at both ends; null when the source is invalid. */
export function fullMatchPattern(source: string): RegExp | null {
  return getOrCreate(compiled, source, () => compile(source))
}

/** Whether the whole text, trimmed, matches. Texts that are too long are not checked and count as matching. */
export function isFullMatch(pattern: RegExp, value: string): boolean {
  const text = value.trim()
  return text.length > longestMatched || pattern.test(text)
}

function compile(source: string): RegExp | null {
  try {
    // Compiled alone first, so that the added group cannot complete a source with unbalanced brackets.
    new RegExp(source, 'u')
    return new RegExp(`^(?:${source})$`, 'u')
  } catch {
    return null
  }
}
