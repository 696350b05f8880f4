/** Reads a stored file for a preview, and says why it cannot be read. */
import { failureText, isAbort } from '@/api/errors/failure'
import { fetchFile } from '@/api/files'
import { FileUnavailable } from '@/lib/files/file-unavailable'

/** Turns what a file's request failed with into what its place on the page says: gone, not this person's, no line. */
export function sayWhy(error: unknown): never {
  throw isAbort(error) ? error : new FileUnavailable(failureText(error))
}

/** A stored file's content to be shown in the page. Rejects with `FileUnavailable`; nothing is announced beside it but a login that ended. */
export function readFile({ url }: { url: string }): Promise<Blob> {
  return fetchFile(url, { background: true }).catch(sayWhy)
}
