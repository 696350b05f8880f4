/**
 * The port to a certificate key (USB Key). Keys have no interface of the browser's own: the maker's middleware, which the
 * town puts on its computers, gives one. A script of the town's adapts it to this interface and sets `window.certificateKey`.
 */

/** What a town's script gives for the key that is plugged in. */
export interface CertificateKey {
  /**
   * Signs a text (UTF-8) with the key after it has asked for the PIN; SM2 with SM3.
   * @returns certificate and signature, each in Base64; rejects when the person cancels or no key is there
   */
  sign(text: string): Promise<{ certificate: string; signature: string }>
}

declare global {
  interface Window {
    certificateKey?: CertificateKey
  }
}

/** The key's adapter; undefined where the computer has none. */
export const certificateKey = (): CertificateKey | undefined => window.certificateKey
