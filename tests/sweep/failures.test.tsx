import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '@/api/errors/catalogue'
import texts from '@/api/errors/zh.json'
import { replaceBrowser } from '@/app/entry-browser'
import { clearNotices, recentNotices } from '@/lib/notices'
import { whole } from './chosen'
import { sessionCalls } from './session-calls'
import { answerBy, fault, type Intercepted, slice, visit, watchPages } from './walk'

const refused = (code: number) => Response.json({ data: null, errors: [{ message: '', extensions: { code } }] })
const page = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'

/** Whether this ends the login, leads to 403, or is to be said; nothing is said of codes that are silently ignored. */
type Outcome = 'ends' | 'forbids' | 'said' | 'silent'

interface Failing {
  name: string
  outcome: Outcome
  /** What is said, where it is known. */
  words?: string
  fail(): Promise<Response> | Response
}

const status = (code: number, outcome: Outcome): Failing => ({
  name: `HTTP ${code}`,
  outcome,
  fail: () => Response.json({ errors: [] }, { status: code }),
})

const general: readonly Failing[] = [
  status(400, 'ends'),
  status(401, 'forbids'),
  status(402, 'ends'),
  status(403, 'ends'),
  status(500, 'said'),
  status(503, 'said'),
  {
    name: 'HTML instead of JSON',
    outcome: 'said',
    fail: () => new Response(page, { headers: { 'Content-Type': 'text/html' } }),
  },
  { name: 'an empty answer', outcome: 'said', fail: () => new Response('') },
  { name: 'JSON without data', outcome: 'said', fail: () => Response.json({ data: null }) },
  { name: 'offline', outcome: 'said', fail: () => Promise.reject(new TypeError('Failed to fetch')) },
  // What is waited for in vain is broken off as this; how long, has a test of its own.
  {
    name: 'no answer',
    outcome: 'said',
    fail: () => Promise.reject(new DOMException('The call took longer than 30000 ms', 'TimeoutError')),
  },
]

const codes: readonly Failing[] = Object.entries(catalogue).map(([code, entry]) => ({
  name: `code ${code}`,
  outcome: entry.endsSession ? 'ends' : entry.show === 'silent' ? 'silent' : 'said',
  words: texts[`errors.${code}` as keyof typeof texts],
  fail: () => refused(Number(code)),
}))

/** Each general failure at every address, and the catalogue's codes dealt out over them; of a slice one of each. */
function failingAt(index: number): readonly Failing[] {
  const dealt = codes[(index * 7) % codes.length]
  if (whole) return [...general, ...[0, 1, 2].flatMap((step) => codes[(index * 3 + step) % codes.length] ?? [])]
  return [general[index % general.length], dealt].flatMap((one) => one ?? [])
}

watchPages()

/** What a document would have been loaded anew for. */
let left: string | null = null
let putBack = () => {}
beforeAll(() => {
  putBack = replaceBrowser({
    replace: (url) => {
      left = url
    },
    loadAnew: (address) => {
      left = address
    },
  })
})
afterAll(() => putBack())

/** The calls that the shell makes around any page: of what fails for them the page itself says nothing. */
const around = new Set<string>(sessionCalls)

/** A notice, or a whole page of the words. */
const said = (words?: string) =>
  [...document.querySelectorAll('[role=alert], [role=status], [role=note], [role=alertdialog]')].some(
    (one) => (one.textContent ?? '').trim().length > 3,
  ) ||
  recentNotices().length > 0 ||
  (words !== undefined && document.querySelector('main')?.textContent.includes(words))
const wayOn = () =>
  (document.querySelector('main') ?? document.body).querySelector('a[href], button:not(:disabled)') !== null

describe('whatever fails, it is said in words, nothing is blank, and there is a way on', () => {
  it('knows what the shell asks for by itself', async () => {
    answerBy(({ call, own }: Intercepted) => {
      around.add(call.operationName)
      return own()
    })
    await visit({ pattern: '/403', address: '/403', persona: 'researcher' }, 'as it is')
    expect(around.size).toBeGreaterThan(sessionCalls.size)
  })

  it.each(slice(6).map((one, index) => [one.pattern, one, failingAt(index)] as const))(
    '%s',
    async (_, one, failing) => {
      const found: string[] = []
      for (const { name, outcome, words, fail } of failing) {
        const own: string[] = []
        left = null
        clearNotices()
        answerBy(({ call, own: answered }) => {
          if (sessionCalls.has(call.operationName)) return answered()
          if (!around.has(call.operationName)) own.push(call.operationName)
          return fail()
        })
        const faults = await visit(one, name, ({ state: { location } }) => {
          if (own.length === 0) return
          const asked = `(${[...new Set(own)].join(', ')})`
          if (outcome === 'ends' && one.persona && left === null) fault(`the login goes on ${asked}`)
          if (outcome === 'forbids' && location.pathname !== '/403' && !said())
            fault(`neither forbidden nor said ${asked}`)
          if (outcome === 'said' && !said(words)) fault(`not said ${asked}`)
          if (left === null && !wayOn()) fault(`no way on ${asked}`)
        })
        // A page that is left for another document stands as it stood.
        found.push(...faults.filter((what) => left === null || !/does not come to rest|headings|blank/.test(what)))
      }
      expect(found).toEqual([])
    },
  )
})
