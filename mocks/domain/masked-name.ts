/** Masks the name of a person for pages that anybody with a link, a code or a number may open: 张**. */

/** The family name, and a star for each further character; a name in Latin letters stays. */
export function maskedName(name: string): string {
  const [first = '', ...rest] = [...name]
  if (/^[\x20-\x7e]+$/.test(name)) return name
  return first + '*'.repeat(rest.length)
}
