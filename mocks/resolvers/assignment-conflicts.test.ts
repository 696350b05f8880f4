/** Tests of conflicts between the papers and experts of a review panel: found, dismissed, recorded by an officer. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { ResumeKind, ResumeValues } from '@/lib/resume/resume-kinds'
import { type PersonaId, personaIds, personaUserId } from '../personas'
import { backendForTest } from './ask-as'
import { assignmentCalls, expertId, pairOf, panelId } from './assignment-calls'
import type { AssignmentPanel } from './evaluation.generated'

const backend = backendForTest()
beforeEach(() => backend.reset())
const { ask, panelNow, save, invite } = assignmentCalls(backend)

it('the seeded panel has a conflict of each kind', async () => {
  const { conflicts, papers, experts } = await panelNow()
  expect(papers).toHaveLength(12)
  expect(experts).toHaveLength(10)
  expect([...new Set(conflicts.map(({ kind }) => kind))].sort()).toEqual([
    'ADVISOR',
    'COMMON_PROJECT',
    'CO_AUTHOR',
    'FAMILY',
    'FORMER_UNIT',
    'RECUSED',
    'RECUSED_UNIT',
    'SAME_UNIT',
    'TEAM',
  ])
})

describe('a conflict', () => {
  const soft = async () => {
    const { conflicts } = await panelNow()
    const found = conflicts.find(({ kind }) => kind === 'CO_AUTHOR') ?? expect.fail('none')
    return pairOf(found)
  }

  it('that is soft can be dismissed with a reason that is kept; then the pair is saved', async () => {
    const pair = await soft()
    expect((await ask('dismiss', { ...pair, reason: ' ' })).code).toBe(603004)
    expect((await ask('dismiss', { ...pair, reason: '长'.repeat(201) })).code).toBe(603004)
    const { data } = await ask('dismiss', { ...pair, reason: '十年前的合作' })
    const kept = (data as AssignmentPanel).conflicts.filter(({ dismissedFor }) => dismissedFor != null)
    expect(kept).toMatchObject([{ ...pair, kind: 'CO_AUTHOR', dismissedFor: '十年前的合作' }])
    expect((data as AssignmentPanel).log[0]).toMatchObject({ step: 'DISMISS', reason: '十年前的合作' })
    expect((await ask('dismiss', { ...pair, reason: '再说一次' })).code).toBe(601342)
    expect((await save({ pairs: [pair] })).code).toBeNull()
  })

  it('that excludes cannot be dismissed', async () => {
    const { conflicts } = await panelNow()
    for (const conflict of conflicts.filter(({ weight }) => weight === 'HARD'))
      expect((await ask('dismiss', { ...pairOf(conflict), reason: '没有关系' })).code).toBe(601342)
  })

  it('that turns up later is not dismissed with an earlier one, and stops the invitation', async () => {
    const pair = await soft()
    await ask('dismiss', { ...pair, reason: '十年前的合作' })
    await save({ pairs: [pair] })
    const [entry] = backend.db.resumeEntries.where({ userId: pair.expertId, kind: 'ACHIEVEMENT' })
    if (!entry) expect.fail('no achievement')
    const values = { ...entry.values, name: '另一篇论文' }
    backend.db.resumeEntries.insert({ ...entry, id: 'another', values })
    expect((await ask('invite', { expertIds: [pair.expertId] })).code).toBe(601338)
  })
})

describe('a conflict that begins after the panel was read', () => {
  const { db } = backend
  const paper = () => db.works.get(db.reviewPanels.get(panelId)?.paperIds[0] ?? '') ?? expect.fail('no paper')
  const leader = () => db.users.get(paper().creatorId) ?? expect.fail('no leader')
  const free = personaUserId('expert')
  const resume = (kind: ResumeKind, values: ResumeValues) =>
    db.resumeEntries.insert({
      ...{ id: 'begun', userId: free, kind, order: 0, revision: 1, values, modifiedAt: 1, removedAt: null },
    })
  const entry = () => db.works.where({ kind: 'EXPERT_APPLICATION', creatorId: free })[0]
  const changes: readonly (readonly [kind: string, begin: () => unknown])[] = [
    ['CO_AUTHOR', () => resume('ACHIEVEMENT', { name: '新论文', authors: leader().userFullname })],
    ['ADVISOR', () => resume('EDUCATION', { school: '上海海川大学', tutor: leader().userFullname })],
    [
      'SAME_UNIT',
      () => {
        const own = db.memberships.where({ userId: free })[0] ?? expect.fail('no membership')
        db.memberships.update(own.id, { unitId: paper().unitId })
      },
    ],
    ['TEAM', () => db.users.update(free, { userFullname: leader().userFullname })],
    [
      'RECUSED',
      () => {
        const content = db.contents.get(paper().id) ?? expect.fail('no answers')
        const recusalExperts = [
          { id: 'r', cells: { name: db.users.get(free)?.userFullname ?? '', unit: '', reason: '' } },
        ]
        const values = { ...(content.submitted?.values ?? content.values), recusalExperts }
        db.contents.update(content.id, { values, submitted: content.submitted && { ...content.submitted, values } })
      },
    ],
    [
      'RECUSED_UNIT',
      () => {
        const content = db.contents.get(entry()?.id ?? '') ?? expect.fail('no application')
        const unitName = db.units.get(paper().unitId)?.unitName ?? ''
        const recusals = [{ id: 'r', cells: { unitName, reason: 'other', note: '' } }]
        db.contents.update(content.id, { values: { ...content.values, recusals } })
      },
    ],
  ]
  it.each(changes)('%s is there at the next reading', async (kind, begin) => {
    const has = async () =>
      (await panelNow()).conflicts.some(
        (one) => one.kind === kind && one.paperId === paper().id && one.expertId === free,
      )
    expect(await has()).toBe(false)
    begin()
    expect(await has()).toBe(true)
  })
})

describe('a conflict that an officer records', () => {
  /** A pair without any conflict. */
  async function freePair() {
    const { papers, experts, conflicts } = await panelNow()
    const has = new Set(conflicts.map(({ paperId, expertId: id }) => `${paperId} ${id}`))
    const paper = papers[0] ?? expect.fail('no paper')
    const expert = experts.find((one) => !has.has(`${paper.id} ${one.expertId}`)) ?? expect.fail('no expert')
    return { paperId: paper.id, expertId: expert.expertId }
  }
  const facts = { kind: 'OTHER', weight: 'HARD', detail: '共同持有公司股份', source: '申报单位来电' }
  let records = 0
  const record = (conflict: object, key = `record-${records++}`, as: PersonaId = 'supervisingDepartment') =>
    ask('record', { key, conflict: { ...facts, ...conflict } }, as)

  it('stops the pair, stands in both logs under the officer’s name, and is recorded once for a key', async () => {
    const pair = await freePair()
    const first = await record(pair, 'once-recorded')
    expect((await record(pair, 'once-recorded')).data).toEqual(first.data)
    const officer = backend.db.users.get(personaUserId('supervisingDepartment'))?.userFullname
    const panel = await panelNow()
    expect(panel.conflicts.filter(({ recordedId }) => recordedId != null)).toMatchObject([
      { ...pair, kind: 'OTHER', weight: 'HARD', source: 'OFFICER', sourceText: '申报单位来电', recordedBy: officer },
    ])
    expect(panel.log).toMatchObject([
      { step: 'RECORD', actorName: officer, reason: '共同持有公司股份（来源：申报单位来电）' },
    ])
    expect(backend.db.loggedEvents.all().at(-1)).toMatchObject({ event: 'CONFLICT', step: 'RECORD_CONFLICT' })
    expect((await save({ pairs: [pair] })).code).toBe(601338)
  })

  it('can be dismissed with a reason whatever its weight; another one later is not dismissed with it', async () => {
    const pair = await freePair()
    await record(pair)
    expect((await ask('dismiss', { ...pair, reason: '股份已转让' })).code).toBeNull()
    expect((await save({ pairs: [pair] })).code).toBeNull()
    await record(pair)
    expect((await ask('invite', { expertIds: [pair.expertId] })).code).toBe(601338)
  })

  it('leaves a pair whose expert was invited, and the rest can still be saved', async () => {
    const { papers } = await invite(expertId)
    expect((await record({ paperId: papers[0]?.id, expertId })).code).toBeNull()
    expect((await save()).code).toBeNull()
  })

  it.each([
    ['a blank sentence', { detail: ' ' }],
    ['a sentence of 201 characters', { detail: '长'.repeat(201) }],
    ['a blank source', { source: '' }],
    ['a source of 51 characters', { source: '长'.repeat(51) }],
    ['a paper of another panel', { paperId: 'content-1' }],
    ['a person who is no expert', { expertId: 'user-12' }],
  ])('is refused with %s', async (_case, change) => {
    expect((await record({ ...(await freePair()), ...change })).code).toBe(601347)
    expect(backend.db.recordedConflicts.all()).toEqual([])
  })

  it('is the commission’s alone', async () => {
    const pair = await freePair()
    for (const as of personaIds.filter((id) => id !== 'supervisingDepartment'))
      expect((await record(pair, `by-${as}`, as)).code).toBe(60154)
  })
})
