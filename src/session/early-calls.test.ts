// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ahead } from '../../scripts/ahead.mjs'
import { sessionCalls } from '../../scripts/session-calls'
import { fakePortal, healthy } from './fake-portal'
import { ensureSession, resetSession } from './load-session'
import { saveToken } from './token'

const origin = window.location.origin
const plan = {
  files: ['/assets/a.js', '/assets/c.js', '/assets/b.js'],
  calls: sessionCalls(origin),
  prefix: '/zwdt',
  base: '/',
}
const pages = [
  ['/', [2]],
  ['/my-project/work/:workId', [0]],
  ['/my-project/:tab?', [0, 1]],
] as const
const runAt = (address: string, base = '/') => {
  window.history.replaceState(null, '', address)
  ahead({ ...plan, pages, base })
}

beforeEach(() => saveToken('t1'))
afterEach(async () => {
  await resetSession()
  window.earlyAnswers = undefined
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

describe('the session’s calls, made before the portal’s code is there', () => {
  it('are those the session would make, to the letter: it makes none itself', async () => {
    const bodies: string[] = []
    const asked = fakePortal(healthy)
    const answer = fetch
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      bodies.push(String(init.body))
      return answer(url, init)
    })
    await ensureSession()
    const own = bodies.splice(0)
    await resetSession()
    runAt('/my-project')
    expect(bodies.map((body) => JSON.parse(body).operationName)).toEqual(plan.calls.map((one) => one.operationName))
    expect(bodies.map(normal).sort()).toEqual(own.map(normal).sort())
    expect((await ensureSession()).user.id).toBe('u1')
    expect(asked).toHaveLength(2 * own.length)
  })

  it('are no answers for another login', async () => {
    const asked = fakePortal(healthy)
    runAt('/')
    saveToken('t2')
    await ensureSession()
    expect(asked.map(({ authorization }) => authorization)).toEqual([
      ...plan.calls.map(() => 'Bearer t1'),
      ...plan.calls.map(() => 'Bearer t2'),
    ])
  })

  it('are judged as any call where they fail', async () => {
    fakePortal({ ...healthy, CurrentUser: Response.json({}, { status: 402 }) })
    runAt('/')
    await expect(ensureSession()).rejects.toMatchObject({ failure: { status: 402, endsSession: true, sentWith: 't1' } })
  })

  it('are made by nobody without a login', () => {
    const asked = fakePortal(healthy)
    saveToken('')
    runAt('/')
    expect(asked).toEqual([])
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
] as const)('asks for the files of the page at %s with those around it', (address, files, base?: string) => {
  fakePortal(healthy)
  runAt(address, base)
  expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual(files)
})

/** The words of a call without their spacing, and without Apollo's name for itself. */
function normal(body: string): string {
  const { query, extensions: _library, ...call } = JSON.parse(body)
  return JSON.stringify({ ...call, query: query.replace(/[\s,]+/g, ' ').replace(/ ?([{}():]) ?/g, '$1') })
}
