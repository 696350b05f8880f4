// @vitest-environment jsdom
import { createBackend } from '@mocks/backend'
import { memoryBlobs } from '@mocks/blobs'
import { createHandlers } from '@mocks/handlers'
import type { PersonaId } from '@mocks/personas'
import { memoryNetworkStore } from '@mocks/simulated-network'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { failureOf } from '@/api/errors/failure'
import { fetchFile } from '@/api/files'
import { permission } from '@/api/permission'
import { CurrentUserDocument } from './graphql/session.permission.generated'
import { ensureSession, resetSession } from './load-session'
import { signOut } from './sign-out'
import { readToken, removeToken, saveToken } from './token'

/** The embedded backend behind an ear that reads cookies: what came with each call. */
const backend = createBackend({ blobs: memoryBlobs(), network: memoryNetworkStore() })
const requests: { cookie: string | undefined; header: string | null }[] = []
const server = setupServer(
  http.all('*', ({ request, cookies }) => {
    // Here a call that is told to leave cookies at home brings them all the same; a browser heeds it.
    const cookie = request.credentials === 'omit' ? undefined : cookies.portal_token
    requests.push({ cookie, header: request.headers.get('authorization')?.slice(7) ?? null })
  }),
  ...createHandlers(backend),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(async () => {
  removeToken(readToken())
  await resetSession()
  await backend.reset()
})

const whoAmI = async () =>
  (await permission.query(CurrentUserDocument, {}, { fetchPolicy: 'no-cache', background: 'silent' })).user.id

/** A page of the first person, while the second signs in in another tab. */
async function besideAnother(): Promise<{ own: string; others: string }> {
  const [own, others] = (['researcher', 'unitAdministrator'] as PersonaId[]).map((item) => backend.signIn(item))
  saveToken(own ?? '')
  await ensureSession()
  expect(requests.at(-1)).toEqual({ cookie: own, header: own })
  saveToken(others ?? '')
  requests.length = 0
  return { own: own ?? '', others: others ?? '' }
}

it('the page’s token is sent while the cookie holds the same one', async () => {
  saveToken(backend.signIn('researcher'))
  expect(await whoAmI()).toBe('user-researcher')
  expect(requests.at(-1)).toEqual({ cookie: readToken(), header: readToken() })
})

it('a cookie with another user’s token is not sent, and no call is made in that user’s name', async () => {
  await besideAnother()
  const refused = await whoAmI().catch((error: unknown) => failureOf(error))
  expect(refused).toMatchObject({ status: 400 })
  await fetchFile('key').catch(() => {})
  expect(requests).toEqual([
    { cookie: undefined, header: null },
    { cookie: undefined, header: null },
  ])
})

it('signing out ends the page’s own session, and the other user’s continues', async () => {
  const { own, others } = await besideAnother()
  await signOut(async () => true)
  expect(requests).toEqual([{ cookie: undefined, header: own }])
  expect([backend.db.sessions.get(own), backend.db.sessions.get(others)?.userId]).toEqual([
    undefined,
    'user-unitAdministrator',
  ])
  expect(readToken()).toBe(others)
})

it.each([
  ['the header counts more than a different cookie', true, 'user-researcher', 200],
  ['a cookie without a header is no session', false, undefined, 400],
])('for any client: %s', async (_case, withHeader, id, status) => {
  saveToken(backend.signIn('unitAdministrator'))
  const authorization = `Bearer ${backend.signIn('researcher')}`
  const response = await fetch('/api/permission/graphql', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', ...(withHeader && { authorization }) },
    body: JSON.stringify({ query: '{ user { id } }' }),
  })
  expect(requests.at(-1)?.cookie).toBe(readToken())
  expect([response.status, (await response.json()).data?.user.id]).toEqual([status, id])
})
