/** The three checks after each step of a random walk (`walk.ts`): offered actions and to-dos, lists and counts, typed texts. */

import type { Backend } from '@mocks/backend'
import { serverNow } from '@mocks/clock'
import { type PersonaId, personaIds, personaUserId } from '@mocks/personas'
import { askAs } from '@mocks/resolvers/ask-as'
import { rulesOf } from '@mocks/work/all-rules'
import { dueOf } from '@mocks/work/due'
import { expect } from 'vitest'
import { decisions, stateOf, type WorkAction } from '@/work/kind'
import { allowedTo, descriptionOf } from './model'

/** Something a person typed and the backend took: a field's text, or the opinion of a step. */
export interface Typed {
  workId: string
  person: PersonaId
  fieldId?: string
  value?: string
  opinion?: string
}

const calls = {
  work: 'query($id: ID!) { work(id: $id) { state holder actions decisions } }',
  history: 'query($id: ID!) { workflowHistory(contentId: $id) { opinion } }',
  content: 'query($id: ID!) { formContent(contentId: $id) { values } }',
  search: 'query($text: String!) { search(text: $text, limit: 20) { items { id } } }',
  works:
    'query($filter: WorkFilter!, $pageNo: Int!) { works(filter: $filter, pageNo: $pageNo, pageSize: 100) { total items { id } } }',
  counts: 'query($filter: WorkFilter!) { workCounts(filter: $filter) { kind state count } }',
  byFilter: 'query($filter: WorkFilter!) { workFilterCounts(filter: $filter) { states { value count } } }',
  waiting: '{ waitingWorks(pageSize: 100) { total items { id } } }',
  todos: '{ todos(pageSize: 100) { total items { id cause link } } }',
} as const

/** Everybody who looks at the touched work item is offered what its description allows; everything typed is there. */
export async function expectTouched(backend: Backend, typed: readonly Typed[], touched?: string): Promise<void> {
  const work = touched === undefined ? undefined : backend.db.works.get(touched)
  for (const person of work ? personaIds : []) if (work) await expectOffered(backend, person, work.id)
  for (const item of typed) if (touched === undefined || item.workId === touched) await expectThere(backend, item)
}

async function expectOffered(backend: Backend, person: PersonaId, id: string): Promise<void> {
  const { db } = backend
  const ask = askAs(backend, person)
  const { code, data } = await ask(calls.work, { id })
  const work = db.works.get(id)
  if (!work) return
  const { visible, actions } = allowedTo(db, personaUserId(person), serverNow())(work)
  if (!visible) {
    expect(code, `${person} may not read ${id}`).not.toBeNull()
    const { data } = await ask(calls.search, { text: work.title })
    return expect(JSON.stringify(data), `${person} does not find ${id}`).not.toContain(`"${id}"`)
  }
  expect(code, `${person} may read ${id} (${work.state})`).toBeNull()
  // A rule of the kind may close an action for a reason of its own; it opens none.
  const withheld = rulesOf(work).withholds?.(contextOf(backend), work) ?? []
  const expected = [...actions].filter((action) => !withheld.includes(action)).toSorted()
  const offered: { state: string; actions: WorkAction[]; decisions: WorkAction[]; holder: string | null } = data
  expect([...offered.actions].toSorted(), `${person} is offered for ${id} (${work.kind}, ${work.state})`).toEqual(
    expected,
  )
  expect([...offered.decisions].toSorted()).toEqual(expected.filter((action) => decisions.includes(action)))
  expect(offered.holder).toBe(stateOf(descriptionOf(work), work.state)?.holder ?? null)
}

async function expectThere(backend: Backend, { workId, person, fieldId, value, opinion }: Typed): Promise<void> {
  const work = backend.db.works.get(workId)
  if (!work || !allowedTo(backend.db, personaUserId(person), serverNow())(work).visible) return
  const ask = askAs(backend, person)
  if (fieldId === undefined) {
    const { data } = await ask(calls.history, { id: workId })
    const opinions = (data as { opinion: string | null }[]).map((entry) => entry.opinion)
    return expect(opinions, `the opinion of ${person} stands in the history of ${workId}`).toContain(opinion)
  }
  const { data } = await ask(calls.content, { id: workId })
  expect(data?.values?.[fieldId], `what ${person} typed into ${fieldId} of ${workId} is there`).toBe(value)
}

