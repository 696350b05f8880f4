import { fetchFile } from '@/api/files'
import { shownType } from '@/lib/shown-type'
import { writtenName } from '@/lib/written-name'

/** The address of a blob has to outlive the opening of the tab that reads it. */
const lifetime = 60_000

/**
 * Opens a stored file in a tab of its own, or downloads it. The file is fetched at the click with the login token, so no
 * lasting link to it is ever written into the page. Rejects when it cannot be fetched.
 */
export async function openFile(key: string, name: string): Promise<void> {
  const type = shownType(name)
  const content = await fetchFile(key, { toKeep: type === null })
  if (type === null) return follow(content, { download: writtenName(name) })
  follow(new Blob([content], { type }), { target: '_blank' })
}

/** Hands a file over to the person's device under a name. */
export function keepFile(content: Blob, name: string): void {
  follow(content, { download: writtenName(name) })
}

function follow(content: Blob, way: { download: string } | { target: string }): void {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, rel: 'noopener noreferrer', ...way }).click()
  setTimeout(() => URL.revokeObjectURL(address), lifetime)
}
