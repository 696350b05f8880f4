/** Tests that the session uses the calls which the entry script sent before the portal's code ran. */
// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prefetchScript } from '../../build/prefetch.mjs'
import { prefetchedCalls, sessionCalls as sessionCallsAt } from '../../build/prefetched-calls'
import { normalCall } from '../../tests/normal-call'
import { fakePortal, healthy } from './fake-portal'
import { ensureSession, resetSession } from './load-session'
import { saveToken } from './token'

const origin = window.location.origin
const plan = {
  files: ['/assets/a.js', '/assets/c.js', '/assets/b.js'],
  calls: prefetchedCalls(origin),
  prefix: '/zwdt',
  base: '/',
}
const sessionCalls = sessionCallsAt(origin)
const pages = [
  ['/', [2]],
  ['/my-project/work/:workId', [0], { target: 'work', param: 'workId' }],
  ['/my-project/:tab?', [0, 1]],
] as const
const runAt = (address: string, base = '/') => {
  window.history.replaceState(null, '', address)
  prefetchScript({ ...plan, pages, base, calls: sessionCalls })
}

beforeEach(() => saveToken('t1'))
afterEach(async () => {
  await resetSession()
  window.prefetchedResponses = undefined
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

describe('the session’s prefetched calls', () => {
  it('equal the calls of the session exactly, which then sends none itself', async () => {
    const bodies: string[] = []
    const portal = fakePortal(healthy)
    const answer = fetch
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      bodies.push(String(init.body))
      return answer(url, init)
    })
    await ensureSession()
    const own = bodies.splice(0)
    await resetSession()
    runAt('/my-project')
    expect(bodies.map((body) => JSON.parse(body).operationName)).toEqual(
      sessionCalls.map(({ call }) => call.operationName),
    )
    expect(bodies.map(normalCall).sort()).toEqual(own.map(normalCall).sort())
    expect((await ensureSession()).user.id).toBe('u1')
    expect(portal).toHaveLength(2 * own.length)
  })

  it('are not used for another token', async () => {
    const portal = fakePortal(healthy)
    runAt('/')
    saveToken('t2')
    await ensureSession()
    expect(portal.map(({ authorization }) => authorization)).toEqual([
      ...sessionCalls.map(() => 'Bearer t1'),
      ...sessionCalls.map(() => 'Bearer t2'),
    ])
  })

  it('report failures like any call', async () => {
    fakePortal({ ...healthy, CurrentUser: Response.json({}, { status: 402 }) })
    runAt('/')
    await expect(ensureSession()).rejects.toMatchObject({ failure: { status: 402, endsSession: true, sentWith: 't1' } })
  })

  it('are not sent without a token', () => {
    const portal = fakePortal(healthy)
    saveToken('')
    runAt('/')
    expect(portal).toEqual([])
  })
})

it.each([
  ['/', ['/assets/b.js']],
  ['/zwdt', ['/assets/b.js']],
  ['/my-project/work/w-1', ['/assets/a.js']],
  ['/my-project', ['/assets/a.js', '/assets/c.js']],
  ['/zwdt/my-project/TASK_BOOK/', ['/assets/a.js', '/assets/c.js']],
  ['/nowhere', []],
  ['/portal/zwdt/my-project', ['/assets/a.js', '/assets/c.js'], '/portal/'],
  ['/portal/', ['/assets/b.js'], '/portal/'],
  ['/my-project/work/%zz', ['/assets/a.js']],
] as const)('are joined by the files of the page at %s and its layouts', (address, files, base?: string) => {
  fakePortal(healthy)
  runAt(address, base)
  expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual(files)
})

it('include the calls of the page at the address, also for a user who has just signed in', () => {
  const portal = fakePortal(healthy)
  const operations = () => portal.splice(0).map(({ operation }) => operation)
  const here = prefetchedCalls(origin)
  window.history.replaceState(null, '', '/user/login')
  saveToken('')
  prefetchScript({ ...plan, pages, calls: here })
  expect(operations()).toEqual([])
  saveToken('t1')
  window.prefetchPage?.('/?from=mail')
  const everywhere = here.filter(({ page, under, opens, list }) => !page && !under && !opens && !list)
  const atHome = here.filter((call) => call.page === '/' || everywhere.includes(call))
  expect(operations()).toEqual(atHome.map(({ call }) => call.operationName))
  window.prefetchPage?.('/mail')
  expect(operations()).toEqual(everywhere.map(({ call }) => call.operationName))
})

it('are not made by a link that is pointed at, which requests each file of its page once', () => {
  const portal = fakePortal(healthy)
  runAt('/')
  portal.splice(0)
  window.prefetchFiles?.('/zwdt/my-project/new?tab=all')
  window.prefetchFiles?.('/my-project/work/w1')
  window.prefetchFiles?.('/elsewhere')
  const hrefs = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/assets/b.js', '/assets/a.js', '/assets/c.js'])
  expect(portal).toEqual([])
})

