/** Decides which stored files a browser may display instead of download; for previews, downloads and uploaders. */

import { ownValue } from '../collections/own-value'

/** Types that a browser may display. Anything else, above all HTML and SVG, is only downloaded. */
const previewTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
}

/** The MIME type for previewing a file, by its extension; null when it must be downloaded. */
export function previewType(name: string): string | null {
  const extension = name.slice(name.lastIndexOf('.'))
  return ownValue(previewTypes, extension.toLowerCase()) ?? null
}
