/** Who asks for verification codes; the backend knows its clients by these. */
export interface CodeClient {
  key?: string
  secret?: string
}

/**
 * This build's `key` and `secret` of the code calls (specification, section 7), from its settings; left out where there are none. What
 * a page holds can be read by whoever opens it: they tell clients apart and keep nobody out.
 */
export function codeClient(): CodeClient {
  const key: unknown = import.meta.env.VITE_CODE_CLIENT_KEY
  const secret: unknown = import.meta.env.VITE_CODE_CLIENT_SECRET
  return typeof key === 'string' && key && typeof secret === 'string' && secret ? { key, secret } : {}
}
