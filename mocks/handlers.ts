import { delay, HttpResponse, http, type RequestHandler } from 'msw'
import { endpointNames } from '@/api/endpoint-names'
import type { Backend } from './backend'
import { serverNow } from './clock'
import { answerGraphql, type GraphqlRequest, refusal } from './execute'
import { answerCalendar, answerFile, answerUpload, uploadUrl } from './files'

/** The one call that is made without anybody's doing. */
const heartbeat = 'ReportPresence'

/** The whole server as request handlers: fifteen endpoints, stored files, and the object store that takes uploads. */
export function createHandlers(backend: Backend): RequestHandler[] {
  return [
    ...endpointNames.map((endpoint) =>
      http.post(`*/api/${endpoint}/graphql`, async ({ request }) => {
        const asked = await readCall(request)
        const answer = async () => {
          const { status, body } = await backend.transaction(() =>
            answerGraphql(endpoint, asked, {
              db: backend.db,
              blobs: backend.blobs,
              token: tokenOf(request),
              now: serverNow(),
            }),
          )
          return HttpResponse.json(body, { status })
        }
        return underWeather(backend, answer, asked?.operationName === heartbeat)
      }),
    ),
    http.get('*/api/common/oss/:action', ({ request, params }) =>
      underWeather(backend, () => answerFile(backend, request, params.action === 'download')),
    ),
    http.get('*/api/workflow/calendar/:file', ({ request, params }) =>
      underWeather(backend, () => answerCalendar(backend, request, String(params.file))),
    ),
    http.post(uploadUrl(), ({ request }) => underWeather(backend, () => answerUpload(backend, request))),
  ]
}

/** What was posted; what is no call at all is one that asks for nothing, and is refused as such. */
async function readCall(request: Request): Promise<GraphqlRequest> {
  const sent: unknown = await request.json().catch(() => null)
  const { query, operationName, variables } = (sent ?? {}) as Partial<Record<keyof GraphqlRequest, unknown>>
  return {
    query: typeof query === 'string' ? query : '',
    operationName: typeof operationName === 'string' ? operationName : null,
    variables: typeof variables === 'object' ? (variables as GraphqlRequest['variables']) : null,
  }
}

/** The contract: the header alone says whose call it is; the cookie beside it may be another person's by now and is not looked at. */
function tokenOf(request: Request): string | null {
  return /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null
}

/** Answers as the weather allows: late, not at all, with a code, with a status, or with what no client understands. */
async function underWeather(backend: Backend, answer: () => Promise<Response>, unasked = false): Promise<Response> {
  const { delay: late, offline, nextCode, nextStatus, nextMalformed } = backend.weather.take(unasked)
  if (late > 0) await delay(late)
  if (offline) return HttpResponse.error()
  if (nextMalformed)
    return new HttpResponse('<html><body>Bad gateway</body></html>', { headers: { 'Content-Type': 'text/html' } })
  if (nextStatus !== null) return HttpResponse.json(refusal(nextStatus, nextStatus).body, { status: nextStatus })
  if (nextCode !== null) return HttpResponse.json(refusal(200, nextCode).body)
  return answer()
}
