/** What is left to see of a masked number. */
const shown = 4

/**
 * A certificate, bank or phone number as lists, read-only views and prints show it: all but its last four characters hidden
 * (four or fewer: all of it).
 */
export function masked(value: string): string {
  const characters = [...value]
  const rest = characters.length > shown ? characters.slice(-shown) : []
  return '*'.repeat(characters.length - rest.length) + rest.join('')
}
