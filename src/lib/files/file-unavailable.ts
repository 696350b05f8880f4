/** The error of a stored file that cannot be read; its message names the reason. */

/** A stored file that cannot be had; the message says why, in the person's language. */
export class FileUnavailable extends Error {
  override readonly name = 'FileUnavailable'
}
