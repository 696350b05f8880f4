/** Posts requests to a gateway, with a token, a cookie or none, and reads what comes back, whatever it is; for the other files of `check:gateway`. */

/** The result of a request: a JSON response and how long it took in milliseconds, or the failure. */
export type Outcome =
  | { kind: 'json'; status: number; headers: Headers; body: Answer; took: number }
  | { kind: 'failed'; status: number | null; message: string }

/** A GraphQL response; nothing about its shape is trusted. */
export interface Answer {
  data?: unknown
  errors?: unknown
}

export interface Gateway {
  /** Origin, with a path in front of `/api` where it has one. */
  url: string
  token?: string
  /** A token that has run out. */
  expired?: string
  /** Timeout in milliseconds. */
  timeout: number
}

/** The most that is read of an answer, in bytes. */
const most = 50_000_000

/** Posts a body to an endpoint with a token as the portal sends it, never following redirects. Never rejects. */
export function postTo(gateway: Gateway, endpoint: string, body: string, token?: string): Promise<Outcome> {
  return post(gateway, endpoint, body, token ? { Authorization: `Bearer ${token}` } : {})
}

/** The same with the token in the portal's cookie alone, which must not count. Never rejects. */
export function postWithCookie(gateway: Gateway, endpoint: string, body: string, token: string): Promise<Outcome> {
  return post(gateway, endpoint, body, { Cookie: `portal_token=${token}` })
}

function post(gateway: Gateway, endpoint: string, body: string, login: HeadersInit): Promise<Outcome> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', ...login }
  return ask(gateway, `/api/${endpoint}/graphql`, { method: 'POST', headers, body })
}

/** Sends a request and reads its answer as JSON. Never rejects. */
export async function ask({ url, timeout }: Gateway, path: string, init: RequestInit = {}): Promise<Outcome> {
  const seconds = timeout / 1000
  const began = performance.now()
  let answering: number | null = null
  try {
    const signal = AbortSignal.timeout(timeout)
    const response = await fetch(url.replace(/\/$/, '') + path, { ...init, redirect: 'manual', signal })
    answering = response.status
    const text = await textOf(response)
    const { status, headers } = response
    if (status >= 300 && status < 400) return failed(status, `HTTP ${status}: leads elsewhere instead of answering`)
    if (text === null) return failed(status, `HTTP ${status} with more than ${most / 1e6} MB`)
    try {
      const body: unknown = JSON.parse(text)
      if (typeof body === 'object' && body !== null && !Array.isArray(body))
        return { kind: 'json', status, headers, body, took: performance.now() - began }
    } catch {
      // Said below.
    }
    return failed(status, `HTTP ${status} with ${contentOf(text.trim())}`)
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return failed(null, `no answer within ${seconds} s`)
    if (answering !== null) return failed(answering, `HTTP ${answering}: the answer breaks off in the middle`)
    return failed(null, `no answer: ${reasonOf(error)}`)
  }
}

function contentOf(text: string): string {
  if (text === '') return 'nothing instead of JSON'
  if (text.startsWith('<')) return 'HTML instead of JSON'
  return text.startsWith('{') ? 'JSON that breaks off or is not well formed' : 'something else instead of JSON'
}

const failed = (status: number | null, message: string): Outcome => ({ kind: 'failed', status, message })

async function textOf(response: Response): Promise<string | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    parts.push(part)
    size += part.length
    if (size > most) return null
  }
  return Buffer.concat(parts).toString('utf8')
}

/** The system's error code of a broken connection: `ECONNREFUSED`, `ECONNRESET` … */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message
  return error.message
}

/** Errors of an answer, as far as they look like some. */
export function errorsOf({ errors }: Answer): { message: string; code: unknown }[] {
  if (!Array.isArray(errors)) return []
  return errors.map((error: { message?: unknown; extensions?: { code?: unknown } } | null) => ({
    message: String(error?.message ?? ''),
    code: error?.extensions?.code,
  }))
}
