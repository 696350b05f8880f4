/**
 * The headers that go with every answer of whoever serves the portal: `npm run serve` sends them, the sample for nginx is held to them.
 * What scripts, styles and frames may do stands in index.html itself, written by the build; the header says what a page cannot say of
 * itself. Both hold: a browser obeys each policy it is given.
 * @type {readonly (readonly [name: string, value: string])[]}
 */
export const securityHeaders = [
  ['Content-Security-Policy', "frame-ancestors 'self'"],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
]

/** In the first one's place where something is answered that is no page of the portal: a file somebody uploaded runs nothing here. */
export const dataPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** How long an address may be kept: what carries a hash in its name for a year, everything else is asked for again. */
export const cacheControlOf = (path) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
