/** SM2 encryption of texts (GB/T 32918.4): passwords that are sent, drafts that stay on a device. Loaded when it is needed. */

import { sm2 } from 'sm-crypto'
// A module of the entry: for a chunk that imports none of it, the bundler moves its helpers into a file that the sign-in screen loads as well.
import '../i18n/i18n'

/** The order C1C3C2 of a ciphertext's parts (GB/T 32918.4-2016). */
const c1c3c2 = 1

/**
 * A text as SM2 ciphertext in hex, with the leading 04 of an uncompressed point. It works without `crypto.subtle`, which
 * browsers lack on plain http.
 * @param publicKey hex, 130 characters beginning with 04
 */
export function encryptSm2(text: string, publicKey: string): string {
  return `04${sm2.doEncrypt(text, publicKey, c1c3c2)}`
}

/**
 * The text of a ciphertext of `encryptSm2`. Null when it was encrypted for another key, or has been changed.
 * @param privateKey hex, 64 characters
 */
export function decryptSm2(ciphertext: string, privateKey: string): string | null {
  try {
    return sm2.doDecrypt(ciphertext.slice(2), privateKey, c1c3c2) || null
  } catch {
    return null
  }
}
