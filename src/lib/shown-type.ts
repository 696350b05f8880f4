import { ownValue } from './own-value'

/** What a browser may show by itself. Anything else, HTML and SVG above all, is only ever downloaded. */
const shownTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
}

/** The type under which a file may be shown, by its name; null when it is to be downloaded. */
export function shownType(name: string): string | null {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase()
  return extension === undefined ? null : (ownValue(shownTypes, extension) ?? null)
}
