/** What the transport asks of the layers above it. */
export interface TransportPort {
  /** The login token of the moment, undefined without a login. */
  token(): string | undefined
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
