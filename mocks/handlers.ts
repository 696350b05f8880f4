/** msw's request handlers for the whole backend: fifteen endpoints, stored files, uploads; the browser, Node tests and the served backend use them. */

import { delay, HttpResponse, http, type RequestHandler } from 'msw'
import { endpointNames } from '@/api/endpoint-names'
import type { Backend } from './backend'
import { serverNow } from './clock'
import { answerGraphql, type GraphqlRequest, refusal } from './execute'
import { answerCalendar, answerFile, answerUpload, uploadUrl } from './files'
import { newestCode } from './verification-codes'

/** The only call that runs without a user action. */
const heartbeat = 'ReportPresence'

/** The whole server as request handlers: fifteen endpoints, stored files, and the object store for uploads. */
export function createHandlers(backend: Backend): RequestHandler[] {
  return [
    ...endpointNames.map((endpoint) =>
      http.post(`*/api/${endpoint}/graphql`, async ({ request }) => {
        const call = await readCall(request)
        const answer = async () => {
          const { status, body } = await backend.transaction(() =>
            answerGraphql(endpoint, call, {
              db: backend.db,
              blobs: backend.blobs,
              token: tokenOf(request),
              userAgent: request.headers.get('User-Agent'),
              now: serverNow(),
            }),
          )
          return HttpResponse.json(body, { status })
        }
        return withSimulatedNetwork(backend, answer, call?.operationName === heartbeat)
      }),
    ),
    http.get('*/api/common/oss/:action', ({ request, params }) =>
      withSimulatedNetwork(backend, () => answerFile(backend, request, params.action === 'download')),
    ),
    http.get('*/api/workflow/calendar/:file', ({ request, params }) =>
      withSimulatedNetwork(backend, () => answerCalendar(backend, request, String(params.file))),
    ),
    // The telephone of the demonstration: the code that a person would read on theirs.
    http.get('*/api/simulated/telephone/:mobile', async ({ params }) => {
      const code = await backend.transaction(() => newestCode(backend.db, String(params.mobile))?.code ?? null)
      return HttpResponse.json({ code })
    }),
    http.post(uploadUrl(), ({ request }) => withSimulatedNetwork(backend, () => answerUpload(backend, request))),
  ]
}

/** Parses a request body. An invalid body becomes an empty request, which is then refused. */
async function readCall(request: Request): Promise<GraphqlRequest> {
  const sent: unknown = await request.json().catch(() => null)
  const { query, operationName, variables } = (sent ?? {}) as Partial<Record<keyof GraphqlRequest, unknown>>
  return {
    query: typeof query === 'string' ? query : '',
    operationName: typeof operationName === 'string' ? operationName : null,
    variables: typeof variables === 'object' ? (variables as GraphqlRequest['variables']) : null,
  }
}

/**
 * Per contract, only the header identifies the session. The cookie is ignored, because it may already be another
 * person's.
 */
function tokenOf(request: Request): string | null {
  return /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null
}

/**
 * Responds according to the simulated network conditions: late, not at all, with a code, with a status, or
 * malformed.
 */
async function withSimulatedNetwork(
  backend: Backend,
  answer: () => Promise<Response>,
  unasked = false,
): Promise<Response> {
  const { delay: late, offline, nextCode, nextStatus, nextMalformed } = backend.network.take(unasked)
  if (late > 0) await delay(late)
  if (offline) return HttpResponse.error()
  if (nextMalformed)
    return new HttpResponse('<html><body>Bad gateway</body></html>', { headers: { 'Content-Type': 'text/html' } })
  if (nextStatus !== null) return HttpResponse.json(refusal(nextStatus, nextStatus).body, { status: nextStatus })
  if (nextCode !== null) return HttpResponse.json(refusal(200, nextCode).body)
  return answer()
}