it('include the first page of a list, unless the address filters it', () => {
  const portal = fakePortal(healthy)
  const works = { scope: 'OWN', kinds: ['DECLARATION'] } as const
  window.history.replaceState(null, '', '/zwdt/my-project')
  prefetchScript({ ...plan, pages: [['/my-project', [], undefined, { works, years: true }]] })
  const first = portal.splice(0)
  expect(first.find(({ operation }) => operation === 'Works')?.variables).toEqual({
    filter: works,
    pageNo: 1,
    pageSize: 10,
  })
  expect(first.map(({ operation }) => operation)).toEqual(expect.arrayContaining(['GuideYears', 'OwnTopics']))
  expect(first.map(({ operation }) => operation)).not.toContain('WorkCounts')
  window.prefetchPage?.('/my-project?tab=TASK_BOOK')
  expect(portal.map(({ operation }) => operation)).not.toContain('Works')
})

it('are sent before file requests, which a browser limits, the one that others depend on first', () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(`${JSON.parse(String(body)).operationName}, ${document.head.querySelectorAll('link').length} files`)
    return Promise.resolve(new Response('{}'))
  })
  window.history.replaceState(null, '', '/smartform/f1/w1/basic')
  prefetchScript({
    ...plan,
    pages: [['/smartform/:formId/:contentId/:pageId', [0, 1, 2], { target: 'answers', param: 'contentId' }]],
  })
  expect(sent[0]).toBe('FormContent, 0 files')
  expect(sent.at(-1)).toMatch(/, 0 files$/)
  expect(document.head.querySelectorAll('link')).toHaveLength(3)
})

it('leave the connection to the entry file, and request page files after it', () => {
  fakePortal(healthy)
  let loaded: PerformanceObserverCallback | undefined
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: PerformanceObserverCallback) {
        loaded = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const files = () => document.head.querySelectorAll('link').length
  const tell = (name: string) => {
    const entries = { getEntriesByName: (entryName: string) => (entryName === name ? [{}] : []) }
    loaded?.(entries as unknown as PerformanceObserverEntryList, {} as PerformanceObserver)
  }
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src: '/assets/index.js' })
  document.body.append(script)
  window.history.replaceState(null, '', '/')
  prefetchScript({ ...plan, pages, calls: sessionCalls, entry: '/assets/index.js' })
  tell(`${origin}/assets/another.js`)
  expect(files()).toBe(0)
  tell(`${origin}/assets/index.js`)
  expect(files()).toBe(1)
  script.remove()
})

it('for a form request the work item, its content, and then the definition the content was created with', async () => {
  const formContent = { __typename: 'FormContent', id: 'w 1', formId: 'f1', formVersion: 3 }
  const portal = fakePortal({ ...healthy, FormContent: { formContent } })
  window.history.replaceState(null, '', '/zwdt/smartform/f1/w%201/basic')
  prefetchScript({
    ...plan,
    pages: [['/smartform/:formId/:contentId/:pageId', [], { target: 'answers', param: 'contentId' }]],
  })
  await vi.waitFor(() => expect(portal.map(({ operation }) => operation)).toContain('FormDefinition'))
  expect(Object.fromEntries(portal.map(({ operation, variables }) => [operation, variables]))).toMatchObject({
    Work: { id: 'w 1' },
    WorkHistory: { contentId: 'w 1' },
    FormContent: { contentId: 'w 1' },
    FormDefinition: { formId: 'f1', version: 3 },
  })
  // What was read for it can still be read by the page.
  const early = window.prefetchedResponses?.find(({ operationName }) => operationName === 'FormContent')
  expect(await (await early?.answer)?.json()).toEqual({ data: { formContent } })
})

it('for a review request only what is open before the declaration of interests, and its form afterwards', async () => {
  const task = { __typename: 'ReviewDesk', document: null }
  const opens = { target: 'review', param: 'taskId' } as const
  const portal = fakePortal({ ...healthy, ReviewTask: { reviewTask: task } })
  window.history.replaceState(null, '', '/expert/review/t1')
  const run = () => prefetchScript({ ...plan, pages: [['/expert/review/:taskId', [], opens]] })
  run()
  const operations = () => portal.map(({ operation }) => operation)
  await vi.waitFor(() => expect(operations()).toContain('ReviewTask'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(operations()).not.toContain('FormContent')
  const after = fakePortal({ ...healthy, ReviewTask: { reviewTask: { ...task, document: {} } } })
  run()
  await vi.waitFor(() =>
    expect(after.find(({ operation }) => operation === 'FormContent')?.variables).toEqual({ contentId: 't1' }),
  )
})

it('for a unit’s pages request their layout by the unit in the address, and the kinds of the page', () => {
  const opens = { target: 'answers', param: 'workId', kinds: ['MEMBERSHIP'] } as const
  const portal = fakePortal(healthy)
  window.history.replaceState(null, '', '/company/unit%201/staff/w1')
  prefetchScript({ ...plan, pages: [['/company/:id/staff/:workId', [], opens]] })
  const called = Object.fromEntries(portal.map(({ operation, variables }) => [operation, variables]))
  expect(called).toMatchObject({
    CompanyUnit: { unitId: 'unit 1' },
    Work: { kinds: ['MEMBERSHIP'], id: 'w1' },
    FormContent: { contentId: 'w1' },
  })
  expect(called).not.toHaveProperty('Works')
})
