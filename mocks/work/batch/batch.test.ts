/** Tests of batch decisions through the backend: preview, deciding, taking back. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { WorkAction } from '@/work/kind'
import { putSnapshot, takeSnapshot } from '../../db/database'
import { personaIds, personaUserId } from '../../personas'
import { askAs, backendForTest } from '../../resolvers/ask-as'
import { takeBackTime } from './decide-batch'

const backend = backendForTest()
const { db } = backend
beforeEach(() => backend.reset())

const outcome = 'id title done code takenBack until'
const calls = {
  preview:
    'query($ids: [ID!]!, $action: WorkAction!, $opinion: String, $facts: JSON, $seen: [SeenRevision!]) { previewDecisions(ids: $ids, action: $action, opinion: $opinion, facts: $facts, seen: $seen) { id title code kind state heldBy amount departures { cause action count total } letters { to title content } } }',
  decide: `mutation($ids: [ID!]!, $action: WorkAction!, $opinion: String, $facts: JSON, $seen: [SeenRevision!], $key: ID!) { decideWorks(ids: $ids, action: $action, opinion: $opinion, facts: $facts, seen: $seen, key: $key) { ${outcome} } }`,
  report: `query($key: ID!) { decisionBatch(key: $key) { ${outcome} } }`,
  back: `mutation($key: ID!, $ids: [ID!]) { takeBackDecisions(batchKey: $key, ids: $ids) { ${outcome} } }`,
  one: 'mutation($id: ID!, $action: WorkAction!) { decideWork(id: $id, action: $action) { state } }',
  log: '{ decisionLog(filter: {}, pageSize: 20) { items { entry { step } work { id } } } }',
  todos: '{ todos(pageSize: 100) { items { id since dueAt } } }',
  counts: '{ workCounts(filter: {}) { kind state count } }',
  letter: 'query($workId: ID!) { decisionLetter(workId: $workId) { name } }',
} as const

const officer: ReturnType<typeof askAs> = (...call) => askAs(backend, 'supervisingDepartment')(...call)
const key = 'batch'
const kind = 'FOREIGN_EXPERT'
/** Two of the officer's works in a state, and one that was decided already. */
function mixed() {
  const works = db.works.where({ kind }).filter(({ state }) => state === 'SUBMITTED' || state === 'RECEIVED')
  const [first, second] = works.map(({ id }) => db.works.update(id, { state: 'RECEIVED' }))
  const [third] = db.works.where({ kind: 'MATCHING', state: 'REFUSED' })
  if (!first || !second || !third) throw new Error('too few')
  return { first, second, third }
}
const idsOf = ({ first, second, third }: ReturnType<typeof mixed>) => [first, second, third].map(({ id }) => id)
/** All rows that a batch could change. */
const rows = () => JSON.stringify([db.works.all(), db.contents.all(), db.memberships.all(), db.users.all()])
const inboxes = () => db.messages.where({ contentType: 'INBOX' }).map(({ title, content }) => [title, content])

