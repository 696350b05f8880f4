/** Opens or saves a stored file with the login's token, for every link to a file. */

import { fetchFile } from '@/api/files'
import { displayedFileName } from '@/lib/files/displayed-file-name'
import { previewType } from '@/lib/files/preview-type'

/** How long a blob URL stays valid, so that the new tab can read it; in milliseconds. */
const lifetime = 60_000

/**
 * Opens a stored file in a new tab, or downloads it. It is fetched at the click with the token, so the page never
 * contains a lasting link. Rejects when it cannot be fetched.
 */
export async function openFile(key: string, name: string): Promise<void> {
  const type = previewType(name)
  const content = await fetchFile(key, { toKeep: type === null })
  if (type === null) return follow(content, { download: displayedFileName(name) })
  follow(new Blob([content], { type }), { target: '_blank' })
}

/** Saves a blob on the person's device. */
export function keepFile(content: Blob, name: string): void {
  follow(content, { download: displayedFileName(name) })
}

function follow(content: Blob, openAs: { download: string } | { target: string }): void {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, rel: 'noopener noreferrer', ...openAs }).click()
  setTimeout(() => URL.revokeObjectURL(address), lifetime)
}
