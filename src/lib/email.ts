const longest = 254
const email = /^[^\s@"(),:;<>[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}$/u

/** The full pattern: an e-mail address as people have one, with one at sign, a name before it, a host with a dot behind it, no spaces. */
export function isEmail(value: string): boolean {
  return value.length <= longest && !value.includes('..') && !/^\.|\.@/.test(value) && email.test(value)
}

/** Holds an at sign: all that is asked of an address a code is sent to (specification, section 5 "Phone and e-mail codes"). */
export function containsAt(value: string): boolean {
  return value.includes('@')
}

/** An address as typed on any keyboard: full-width characters become plain, spaces go. */
export function plainEmail(value: string): string {
  return value.normalize('NFKC').replace(/[\s\u200b]/g, '')
}
