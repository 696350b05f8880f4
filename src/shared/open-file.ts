import { fetchFile } from '@/api/files'

/** What a browser may show by itself. Anything else, HTML and SVG above all, is only ever downloaded. */
const shownTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
}

/** The type under which a file is shown in a tab of its own, by its name; null when it is to be downloaded. */
export function shownType(name: string): string | null {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase()
  return extension !== undefined && Object.hasOwn(shownTypes, extension) ? (shownTypes[extension] ?? null) : null
}

/** The address of a blob has to outlive the opening of the tab that reads it. */
const lifetime = 60_000

/**
 * Opens a stored file in a tab of its own, or downloads it. The file is fetched at the click with the login token, so no
 * lasting link to it is ever written into the page. Rejects when it cannot be fetched.
 */
export async function openFile(key: string, name: string): Promise<void> {
  const content = await fetchFile(key)
  const type = shownType(name)
  const address = URL.createObjectURL(type === null ? content : new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.rel = 'noopener noreferrer'
  if (type === null) link.download = name
  else link.target = '_blank'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), lifetime)
}