describe('the preview of a batch decision', () => {
  const decisions: readonly { action: WorkAction; opinion?: string; facts?: object }[] = [
    { action: 'PASS', facts: { asRequested: true } },
    { action: 'RETURN', opinion: '请补充<材料>' },
    { action: 'REFUSE', opinion: '重复支持' },
  ]
  it.each(decisions)('tells for each paper what $action then does, and changes nothing', async (decision) => {
    const ids = [...idsOf(mixed()), 'nothing']
    const before = [rows(), inboxes()]
    const preview = (await officer(calls.preview, { ids, ...decision })).data
    expect([rows(), inboxes()]).toEqual(before)
    const done = (await officer(calls.decide, { ids, key, ...decision })).data
    const of = (list: { id: string; code: number | null }[]) => list.map(({ id, code }) => [id, code])
    expect(of(preview)).toEqual(of(done))
    expect(of(done).map(([, code]) => code)).toEqual([null, null, 603003, 603001])
    for (const { id, code, state } of preview) if (code === null) expect(db.works.get(id)?.state).toBe(state)
    const told = inboxes().length
    backend.advance(takeBackTime)
    await officer(calls.counts)
    const sent = inboxes().slice(told)
    const letters = preview.flatMap((one: { letters: { title: string; content: string }[] }) => one.letters)
    expect(letters.length).toBeGreaterThan(1)
    expect(letters.map(({ title }: { title: string }) => title).toSorted()).toEqual(
      sent.map(([title]) => title).toSorted(),
    )
    if (decision.opinion === '请补充<材料>') {
      expect(letters[0].content).toContain('意见：请补充<材料>')
      expect(sent[0]?.[1]).toContain('意见：请补充&lt;材料&gt;')
    }
  })

  it('shows an open place in the letters while the needed opinion is not written, and names departures from others', async () => {
    const { first } = mixed()
    for (const id of ['other-1', 'other-2', 'other-3']) {
      db.works.insert({ ...first, id, state: 'ACCEPTED' })
      db.workHistories.insert({
        ...{ id: `passed-${id}`, workId: id, step: 'PASS', role: 'commission', actorId: null, actorName: '市科委' },
        ...{ actorTitle: '市科委', actorUnit: null, at: Date.now(), opinion: null, state: 'ACCEPTED' },
      })
    }
    const [one] = (await officer(calls.preview, { ids: [first.id], action: 'RETURN' })).data
    expect(one).toMatchObject({ code: null, state: 'RETURNED_BY_COMMISSION' })
    expect(one.letters[0].content).toContain('……')
    expect(one.departures).toEqual([expect.objectContaining({ cause: 'OTHERS', action: 'PASS' })])
    const [passing] = (await officer(calls.preview, { ids: [first.id], action: 'PASS', facts: { asRequested: true } }))
      .data
    expect(passing.departures).toEqual([])
  })

  it('names a departure from what the experts recommended, and none where the decision follows them', async () => {
    const [work] = db.works.where({ kind: 'ACCEPTANCE', state: 'TO_CONCLUDE' })
    const ask = async (action: WorkAction) => {
      const variables = { ids: [work?.id], action, opinion: '同意。', facts: { reason: '发现造假。' } }
      const [one] = (await officer(calls.preview, variables)).data
      expect(one.code, action).toBeNull()
      return one.departures.filter(({ cause }: { cause: string }) => cause === 'RECOMMENDED')
    }
    expect(await ask('REFUSE')).toEqual([{ cause: 'RECOMMENDED', action: 'PASS', count: null, total: null }])
    expect(await ask('PASS')).toEqual([])
  })

  it('tells a person without a right neither name nor letters', async () => {
    const { first } = mixed()
    for (const persona of personaIds.filter((each) => each !== 'supervisingDepartment')) {
      const [one] = (await askAs(backend, persona)(calls.preview, { ids: [first.id], action: 'PASS' })).data
      expect(one, persona).toMatchObject({ code: expect.any(Number), state: null, letters: [], departures: [] })
    }
    const [stranger] = (await askAs(backend, 'auditor')(calls.preview, { ids: [first.id], action: 'PASS' })).data
    expect(stranger).toMatchObject({ title: null, code: 60154 })
  })
})

