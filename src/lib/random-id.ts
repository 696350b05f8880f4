/** A name nobody else has, in 32 hexadecimal digits. (`crypto.randomUUID` is only there on pages that came over TLS.) */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
