/** Steps of a random walk through the backend between colleagues: cover, hand over, delegate a section. */

import { serverNow } from '@mocks/clock'
import type { WorkRow } from '@mocks/db/rows-work'
import { formNode } from '@mocks/domain/form-engine'
import { type PersonaId, personaIds, personaUserId } from '@mocks/personas'
import { askAs } from '@mocks/resolvers/ask-as'
import { expect } from 'vitest'
import { sectionPart } from '@/work/part-of-form'
import { ownHand, shareUnit } from './colleagues'
import { allowedTo, descriptionOf, looking } from './model'
import { choose, type DrawnStep, day, expectText, type Walking } from './walking'

const calls = {
  cover: `mutation($colleagueId: ID!, $from: Timestamp!, $to: Timestamp!, $key: ID!) {
    nameCover(colleagueId: $colleagueId, from: $from, to: $to, key: $key) { id lasts } }`,
  end: 'mutation($id: ID!) { endCover(id: $id) }',
  hand: 'mutation($todoId: ID!, $colleagueId: ID!) { handOver(todoId: $todoId, colleagueId: $colleagueId) }',
  back: 'mutation($todoId: ID!) { takeBack(todoId: $todoId) }',
  give: `mutation($workId: ID!, $colleagueId: ID!, $places: [ID!]!, $dueAt: Timestamp!) {
    delegateSection(workId: $workId, colleagueId: $colleagueId, places: $places, dueAt: $dueAt) { id state } }`,
  handBack: 'mutation($id: ID!, $note: String) { handBackSection(id: $id, note: $note) { id state } }',
  takeSection: 'mutation($id: ID!) { takeSectionBack(id: $id) { id state } }',
} as const

/** A colleague among the ten, most often one whom the person may ask. */
function colleagueOf({ backend: { db } }: Walking, person: PersonaId, step: DrawnStep): PersonaId {
  const near = personaIds.filter((other) => shareUnit(db, personaUserId(person), personaUserId(other)))
  const among = near.length > 0 && step.action % 4 > 0 ? near : personaIds
  return choose(among, step.work, String) ?? 'researcher'
}

const nameOf = (walking: Walking, person: PersonaId) =>
  walking.backend.db.users.get(personaUserId(person))?.userFullname ?? person

/** Names a cover from now on, or ends one. */
export async function cover(walking: Walking, step: DrawnStep, person: PersonaId): Promise<undefined> {
  const { db } = walking.backend
  const ask = askAs(walking.backend, person)
  const running = choose(db.covers.all(), step.work, ({ id }) => id)
  if (running && step.action % 3 === 0) {
    const own = running.userId === personaUserId(person)
    const isOver = running.to < serverNow()
    const { code, data } = await ask(calls.end, { id: running.id })
    walking.tell(person, 'ends a cover', null, code)
    expect(code, 'only the absent person ends a cover').toBe(own || isOver ? null : 60154)
    if (code === null) expect(data, 'a cover that is over is not ended').toBe(!isOver)
    return
  }
  const colleague = colleagueOf(walking, person, step)
  const days = [1 / 24, 2, 20][step.action % 3] ?? 1
  const from = serverNow() + (step.fits ? -1000 : day)
  const { code } = await ask(calls.cover, {
    ...{ colleagueId: personaUserId(colleague), from, to: from + days * day, key: walking.nextKey() },
  })
  walking.tell(person, `asks ${nameOf(walking, colleague)} to stand in`, null, code)
  const may = shareUnit(db, personaUserId(person), personaUserId(colleague))
  expect(code, 'a colleague of one’s unit stands in, and nobody else').toBe(may ? null : 603131)
}

/** Hands a waiting work item over, or takes it or gives it back. */
export async function handOver(walking: Walking, step: DrawnStep, person: PersonaId): Promise<string | undefined> {
  const { db } = walking.backend
  const userId = personaUserId(person)
  const ask = askAs(walking.backend, person)
  const handed = choose(db.handOvers.all(), step.work, ({ id }) => id)
  const handedWork = handed && db.works.get(handed.id)
  if (handed && handedWork && step.action % 3 === 0) {
    const { code, data } = await ask(calls.back, { todoId: `work:${handed.id}` })
    walking.tell(person, 'takes a to-do back', handedWork, code)
    const isTheirs = handed.fromId === userId || handed.toId === userId
    expect(code).toBeNull()
    expect(data, 'both of them take it back, while it stands where it stood').toBe(
      isTheirs && handedWork.stateSince === handed.since,
    )
    expect(db.handOvers.get(handed.id) === undefined, 'for nobody else it changes').toBe(isTheirs)
    return handed.id
  }
  const allowed = allowedTo(db, userId, serverNow())
  const waiting = db.works.all().filter((work) => allowed(work).waiting)
  const work = choose(step.fits && waiting.length > 0 ? waiting : db.works.all(), step.work, ({ id }) => id)
  if (!work) return undefined
  const colleague = colleagueOf(walking, person, step)
  const expected = refusalOf(walking, work, person, colleague)
  const before = db.handOvers.get(work.id)
  const { code } = await ask(calls.hand, { todoId: `work:${work.id}`, colleagueId: personaUserId(colleague) })
  walking.tell(person, `hands over to ${nameOf(walking, colleague)}`, work, code)
  expect(code, `handing ${work.id} (${work.state}) over`).toBe(expected)
  if (code !== null) expect(db.handOvers.get(work.id), 'a refused hand-over changes nothing').toEqual(before)
  return work.id
}

