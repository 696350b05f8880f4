/** Normalises names of people and units before conflicts of interest are searched. */

/**
 * A name in the form in which names are compared: width, case, spaces, middle dots and brackets make no difference.
 * Names of people and of units.
 */
export function normalizedName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u00b7\u30fb\u2022.()（）\u200b-\u200d\ufeff-]/g, '')
}

/** The normalized names in a list of people as it is typed: 张三、李四; Li Si. */
export function namesOf(list: string): ReadonlySet<string> {
  return new Set(
    list
      .split(/[、，,;；/|\n]/)
      .map(normalizedName)
      .filter((name) => name !== ''),
  )
}

/** Whether two normalized names are the same; an empty name is nobody's. */
export function isSharedName(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && a !== '' && a === b
}