/** Lists hold exactly what a person may read; counts equal lists; to-dos equal states. */
export async function expectSight(backend: Backend, person: PersonaId): Promise<void> {
  const { db } = backend
  const userId = personaUserId(person)
  const ask = askAs(backend, person)
  const todos = (await ask(calls.todos)).data.items as { id: string; cause: string; link: string | null }[]
  const allowedIn = allowedTo(db, userId, serverNow())
  const all = db.works.all().map((work) => ({ work, ...allowedIn(work) }))
  const seen = all.filter(({ listed }) => listed)
  const waiting = seen.filter((item) => item.waiting)

  const counts = (await ask(calls.counts, { filter: {} })).data as { kind: string; state: string; count: number }[]
  for (const { kind, state, count } of counts)
    expect(count, `${person} counts ${kind} ${state}`).toBe(
      seen.filter(({ work }) => work.kind === kind && work.state === state).length,
    )
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(seen.length)
  const { states } = (await ask(calls.byFilter, { filter: { scope: 'WAITING' } })).data
  const sum = (states as { count: number }[]).reduce((total, { count }) => total + count, 0)
  expect(sum, `${person}’s filters count what waits`).toBe(waiting.length)

  const own = ({ work, roles }: (typeof all)[number]) => work.creatorId === userId || roles.includes('member')
  const toDecide = waiting.filter(
    (item) => !own(item) && stateOf(descriptionOf(item.work), item.work.state)?.holder !== 'creator',
  )
  const { total } = (await ask(calls.waiting)).data
  expect(total, `${person}’s waiting list`).toBe(toDecide.length)
  const handedOver = (workId: string, since: number) => {
    const handed = db.handOvers.get(workId)
    return handed?.fromId === userId && handed.since === since
  }
  const due = waiting.filter(
    ({ work, actions }) => isPossible(backend, work.id, actions) && !handedOver(work.id, work.stateSince),
  )
  if (todos.length >= 100) return
  const idsOf = (about: string) => todos.flatMap(({ id }) => (id.startsWith(about) ? [id.slice(about.length)] : []))
  expect(idsOf('work:').toSorted(), `${person}’s to-dos`).toEqual(due.map(({ work }) => work.id).toSorted())
  const parts = db.delegatedSections.where({ toId: userId, state: 'OUT' }).filter((part) => isFillable(db, part.workId))
  expect(idsOf('part:').toSorted(), `${person}’s delegated sections`).toEqual(parts.map(({ id }) => id).toSorted())
}

/** The lists of a person, row by row, hold what they may read and nothing else. */
export async function expectLists(backend: Backend, person: PersonaId): Promise<void> {
  const { db } = backend
  const allowedIn = allowedTo(db, personaUserId(person), serverNow())
  const seen = db.works.all().filter((work) => allowedIn(work).listed)
  const listed = await everyId(askAs(backend, person), {})
  expect(listed.toSorted(), `${person}’s lists`).toEqual(seen.map(({ id }) => id).toSorted())
}

async function everyId(ask: ReturnType<typeof askAs>, filter: object): Promise<string[]> {
  const ids: string[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const { items, total } = (await ask(calls.works, { filter, pageNo })).data as {
      items: { id: string }[]
      total: number
    }
    ids.push(...items.map(({ id }) => id))
    if (ids.length >= total || items.length === 0) return ids
  }
}

/** Whether a work item stands where somebody fills it in. */
function isFillable(db: Backend['db'], workId: string): boolean {
  const work = db.works.get(workId)
  const { actions = {} } = (work && stateOf(descriptionOf(work), work.state)) ?? {}
  return Object.values(actions).some((open) => open.includes('FILL'))
}

/** What a description refuses after its date is no to-do any more, nor what has lost its purpose. */
function isPossible(backend: Backend, id: string, actions: ReadonlySet<WorkAction>): boolean {
  const work = backend.db.works.get(id)
  if (!work) return false
  const context = contextOf(backend)
  if (rulesOf(work).over?.(context, work)) return false
  const dueAt = dueOf(context, work)
  const refused = stateOf(descriptionOf(work), work.state)?.due?.refusals ?? {}
  const steps = [...actions].filter((action) => !['VIEW', 'FILL', 'REMOVE', 'WITHDRAW'].includes(action))
  return dueAt === null || context.now <= dueAt || steps.some((action) => refused[action] === undefined)
}

const contextOf = ({ db, blobs }: Backend) => ({ db, blobs, token: null, caller: null, now: serverNow() })
