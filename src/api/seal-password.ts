/** Encrypts a password with SM2 for `password-link.ts`; loaded only where the town has set a public key. */

import { sm2 } from 'sm-crypto'

/** The order C1C3C2 of a ciphertext's parts (GB/T 32918.4-2016). */
const c1c3c2 = 1

/**
 * A password as SM2 ciphertext in hex, with the leading 04 of an uncompressed point.
 * @param publicKey hex, 130 characters beginning with 04
 */
export function sealPassword(password: string, publicKey: string): string {
  return `04${sm2.doEncrypt(password, publicKey, c1c3c2)}`
}