describe('a batch decision', () => {
  it('decides no paper twice under its key, whatever parts are sent again, and reports each', async () => {
    const ids = idsOf(mixed())
    const input = { action: 'REFUSE', opinion: '重复', key }
    const [one] = (await officer(calls.decide, { ids: ids.slice(0, 1), ...input })).data
    const histories = db.workHistories.all().length
    const again = (await officer(calls.decide, { ids, ...input })).data
    expect(again[0]).toEqual(one)
    expect(db.workHistories.all()).toHaveLength(histories + 1)
    expect((await officer(calls.decide, { ids, ...input })).data).toEqual(again)
    expect((await officer(calls.report, { key })).data).toEqual(again)
    expect(again.map(({ code }: { code: number | null }) => code)).toEqual([null, null, 603003])
  })

  it('belongs to its person: others find nothing under its key and take nothing back', async () => {
    const ids = idsOf(mixed())
    await officer(calls.decide, { ids, action: 'REFUSE', opinion: '重复', key })
    for (const persona of personaIds.filter((each) => each !== 'supervisingDepartment')) {
      const other = askAs(backend, persona)
      expect((await other(calls.report, { key })).data, persona).toEqual([])
      const [back] = (await other(calls.back, { key, ids: ids.slice(0, 1) })).data
      expect(back, persona).toMatchObject({ done: false, code: 603003 })
    }
    const [back] = (await askAs(backend, 'auditor')(calls.back, { key, ids: ids.slice(0, 1) })).data
    expect(back.title).toBeNull()
  })

  it('is taken back within ten minutes: rows, to-dos and counts are as before, no letter is sent, the log has both', async () => {
    const ids = idsOf(mixed())
    const seen = async () => [rows(), (await officer(calls.todos)).data, (await officer(calls.counts)).data]
    const before = await seen()
    const letters = inboxes().length
    await officer(calls.decide, { ids, action: 'PASS', facts: { asRequested: true }, key })
    expect(await seen()).not.toEqual(before)
    const back = (await officer(calls.back, { key })).data
    expect(back.map(({ done }: { done: boolean }) => done)).toEqual([true, true])
    expect(await seen()).toEqual(before)
    expect((await officer(calls.back, { key })).data).toEqual(back)
    const { items } = (await officer(calls.log)).data
    const steps = items.filter(({ work }: { work: { id: string } }) => work.id === ids[0])
    expect(
      steps
        .map(({ entry }: { entry: { step: string } }) => entry.step)
        .slice(0, 2)
        .toSorted(),
    ).toEqual(['PASS', 'TAKE_BACK'])
    backend.advance(takeBackTime)
    await officer(calls.counts)
    expect(inboxes()).toHaveLength(letters)
  })

  it('gives a paper back alone, and the next letter another number than the remaining one', async () => {
    const { first, second } = mixed()
    const input = { action: 'PASS', facts: { asRequested: true } }
    await officer(calls.decide, { ids: [first.id, second.id], key, ...input })
    const number = (id: string) => db.works.get(id)?.facts.letterNumber
    const kept = number(second.id)
    expect((await officer(calls.back, { key, ids: [first.id] })).data).toMatchObject([{ done: true }])
    expect(db.works.get(first.id)?.state).toBe('RECEIVED')
    await officer(calls.decide, { ids: [first.id], key: 'next', ...input })
    expect([number(second.id) === kept, number(first.id) === kept]).toEqual([true, false])
  })

  it('is not taken back once the letters are sent, after somebody went on, or by who lost the right', async () => {
    const { first, second } = mixed()
    const ids = [first.id, second.id]
    await officer(calls.decide, { ids, action: 'RETURN', opinion: '请补充', key })
    db.works.update(first.id, { modifiedAt: Date.now() + 5 })
    const codes = async () => (await officer(calls.back, { key })).data.map(({ code }: { code: number | null }) => code)
    const desk = db.commissionDesks.get(kind)
    db.commissionDesks.update(kind, { departmentIds: [] })
    expect(await codes()).toEqual([60154, 60154])
    db.commissionDesks.update(kind, { departmentIds: desk?.departmentIds ?? [] })
    expect((await officer(calls.back, { key, ids: [first.id] })).data).toMatchObject([{ code: 603142 }])
    backend.advance(takeBackTime)
    expect(await codes()).toEqual([603141, 603141])
    expect((await officer(calls.report, { key })).data[0].until).toBeNull()
  })

  it('has its letters sent at once when somebody goes on with the paper, and is then not taken back', async () => {
    const { first } = mixed()
    const ids = [db.works.update(first.id, { state: 'SUBMITTED' }).id]
    const letters = inboxes().length
    await officer(calls.decide, { ids, action: 'RECEIVE', key })
    expect(inboxes()).toHaveLength(letters)
    await officer(calls.decide, { ids, action: 'REFUSE', opinion: '重复', key: 'next' })
    expect(
      inboxes()
        .slice(letters)
        .map(([title]) => title),
    ).toEqual([expect.stringContaining('：已受理')])
    expect((await officer(calls.back, { key })).data).toMatchObject([{ done: false, code: 603141 }])
    expect((await officer(calls.back, { key: 'next' })).data).toMatchObject([{ done: true }])
    expect(db.works.get(first.id)?.state).toBe('RECEIVED')
    expect(inboxes()).toHaveLength(letters + 1)
  })

  it('survives a restart: what waits is stored, can be taken back, and is sent on time', async () => {
    const { first, second } = mixed()
    const before = JSON.stringify(db.works.get(first.id))
    await officer(calls.decide, { ids: [first.id, second.id], action: 'REFUSE', opinion: '重复', key })
    // What storage writes and reads.
    putSnapshot(db, JSON.parse(JSON.stringify(takeSnapshot(db))))
    expect((await officer(calls.back, { key, ids: [first.id] })).data).toMatchObject([{ done: true, code: null }])
    expect(JSON.stringify(db.works.get(first.id))).toBe(before)
    const letters = inboxes().length
    backend.advance(takeBackTime)
    await officer(calls.counts)
    const about = db.messages.where({ contentType: 'INBOX' }).slice(letters)
    expect(about.length).toBeGreaterThan(0)
    expect(about.every(({ link }) => link?.includes(second.id))).toBe(true)
  })

  it('keeps the letter of its outcome from the applicant while it can be taken back', async () => {
    const { first } = mixed()
    db.works.update(first.id, { creatorId: personaUserId('researcher') })
    await officer(calls.decide, { ids: [first.id], action: 'REFUSE', opinion: '重复', key })
    const applicant = askAs(backend, 'researcher')
    expect((await applicant(calls.letter, { workId: first.id })).code).toBe(603003)
  })
})
