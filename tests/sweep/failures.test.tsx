/** Sweep in jsdom: every page explains any failure. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '@/api/errors/catalogue'
import texts from '@/api/errors/zh.json'
import type { AppRouter } from '@/app/app-router'
import { replaceBrowser } from '@/app/entry-browser'
import { clearNotices, recentNotices } from '@/lib/events/notices'
import { readToken } from '@/session/token'
import { whole } from './select-pages'
import { sessionCalls } from './session-calls'
import { stateAt } from './states'
import { answerBy, fault, type Intercepted, slice, visit, watchPages } from './walk'

const refused = (code: number) => Response.json({ data: null, errors: [{ message: '', extensions: { code } }] })
const page = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'

/**
 * Whether the failure ends the session, leads to 403 or must be visible. Codes that are silently ignored show nothing.
 */
type Outcome = 'ends' | 'forbids' | 'said' | 'silent'

interface Failing {
  name: string
  outcome: Outcome
  /** The expected text, where it is known. */
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
  // A timeout aborts with this error; its length has its own test.
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
  return [general[index % general.length], dealt].flatMap((failing) => failing ?? [])
}

/**
 * Requests that may fail without a message, because the page shows everything without them; by pattern, operation,
 * variables and page text.
 */
const unsaid: Readonly<Record<string, RegExp>> = {
  // Numbers beside the names of tabs, states and units.
  WorkCounts: /./,
  MailCounts: /./,
  OwnTopics: /^\/my-project /,
  // The values of a list's filters: a filter without them says so where it is opened.
  WorkFilterCounts: /./,
  Todos: /^\/mail (?!.*"DO")|^\/mail\/./,
  WaitingWorks: /./,
  // The bell's list, which opens with its own message; the reviewer's desk does not depend on it.
  UnreadMessages: /^\/expert\/review /,
  // The author of an opinion, the source of a value, and who else has the form open: the page works without them.
  WorkHistory: /:pageId|^\/print|^\/nomination\/foreign|^\/matching\/keynote-form|^\/unit-handover|开始填报$/,
  // What is known about a report that nobody has begun: its page offers to begin it.
  WorkJumps: /开始填报$/,
  Findings: /开始填报$/,
  WorkReads: /开始填报$/,
  FieldSources: /./,
  ReportPresence: /./,
  // Filled-in content before a first submission; a newer version of the form, which can wait.
  FormContent: /没有提交过内容/,
  FormDefinition: /没有提交过内容|^\/base\/info/,
  // Names of people to ask; the page also says where to ask.
  Grantors: /./,
}

watchPages()

/** The address of a new document, when one would load. */
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

const wordsOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, '')
const heading = () => wordsOf(document.querySelector('h1'))
/** The texts of all live regions. */
const announcements = () =>
  [...document.querySelectorAll('[role=alert], [role=status], [role=note], [role=alertdialog]')].map(wordsOf)

/** The page's texts and requests when nothing fails. */
interface Usual {
  heading: string
  words: string
  announcements: ReadonlySet<string>
  calls: readonly string[]
}

/**
 * Whether the page shows a text that it does not show without the failure: the failure's text, an announcement, or
 * another page's heading.
 */
function isAnnounced(usual: Usual, words?: string): boolean {
  const another = announcements().some((text) => text.length > 3 && !usual.announcements.has(text))
  const inPage = words !== undefined && wordsOf(document.querySelector('main')).includes(words)
  return another || inPage || recentNotices().length > 0 || heading() !== usual.heading
}

/** Something to press or to follow, other than the path one came by. */
const wayOn = () =>
  [...(document.querySelector('main') ?? document.body).querySelectorAll('a[href], button:not(:disabled)')].some(
    (element) => element.closest('nav') === null,
  )

/** Which call it is: of two that ask the same with other variables each may fail alone. */
const callOf = ({ operationName, variables }: Intercepted['call']) => `${operationName} ${JSON.stringify(variables)}`

async function usualOf(sweptAddress: Parameters<typeof visit>[0]): Promise<Usual> {
  const calls = new Set<string>()
  const usual = { heading: '', words: '', announcements: new Set<string>() }
  answerBy(({ call, own }) => {
    if (!around.has(call.operationName)) calls.add(callOf(call))
    return own()
  })
  await visit(sweptAddress, 'as it is', {
    look: () => {
      const words = wordsOf(document.querySelector('main'))
      Object.assign(usual, { heading: heading(), words, announcements: new Set(announcements()) })
    },
  })
  return { ...usual, calls: [...calls] }
}

describe('after any failure the page explains it, is not blank, and offers a way on', () => {
  it('the calls of the shell are known', async () => {
    answerBy(({ call, own }: Intercepted) => {
      around.add(call.operationName)
      return own()
    })
    await visit({ pattern: '/403', address: '/403', persona: 'researcher' }, 'as it is')
    expect(around.size).toBeGreaterThan(sessionCalls.size)
  })

  // A slice of the pages in each state; the failures are distributed among the states.
  const visits = slice(24).flatMap((page, index) => {
    const states = whole ? page.states : [stateAt(page, index)]
    return states.map((state, at) => ({
      one: state,
      failing: failingAt(index).filter((_, which) => which % states.length === at),
    }))
  })

  it.each(visits.map(({ one, failing }) => [`${one.address} as ${one.persona}`, one, failing] as const))(
    '%s',
    async (_, sweptAddress, failing) => {
      const found: string[] = []
      const usual = await usualOf(sweptAddress)

      /** Opens the page with the given requests failing, and checks the outcome. */
      async function failed({ name, outcome, words, fail }: Failing, alone?: string) {
        const failing = new Set<string>()
        left = null
        clearNotices()
        answerBy(({ call, own }) => {
          if (around.has(call.operationName) || (alone !== undefined && alone !== callOf(call))) return own()
          failing.add(call.operationName)
          return fail()
        })
        const look = ({ state: { location } }: AppRouter) => {
          if (failing.size === 0) return
          const failingNames = `(${[...failing].join(', ')})`
          if (outcome === 'ends' && sweptAddress.persona && left === null && readToken() !== undefined)
            fault(`the login goes on ${failingNames}`)
          if (outcome === 'forbids' && location.pathname !== '/403' && !isAnnounced(usual))
            fault(`neither forbidden nor said ${failingNames}`)
          if (outcome === 'said' && !isAnnounced(usual, words)) fault(`not said ${failingNames}`)
          if (left === null && !wayOn()) fault(`no way on ${failingNames}`)
        }
        const faults = await visit(sweptAddress, name, { look, asWritten: true, noNull: true })
        // A page that is left for another document stands as it stood.
        found.push(
          ...faults.filter(
            (what) => left === null || !/does not come to rest|headings|blank|beneath the heading/.test(what),
          ),
        )
      }

      for (const item of failing) await failed(item)
      // One request fails alone: messages about others would hide a missing message.
      for (const call of usual.calls.length > 1 ? usual.calls : []) {
        const [operation = ''] = call.split(' ')
        const mayBeUnsaid = unsaid[operation]?.test(`${sweptAddress.pattern} ${call} ${usual.words}`)
        if (!mayBeUnsaid) await failed({ ...status(500, 'said'), name: `HTTP 500 of ${call}` }, call)
      }
      expect(found).toEqual([])
    },
  )
})
