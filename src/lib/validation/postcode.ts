/** Validates postcodes of the mainland (6 digits), for a unit's information. */

/** A postcode of the mainland: 6 digits (GB/T 2260 regions; specification, section 5). */
export function isPostcode(value: string): boolean {
  return /^\d{6}$/.test(value)
}
