/** Hides all but the family name of a person, for pages that anybody with a link may open. */

/** A person's name for anybody with a link: only the family name is visible. */
export function hidden(name: string): string {
  const [first = '', ...rest] = [...name]
  if (/^[\x20-\x7e]+$/.test(name)) return name
  return first + '*'.repeat(rest.length)
}