/** Why a to-do may not be handed over; null: it may. */
function refusalOf({ backend: { db } }: Walking, work: WorkRow, from: PersonaId, to: PersonaId): number | null {
  const [fromId, toId] = [personaUserId(from), personaUserId(to)]
  if (!shareUnit(db, fromId, toId)) return 603131
  const now = serverNow()
  const holder = descriptionOf(work).states[work.state]?.holder ?? null
  if (holder === null || !allowedTo(db, fromId, now)(work).roles.includes(holder)) return 603135
  if (ownHand.includes(holder)) return 603133
  // As if it were handed over: what the colleague could do then, for whomever.
  const before = db.handOvers.get(work.id)
  db.handOvers.remove(work.id)
  const alone = [...allowedTo(db, toId, now)(work).actions]
  db.handOvers.insert({ id: work.id, since: work.stateSince, fromId, toId, at: now })
  const { represents, actions } = allowedTo(db, toId, now)(work)
  db.handOvers.remove(work.id)
  if (before) db.handOvers.insert(before)
  const steps = Object.keys(descriptionOf(work).states[work.state]?.transitions ?? {})
  const could = [...actions, ...alone].some((action) => steps.includes(action) && !looking.includes(action))
  return represents.includes(fromId) && could ? null : 603133
}

/** Gives a section of a form to a colleague, who hands it back, or from whom it is taken back. */
export async function delegate(walking: Walking, step: DrawnStep, person: PersonaId): Promise<string | undefined> {
  const { db } = walking.backend
  const ask = askAs(walking.backend, person)
  const given = choose(db.delegatedSections.all(), step.work, ({ id }) => id)
  if (given && step.action % 3 > 0) {
    const work = db.works.get(given.workId)
    const canFill = work && allowedTo(db, personaUserId(person), serverNow())(work).actions.has('FILL')
    const isOut = given.state === 'OUT'
    const byColleague = step.action % 3 === 1
    const { code } = byColleague
      ? await ask(calls.handBack, { id: given.id, note: step.fits ? '已填写' : '长'.repeat(201) })
      : await ask(calls.takeSection, { id: given.id })
    walking.tell(person, byColleague ? 'hands a section back' : 'takes a section back', work ?? null, code)
    const may = byColleague ? given.toId === personaUserId(person) && step.fits : canFill === true
    if (!may || !isOut) expect(code, 'a section is with one person, and given by who fills in').not.toBeNull()
    expectText(code)
    const after = db.delegatedSections.get(given.id)
    if (code === null) expect(after?.state).toBe(byColleague ? 'BACK' : 'TAKEN')
    else expect(after, 'a refused step changes nothing').toEqual(given)
    return given.workId
  }
  const allowed = allowedTo(db, personaUserId(person), serverNow())
  const filling = db.works.all().filter((work) => allowed(work).actions.has('FILL') && db.contents.get(work.id))
  const work = choose(filling, step.work, ({ id }) => id)
  const content = work && db.contents.get(work.id)
  if (!content) return undefined
  const sections = formNode(content.formId, content.formVersion).pages.flatMap((page) => page.sections)
  const section = choose(sections, step.action, ({ id }) => id)
  const colleague = colleagueOf(walking, person, step)
  const count = db.delegatedSections.all().length
  const { code } = await ask(calls.give, {
    ...{ workId: work.id, colleagueId: personaUserId(colleague), dueAt: serverNow() + day / 24 },
    places: section ? [sectionPart(section.id)] : [],
  })
  walking.tell(person, `asks ${nameOf(walking, colleague)} to fill in a section`, work, code)
  expectText(code)
  if (!shareUnit(db, personaUserId(person), personaUserId(colleague))) expect(code).toBe(603131)
  expect(db.delegatedSections.all().length, 'a section is given once, or not at all').toBe(
    count + (code === null ? 1 : 0),
  )
  return work.id
}
