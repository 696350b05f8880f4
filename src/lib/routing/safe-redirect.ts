/** Decides whether a redirect address is safe: the portal's own, or an allowed site. */

import { isInBase, withoutBase } from './base-path'

/** In characters. The portal never writes longer addresses. */
const maximumLength = 2048

/** Parameters that contain an address; the same rules apply to it. */
const nestedParameters = ['redirect', 'redirect_url', 'redirectUrl']

/** Maximum nesting of addresses, and maximum layers of encoding; honest addresses have one of each. */
const maximumDepth = 4

/**
 * An address as a path of this portal, with query and hash; null if it leads elsewhere. Guards return addresses after sign-in and every link
 * that comes from the backend (messages, to-dos). `redirect` and, beside `safeOtherSite`, `redirect_url` go through it when they are written
 * and again when they are read.
 *
 * It takes what starts with one slash, or is an absolute address of our own origin. The address is parsed as the browser would
 * parse it, and its path is judged as it came and with every layer of percent-encoding taken off, because a server or a
 * second redirect may take them off later.
 *
 * Where the portal stands in a folder of its site, an absolute address outside that folder is another's, and the answer is without it.
 * @param raw what the address bar, a form or the session storage holds
 * @param origin our own origin
 */
export function safeRedirect(
  raw: string | null | undefined,
  origin: string = window.location.origin,
  base?: string,
): string | null {
  return raw ? judge(raw, origin, base, 0) : null
}

/**
 * The path without query and hash, for addresses that other people may see: a query can contain a return address or a
 * token.
 */
export function safePath(raw: string | null | undefined, origin: string = window.location.origin): string | null {
  return safeRedirect(raw, origin)?.split(/[?#]/)[0] ?? null
}

/**
 * A target on one of the given other sites, as a whole address; null for anything else. It has to be written in full with exactly one
 * of these origins, without user, password and control characters.
 * @param origins of the systems a person may be sent back to
 */
export function safeOtherSite(raw: string | null | undefined, origins: readonly string[]): string | null {
  if (!raw || !isPlainAddress(raw)) return null
  const origin = origins.find((origin) => startsAsOwn(raw, origin))
  const url = origin === undefined || raw.startsWith('/') ? null : parse(raw, origin)
  return url && url.origin === origin && !url.username && !url.password ? url.href : null
}

/** Short enough, and without characters that a browser drops or reads as a slash. */
function isPlainAddress(raw: string): boolean {
  if (raw.length > maximumLength) return false
  // Browsers drop tabs and line breaks inside an address and trim spaces around it, so `/\t/evil` is `//evil` to them.
  if (raw !== raw.trim() || hasControl(raw)) return false
  // A browser reads a backslash before the query as a slash.
  return !raw.split(/[?#]/)[0]?.includes('\\')
}

function judge(raw: string, origin: string, base: string | undefined, depth: number): string | null {
  if (depth > maximumDepth || !isPlainAddress(raw)) return null
  if (!startsAsOwn(raw, origin)) return null
  const url = parse(raw, origin)
  if (!url || url.origin !== origin || url.username || url.password) return null
  if (!isPlainPath(url.pathname)) return null
  if (!raw.startsWith('/') && !isInBase(url.pathname, base)) return null
  for (const [name, value] of url.searchParams) {
    if (nestedParameters.includes(name) && value !== '' && judge(value, origin, base, depth + 1) === null) return null
  }
  return withoutBase(url.pathname, base) + url.search + url.hash
}

/** Starts with one slash, or with exactly our own origin: `http://our.origin.evil.com` only looks like it. */
function startsAsOwn(raw: string, origin: string): boolean {
  if (raw.startsWith('/')) return true
  const after = raw.toLowerCase().startsWith(origin.toLowerCase()) ? raw.charAt(origin.length) : 'x'
  return ['', '/', '?', '#'].includes(after)
}

function parse(raw: string, origin: string): URL | null {
  try {
    return new URL(raw, origin)
  } catch {
    return null
  }
}

/** No two slashes in a row, no backslash and no control character in any layer of encoding, nor in compatible letters (`／`). */
function isPlainPath(pathname: string): boolean {
  let path = pathname
  for (let layer = 0; layer <= maximumDepth; layer += 1) {
    const compatible = path.normalize('NFKC')
    if (/\/\/|\\/.test(compatible) || hasControl(compatible)) return false
    const decoded = decode(path)
    if (decoded === path) return true
    if (decoded === null) return false
    path = decoded
  }
  return false
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function hasControl(value: string): boolean {
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(value)
}
