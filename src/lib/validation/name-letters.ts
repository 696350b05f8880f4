/** Rules for names: letters, Chinese characters, mixed scripts. */

/** Whether a text has only Latin letters, spaces and hyphens, with at least one letter: a name in English or pinyin. */
export function isLettersSpacesHyphens(value: string): boolean {
  return /^[A-Za-z -]*[A-Za-z][A-Za-z -]*$/.test(value)
}

/** Whether a text has only Chinese characters, at least one. */
export function isChinese(value: string): boolean {
  return /^\p{Script=Han}+$/u.test(value)
}

const scripts = [/\p{Script=Han}/u, /\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/** Whether a text mixes scripts (`陈Siyuan`, a Cyrillic а in a Latin name). No certificate has such a name. */
export function mixesScripts(value: string): boolean {
  return scripts.filter((script) => script.test(value)).length > 1
}

/** Normalises a line of text: trims it, collapses spaces, removes invisible characters. */
export function plainLine(value: string): string {
  return value
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The number of code points: a surrogate pair counts once. */
export function lengthOf(value: string): number {
  return Array.from(value).length
}

/** Whether a text is a name in Latin letters as in passports: `O'Neill`, `José`, `J. R. Smith`; at least one letter. */
export function isLatinName(value: string): boolean {
  return /^[\p{Script=Latin}\p{Mark} .'’-]+$/u.test(value) && /\p{Script=Latin}/u.test(value)
}
