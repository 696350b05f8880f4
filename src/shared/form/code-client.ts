/** The credentials with which a client requests verification codes (from the build's settings); for `send-code.ts` and the password reset. */

/** Credentials of the verification-code calls. */
export interface CodeClient {
  key?: string
  secret?: string
}

/**
 * This build's `key` and `secret` for the code calls (specification, section 7), from its settings; absent where there
 * are none. Anybody can read them: they identify the client and protect nothing.
 */
export function codeClient(): CodeClient {
  const key: unknown = import.meta.env.VITE_CODE_CLIENT_KEY
  const secret: unknown = import.meta.env.VITE_CODE_CLIENT_SECRET
  return typeof key === 'string' && key && typeof secret === 'string' && secret ? { key, secret } : {}
}
