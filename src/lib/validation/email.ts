/** Validates and normalises e-mail addresses; for profile, account and the embedded backend. */

const longest = 254
const email = /^[^\s@"(),:;<>[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}$/u

/** Whether a text is a full e-mail address: one at sign, a local part, a host with a dot, no spaces. */
export function isEmail(value: string): boolean {
  return value.length <= longest && !value.includes('..') && !/^\.|\.@/.test(value) && email.test(value)
}

/**
 * Whether a text contains an at sign, the only check for an address that a code is sent to (specification, section 5
 * "Phone and e-mail codes").
 */
export function containsAt(value: string): boolean {
  return value.includes('@')
}

/** Normalises an address: full-width characters become half-width, spaces go. */
export function plainEmail(value: string): string {
  return value.normalize('NFKC').replace(/[\s\u200b]/g, '')
}
