/** Several decisions at once in a random walk: each is judged on its own, previewed truly, and taken back while that is possible. */

import { serverNow } from '@mocks/clock'
import type { WorkRow } from '@mocks/db/rows-work'
import { type PersonaId, personaUserId } from '@mocks/personas'
import { askAs } from '@mocks/resolvers/ask-as'
import { expect } from 'vitest'
import { decisions, type WorkAction } from '@/work/kind'
import { allowedTo } from './model'
import { choose, type DrawnStep, expectText, type Walking } from './walking'

const said = '$action: WorkAction!, $opinion: String, $facts: JSON'
const passed = 'action: $action, opinion: $opinion, facts: $facts'
const calls = {
  preview: `query($ids: [ID!]!, ${said}) { previewDecisions(ids: $ids, ${passed}) { id code state } }`,
  decide: `mutation($ids: [ID!]!, ${said}, $key: ID!) { decideWorks(ids: $ids, ${passed}, key: $key) { id done code } }`,
  back: 'mutation($key: ID!) { takeBackDecisions(batchKey: $key) { id done code takenBack } }',
} as const

interface Outcome {
  id: string
  code: number | null
  state?: string | null
}

/** Decides about some work items that wait for the person, and one that may not; then takes them back, or not. */
export async function decideBatch(walking: Walking, step: DrawnStep, person: PersonaId): Promise<string | undefined> {
  const { db } = walking.backend
  const ask = askAs(walking.backend, person)
  const allowedIn = allowedTo(db, personaUserId(person), serverNow())
  const all = db.works.all().map((work) => ({ work, ...allowedIn(work) }))
  const open = all.filter(({ actions }) => decisions.some((action) => actions.has(action)))
  const first = choose(open, step.work, ({ work }) => work.id)
  if (!first) return undefined
  const action = choose(
    decisions.filter((one) => first.actions.has(one)),
    step.action,
    String,
  )
  if (!action) return undefined
  const alike = open.filter(({ work, actions }) => work.kind === first.work.kind && actions.has(action)).slice(0, 3)
  const stranger = choose(all, step.action, ({ work }) => work.id)
  const works = [...new Set([first, ...alike, ...(stranger ? [stranger] : [])].map(({ work }) => work))]
  const offered = new Map(works.map((work) => [work.id, allowedIn(work)] as const))
  const ids = works.map(({ id }) => id)
  const dueAt = serverNow() + 20 * 24 * 3_600_000
  const decision = {
    ...{ ids, action, opinion: step.fits ? '同意，按程序办理。' : '长'.repeat(501) },
    facts: { asRequested: true, dueAt, answerBy: dueAt, recheck: 'DEPARTMENT', reason: '见说明。' },
  }
  const before = snapshot(walking, ids)
  const preview: Outcome[] = (await ask(calls.preview, decision)).data
  expect(snapshot(walking, ids), 'a preview changes nothing').toEqual(before)
  const key = walking.nextKey()
  const done: Outcome[] = (await ask(calls.decide, { ...decision, key })).data
  walking.tell(person, `${action} for ${ids.length} at once`, first.work, null, done.map(({ code }) => code).join())
  expect(
    done.map(({ id, code }) => [id, code]),
    'the preview says what is done',
  ).toEqual(preview.map(({ id, code }) => [id, code]))
  for (const { id, code } of done) {
    expectText(code)
    const { visible, actions } = offered.get(id) ?? first
    if (!visible || !actions.has(action)) expect(code, `${action} is not offered for ${id}`).not.toBeNull()
    else expect(code, `${action} is offered for ${id}, so it is no matter of the state`).not.toBe(603003)
    const previewed = preview.find((one) => one.id === id)?.state
    if (code === null) expect(db.works.get(id)?.state, 'it stands where the preview said').toBe(previewed)
  }
  const took = done.filter(({ code }) => code === null).map(({ id }) => id)
  for (const id of took) walking.typed.push({ workId: id, person, opinion: decision.opinion })
  const again: Outcome[] = (await ask(calls.decide, { ...decision, key })).data
  expect(again, 'the same batch again is answered as before').toEqual(done)
  if (step.work % 2 === 0) await takeBack(walking, person, { key, took, before, action })
  return first.work.id
}

const snapshot = ({ backend: { db } }: Walking, ids: readonly string[]) =>
  new Map(ids.map((id) => [id, db.works.get(id)]))

interface Batch {
  key: string
  took: readonly string[]
  before: ReadonlyMap<string, WorkRow | undefined>
  action: WorkAction
}

/** Within ten minutes each decision is taken back, and the work item stands as before. */
async function takeBack(walking: Walking, person: PersonaId, { key, took, before, action }: Batch): Promise<void> {
  const { db } = walking.backend
  const back: (Outcome & { takenBack: boolean })[] = (await askAs(walking.backend, person)(calls.back, { key })).data
  walking.tell(person, `takes ${action} back`, null, null, back.map(({ code }) => code).join())
  expect(back.map(({ id }) => id).toSorted()).toEqual(took.toSorted())
  for (const { id, code, takenBack } of back) {
    expectText(code)
    expect(takenBack).toBe(code === null)
    const { state, opinion } = before.get(id) ?? {}
    if (code === null) expect(db.works.get(id), `${id} stands as before`).toMatchObject({ state, opinion })
  }
}
