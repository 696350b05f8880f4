/**
 * The port through which the API layer gets the token and announces failures, set by `src/session/` and `src/app/`;
 * the links, files, uploads and sign-in read it.
 */

/** What the transport needs from the layers above it. */
export interface TransportPort {
  /** The current token; undefined without a login. */
  token(): string | undefined
  /** The token in the cookie that all tabs share. It may belong to another login; absent where there is none. */
  shared?(): string | undefined
}

let port: TransportPort = { token: () => undefined }

/** Sets the port. The session does so once, before the first request. */
export function configureTransport(next: TransportPort): void {
  port = next
}

/** The current token, read for every request. */
export function currentToken(): string | undefined {
  return port.token()
}

/**
 * Whether the shared cookie is sent with a call. `Authorization` alone says whose call it is (contract: `permission`
 * schema). A cookie with another login's token is not sent: a server that read it would confuse two people.
 */
export function credentialsFor(sentWith: string | undefined): RequestCredentials {
  const shared = port.shared?.()
  return shared === undefined || shared === sentWith ? 'include' : 'omit'
}
