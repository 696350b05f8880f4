/** Reads and writes the lists of files that the self-assessment stores as text; for uploads and the reading view. */
import { isRecord } from '@/lib/collections/record'
import type { UploadedFile } from '@/ui/upload/upload-queue'

/**
 * Parses a url field: an at sign and a JSON list of files with uid, name and url (specification, section 3). Empty for
 * none; null when unreadable.
 */
export function readFileList(field: string | null | undefined): UploadedFile[] | null {
  if (field === null || field === undefined || field === '' || field === '@') return []
  if (!field.startsWith('@')) return null
  let list: unknown
  try {
    list = JSON.parse(field.slice(1))
  } catch {
    return null
  }
  if (!Array.isArray(list)) return null
  const files: UploadedFile[] = []
  for (const item of list as unknown[]) {
    if (!isRecord(item) || typeof item.url !== 'string' || typeof item.name !== 'string') return null
    files.push({ uid: typeof item.uid === 'string' ? item.uid : item.url, name: item.name, url: item.url, size: 0 })
  }
  return files
}

/** Writes a url field: uid, name and url of each file; null for none. */
export function writeFileList(files: readonly UploadedFile[]): string | null {
  return files.length === 0 ? null : `@${JSON.stringify(files.map(({ uid, name, url }) => ({ uid, name, url })))}`
}
