/** Latin letters, spaces and hyphens only, with a letter in it: a name in English or pinyin. */
export function isLettersSpacesHyphens(value: string): boolean {
  return /^[A-Za-z -]*[A-Za-z][A-Za-z -]*$/.test(value)
}

/** Chinese characters only, at least one. */
export function isChinese(value: string): boolean {
  return /^\p{Script=Han}+$/u.test(value)
}

const scripts = [/\p{Script=Han}/u, /\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/** Letters of more than one script side by side (`陈Siyuan`, a Cyrillic а in a Latin name): no name as a certificate has it. */
export function mixesScripts(value: string): boolean {
  return scripts.filter((script) => script.test(value)).length > 1
}

/** A line of text as typed or pasted: no space before or behind it, runs of spaces as one, nothing invisible. */
export function plainLine(value: string): string {
  return value
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** How many characters a person sees: a pair of surrogates counts once. */
export function lengthOf(value: string): number {
  return Array.from(value).length
}

/** A name in Latin letters as passports and people write it: `O'Neill`, `José`, `J. R. Smith`; with a letter in it. */
export function isLatinName(value: string): boolean {
  return /^[\p{Script=Latin}\p{Mark} .'’-]+$/u.test(value) && /\p{Script=Latin}/u.test(value)
}
