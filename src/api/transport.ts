/** What the transport asks of the layers above it. */
export interface TransportPort {
  /** The login token of the moment, undefined without a login. */
  token(): string | undefined
  /** The token in the cookie that all tabs share, which may be another login's by now; absent where there is no such cookie. */
  shared?(): string | undefined
}

let port: TransportPort = { token: () => undefined }

/** Gives the transport its port; the session does so once, when the first part of it that needs the network is loaded. */
export function configureTransport(next: TransportPort): void {
  port = next
}

/** The login token, asked anew for every request. */
export function currentToken(): string | undefined {
  return port.token()
}

/**
 * Whether the shared cookie goes along with a call. `Authorization` alone says whose call it is (the contract: `permission` schema),
 * so a cookie that holds another login's token is not sent beside it: a server that looked at it would take one person for another.
 */
export function credentialsFor(sentWith: string | undefined): RequestCredentials {
  const shared = port.shared?.()
  return shared === undefined || shared === sentWith ? 'include' : 'omit'
}
