/** Reads and writes DER (ITU-T X.690) as far as certificates need it. Bytes are text in hex, two digits each. */

/** One element: its tag, its content, and the whole of it as it was signed. */
export interface DerElement {
  tag: string
  content: string
  whole: string
}

/** The elements that stand one after another in some bytes. Throws where they are no DER. */
export function elementsOf(bytes: string): DerElement[] {
  const elements: DerElement[] = []
  for (let at = 0; at < bytes.length; ) {
    const first = Number.parseInt(bytes.slice(at + 2, at + 4), 16)
    // From 0x80 on, the first byte counts the bytes of the length.
    const lengthDigits = first < 0x80 ? 0 : 2 * (first - 0x80)
    const begin = at + 4 + lengthDigits
    const length = lengthDigits === 0 ? first : Number.parseInt(bytes.slice(at + 4, begin), 16)
    const end = begin + 2 * length
    if (!(end <= bytes.length && end > at)) throw new Error('not DER')
    elements.push({ tag: bytes.slice(at, at + 2), content: bytes.slice(begin, end), whole: bytes.slice(at, end) })
    at = end
  }
  return elements
}

/** An element of this tag around its parts. */
export function element(tag: string, ...parts: readonly string[]): string {
  const content = parts.join('')
  const length = content.length / 2
  const digits = length.toString(16)
  const even = digits.padStart(digits.length + (digits.length % 2), '0')
  const size = length < 0x80 ? even : (0x80 + even.length / 2).toString(16) + even
  return tag + size + content
}

/** The bytes of a Base64 text; null for one that is none. */
export function bytesOf(base64: string): string | null {
  try {
    return [...atob(base64.replace(/\s+/g, ''))].map((byte) => hex(byte.charCodeAt(0))).join('')
  } catch {
    return null
  }
}

/** Bytes as Base64. */
export const base64Of = (bytes: string): string => btoa(String.fromCharCode(...numbersOf(bytes)))

/** Bytes as numbers. */
export const numbersOf = (bytes: string): number[] =>
  (bytes.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))

/** The text that bytes hold in UTF-8, and back. */
export const textOf = (bytes: string): string => new TextDecoder().decode(new Uint8Array(numbersOf(bytes)))
export const bytesOfText = (text: string): string => [...new TextEncoder().encode(text)].map(hex).join('')

const hex = (byte: number): string => byte.toString(16).padStart(2, '0')
