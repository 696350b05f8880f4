/** A person's name as it is shown to whoever has a link: all but the family name hidden. */
export function hidden(name: string): string {
  const [first = '', ...rest] = [...name]
  if (/^[\x20-\x7e]+$/.test(name)) return name
  return first + '*'.repeat(rest.length)
}
