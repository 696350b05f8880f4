/** Tests of publishing a later description of a kind of work. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { randomId } from '@/lib/random-id'
import type { WorkState } from '@/work/kind'
import { registerPublished } from '@/work/kinds/all'
import { contractChange } from '@/work/kinds/contract-change'
import { personaIds } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())
afterEach(() => registerPublished([]))

const call = `mutation($description: JSON!, $renamed: JSON!, $move: Boolean!, $dry: Boolean!, $key: ID!) {
  publishKind(kind: "CONTRACT_CHANGE", description: $description, renamed: $renamed, move: $move, dry: $dry, key: $key) { id outcome to changes } }`
const decide = 'mutation($id: ID!) { decideWork(id: $id, action: PASS) { state kindVersion } }'
const work = 'query($id: ID!) { work(id: $id) { state stateLabel actions } }'
const history = 'query($id: ID!) { workflowHistory(contentId: $id) { step state } }'

/** The unit's review is called 单位初审 now, by another name; and nobody applies any more by the old one. */
const { UNIT_REVIEW, APPLYING, ...rest } = contractChange.states as Record<string, WorkState>
const description = {
  initial: 'DRAWING_UP',
  states: {
    ...rest,
    DRAWING_UP: { ...APPLYING, transitions: { SUBMIT: 'UNIT_CHECK', CLOSE: 'CLOSED' } },
    UNIT_CHECK: {
      ...UNIT_REVIEW,
      label: '单位初审',
      transitions: { PASS: 'DEPARTMENT_REVIEW', RETURN: 'DRAWING_UP', REFUSE: 'DISAGREED', CLOSE: 'CLOSED' },
    },
    DEPARTMENT_REVIEW: {
      ...rest.DEPARTMENT_REVIEW,
      transitions: { PASS: 'AGREED', RETURN: 'DRAWING_UP', REFUSE: 'DISAGREED' },
    },
  },
}
const publish = (options: object = {}, as: (typeof personaIds)[number] = 'supervisingDepartment') =>
  askAs(backend, as)(call, { description, renamed: {}, move: false, dry: false, key: randomId(), ...options })
const running = () =>
  backend.db.works.where(
    ({ kind, state }) => kind === 'CONTRACT_CHANGE' && ['APPLYING', 'UNIT_REVIEW', 'DEPARTMENT_REVIEW'].includes(state),
  )
const waiting = () =>
  backend.db.works.where({ kind: 'CONTRACT_CHANGE', state: 'UNIT_REVIEW', unitId: 'unit-1' })[0]?.id ?? ''

describe('publishing a later description of a kind', () => {
  it('is a dry run first: every running item is listed as blocked or moved with its changes, and nothing happens', async () => {
    const before = JSON.stringify(backend.db.works.all())
    const { data } = await publish({ dry: true })
    expect(data.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      running()
        .map(({ id }) => id)
        .toSorted(),
    )
    expect(data).toContainEqual({ id: waiting(), outcome: 'BLOCKED', to: null, changes: [] })
    const renamed = await publish({ dry: true, renamed: { UNIT_REVIEW: 'UNIT_CHECK' } })
    expect(renamed.data).toContainEqual({
      id: waiting(),
      outcome: 'MOVED',
      to: 'UNIT_CHECK',
      changes: ['单位审核 → 单位初审'],
    })
    expect(JSON.stringify(backend.db.works.all())).toBe(before)
    expect(backend.db.publishedKinds.all()).toEqual([])
  })

  it('reports unchanged items as kept', async () => {
    const { data } = await publish({ dry: true, description: { noun: '合同变更' } })
    expect(new Set(data.map(({ outcome }: { outcome: string }) => outcome))).toEqual(new Set(['KEPT']))
  })

  it('an item whose state was removed continues with its former description', async () => {
    const id = waiting()
    expect((await publish({ move: true })).code).toBeNull()
    const seen = (await askAs(backend, 'unitAdministrator')(work, { id })).data
    expect(seen).toMatchObject({
      state: 'UNIT_REVIEW',
      stateLabel: '单位审核',
      actions: expect.arrayContaining(['PASS']),
    })
    const passed = await askAs(backend, 'unitAdministrator')(decide, { id })
    expect(passed.data).toEqual({ state: 'DEPARTMENT_REVIEW', kindVersion: 1 })
    expect((await askAs(backend, 'supervisingDepartment')(decide, { id })).data).toEqual({
      state: 'AGREED',
      kindVersion: 1,
    })
  })

  it('moves items to the renamed state, records it in the history, and continues with the new description', async () => {
    const id = waiting()
    await publish({ move: true, renamed: { UNIT_REVIEW: 'UNIT_CHECK' } })
    const seen = (await askAs(backend, 'unitAdministrator')(work, { id })).data
    expect(seen).toMatchObject({ state: 'UNIT_CHECK', stateLabel: '单位初审' })
    const entries = (await askAs(backend, 'unitAdministrator')(history, { id })).data
    expect(entries.at(-1)).toEqual({ step: 'REVISE', state: 'UNIT_CHECK' })
    expect((await askAs(backend, 'unitAdministrator')(decide, { id })).data).toEqual({
      state: 'DEPARTMENT_REVIEW',
      kindVersion: 2,
    })
  })

  it('moves no item without an instruction', async () => {
    const before = backend.db.works.get(waiting())
    await publish({ renamed: { UNIT_REVIEW: 'UNIT_CHECK' } })
    expect(backend.db.works.get(before?.id ?? '')).toEqual(before)
  })

  it('applies to new items', async () => {
    await publish()
    const agreed = backend.db.works.where({ kind: 'CONTRACT_CHANGE', state: 'AGREED', creatorId: 'user-researcher' })
    const open = agreed.find(
      ({ projectId }) => backend.db.works.where({ projectId, kind: 'ACCEPTANCE', state: 'TO_APPLY' }).length > 0,
    )
    const begin = 'mutation($id: ID!) { beginWork(kind: "CONTRACT_CHANGE", belongsTo: $id) { state kindVersion } }'
    const { data } = await askAs(backend, 'researcher')(begin, { id: open?.projectId })
    expect(data).toEqual({ state: 'DRAWING_UP', kindVersion: 2 })
  })

  it('is refused with the problems of the description, and to everyone except the commission', async () => {
    const wrong = await publish({ description: { states: { ...rest, DRAWING_UP: APPLYING }, initial: 'DRAWING_UP' } })
    expect(wrong.code).toBe(600)
    expect(wrong.facts.problems).toContain('DRAWING_UP SUBMIT leads to UNIT_REVIEW, which is no state')
    expect((await publish({ description: { states: { A: { label: '甲' } } } })).code).toBe(600)
    for (const persona of personaIds)
      if (persona !== 'supervisingDepartment') expect((await publish({ dry: true }, persona)).code, persona).toBe(60154)
  })
})
