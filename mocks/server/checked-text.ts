/** Texts with a checksum behind them, so that a damaged file is not taken for a whole one. */

import { crc32 } from 'node:zlib'

const sumOf = (text: string) => crc32(text).toString(16).padStart(8, '0')

/** A text with its checksum after a mark that the text does not hold. */
export function sealed(text: string, mark: string): string {
  return `${text}${mark}${sumOf(text)}`
}

/** The text before the mark; null where it is not the one that was sealed. A text without a checksum is of an earlier version, and whole. */
export function unsealed(text: string, mark: string): string | null {
  const at = text.lastIndexOf(mark)
  if (at < 0) return text
  const plain = text.slice(0, at)
  return text.slice(at + mark.length) === sumOf(plain) ? plain : null
}
