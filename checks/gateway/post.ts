/** The result of a request: a JSON response, or the failure. */
export type Outcome =
  | { kind: 'json'; status: number; headers: Headers; body: Answer }
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

/** Posts a body to an endpoint, never following redirects. Never rejects. */
export function postTo(gateway: Gateway, endpoint: string, body: string, token?: string): Promise<Outcome> {
  return ask(gateway, `/api/${endpoint}/graphql`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body,
  })
}

/** Sends a request and reads its answer as JSON. Never rejects. */
export async function ask({ url, timeout }: Gateway, path: string, init: RequestInit = {}): Promise<Outcome> {
  const seconds = timeout / 1000
  try {
    const signal = AbortSignal.timeout(timeout)
    const response = await fetch(url.replace(/\/$/, '') + path, { ...init, redirect: 'manual', signal })
    const text = await textOf(response)
    const { status, headers } = response
    if (status >= 300 && status < 400) return failed(status, `HTTP ${status}: leads elsewhere instead of answering`)
    if (text === null) return failed(status, `HTTP ${status} with more than ${most / 1e6} MB`)
    try {
      const body: unknown = JSON.parse(text)
      if (typeof body === 'object' && body !== null && !Array.isArray(body))
        return { kind: 'json', status, headers, body }
    } catch {
      // Said below.
    }
    const html = /^\s*</.test(text)
    return failed(
      status,
      `HTTP ${status} with ${text.trim() === '' ? 'nothing' : html ? 'HTML' : 'something else'} instead of JSON`,
    )
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return failed(null, `no answer within ${seconds} s`)
    return failed(null, `no answer: ${reasonOf(error)}`)
  }
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
