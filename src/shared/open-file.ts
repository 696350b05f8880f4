import { fetchFile } from '@/api/files'
import { shownType } from '@/lib/shown-type'

/** The address of a blob has to outlive the opening of the tab that reads it. */
const lifetime = 60_000

/**
 * Opens a stored file in a tab of its own, or downloads it. The file is fetched at the click with the login token, so no
 * lasting link to it is ever written into the page. Rejects when it cannot be fetched.
 */
export async function openFile(key: string, name: string): Promise<void> {
  const type = shownType(name)
  const content = await fetchFile(key, { toKeep: type === null })
  const address = URL.createObjectURL(type === null ? content : new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.rel = 'noopener noreferrer'
  if (type === null) link.download = name
  else link.target = '_blank'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), lifetime)
}
