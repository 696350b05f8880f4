/** Validates mainland mobile numbers and normalises digits, for every form with a mobile. */

/** A mainland mobile: 11 digits, starting with 1 and then 3 to 9 (specification, section 5). */
const mobile = /^1[3-9]\d{9}$/

export function isMobile(value: string): boolean {
  return mobile.test(value)
}

/** Normalises typed digits: full-width digits become half-width, spaces and hyphens go. */
export function plainDigits(value: string): string {
  return value.normalize('NFKC').replace(/[\s-]/g, '')
}
