/** Tests of the calls that make review panels and assign reviewers. */
import { beforeEach, describe, expect, it } from 'vitest'
import { proposeAssignment } from '@/lib/assignment/propose-assignment'
import type { ResumeKind, ResumeValues } from '@/lib/resume/resume-kinds'
import { type PersonaId, personaIds, personaUserId } from '../personas'
import { askAs, backendForTest } from './ask-as'
import type { AssignmentPanel, AssignmentPanelSummary, PanelChoices, PanelInvitation } from './evaluation.generated'

const backend = backendForTest()
beforeEach(() => backend.reset())

const panelId = 'panel-robots'
const fields = `id perPaper most revision savedBy papers { id number field keywords } experts { id expertId name field keywords joins
  invitationId invitation reason } conflicts { paperId expertId kind weight source detail recordedId sourceText recordedBy dismissedFor dismissedBy }
  pairs { paperId expertId state } log { step actorName expertName paperNumber added removed reason }`
const calls = {
  panels: '{ assignmentPanels { id papers missing planned invited accepted } }',
  panel: `query($panelId: ID!) { assignmentPanel(panelId: $panelId) { ${fields} } }`,
  choices: '{ panelChoices { papers { id number guideTitle } forms { id label } } }',
  create: `mutation($key: ID!, $panel: NewPanelInput!) { createPanel(key: $key, panel: $panel) { ${fields} } }`,
  save: `mutation($panelId: ID!, $key: ID!, $assignment: AssignmentInput!) {
    saveAssignment(panelId: $panelId, key: $key, assignment: $assignment) { ${fields} } }`,
  record: `mutation($panelId: ID!, $key: ID!, $conflict: RecordedConflictInput!) {
    recordConflict(panelId: $panelId, key: $key, conflict: $conflict) { ${fields} } }`,
  dismiss: `mutation($panelId: ID!, $paperId: ID!, $expertId: ID!, $reason: String!) {
    dismissConflicts(panelId: $panelId, paperId: $paperId, expertId: $expertId, reason: $reason) { ${fields} } }`,
  invite: `mutation($panelId: ID!, $expertIds: [ID!]!) { inviteReviewers(panelId: $panelId, expertIds: $expertIds) { ${fields} } }`,
  withdraw: `mutation($id: ID!, $reason: String!) { withdrawInvitation(invitationId: $id, reason: $reason) { ${fields} } }`,
  invitations: '{ panelInvitations { id title papers { id number } } }',
  answer: `mutation($id: ID!, $accepts: Boolean!, $reason: String! = "", $ground: InterestGround) {
    answerInvitation(invitationId: $id, accepts: $accepts, reason: $reason, ground: $ground) }`,
}
type Call = keyof typeof calls
type As = PersonaId | { userId: string }
const ask = (call: Call, variables: object = {}, as: As = 'supervisingDepartment') =>
  askAs(backend, as)(calls[call], { panelId, ...variables })
const panelNow = async (): Promise<AssignmentPanel> => (await ask('panel')).data
const summary = async (): Promise<AssignmentPanelSummary> => (await ask('panels')).data[0]

const unnamed = ({ paperId, expertId }: { paperId: string; expertId: string }) => ({ paperId, expertId })
/** An assignment without conflicts, as the portal proposes it. */
function proposed({ papers, experts, perPaper, most = null, conflicts }: AssignmentPanel) {
  const steps = proposeAssignment({
    papers,
    experts: experts.map(({ expertId, field, keywords }) => ({ id: expertId, field, keywords })),
    ...{ perPaper, most, fixed: [] },
    conflicts: conflicts.map((conflict) => ({ ...unnamed(conflict), isSoft: false })),
  })
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value.pairs.map(unnamed)
}
const inputOf = (panel: AssignmentPanel, changes: object = {}) => ({
  seenRevision: panel.revision,
  expertIds: panel.experts.filter(({ joins }) => joins).map(({ expertId }) => expertId),
  most: null,
  pairs: panel.pairs.filter(({ state }) => ['PLANNED', 'INVITED', 'ACCEPTED'].includes(state)).map(unnamed),
  ...changes,
})
let saves = 0
const save = async (changes: object = {}, key = `save-${saves++}`) =>
  ask('save', { key, assignment: inputOf(await panelNow(), changes) })
/** Saves what the portal proposes and invites an expert; the invitation. */
async function invite(userId: string): Promise<PanelInvitation> {
  await save({ pairs: proposed(await panelNow()) })
  expect((await ask('invite', { expertIds: [userId] })).code).toBeNull()
  return (await ask('invitations', {}, { userId })).data[0]
}
const expertId = personaUserId('expert')

it.each(personaIds.map((id) => [id, id === 'supervisingDepartment' ? null : 60154] as const))(
  'panels are assigned by the commission only: %s',
  async (as, code) => {
    const pair = { paperId: 'x', expertId: 'y', reason: '说明' }
    expect((await ask('panels', {}, as)).code).toBe(code)
    expect((await ask('panel', {}, as)).code).toBe(code)
    const { data } = await ask('panel')
    expect((await ask('save', { key: `by-${as}`, assignment: inputOf(data) }, as)).code).toBe(code)
    expect((await ask('dismiss', pair, as)).code).toBe(code ?? 601342)
    expect((await ask('invite', { expertIds: [] }, as)).code).toBe(code ?? 601343)
  },
)

it('who takes part in a paper of a panel, or is named in it, sees nothing of its assignment', async () => {
  const { paperIds } = backend.db.reviewPanels.get(panelId) ?? expect.fail('no panel')
  const content = backend.db.contents.get(paperIds[0] ?? '') ?? expect.fail('no paper')
  const name = backend.db.users.get(personaUserId('supervisingDepartment'))?.userFullname ?? ''
  const recusalExperts = [{ id: 'r', cells: { name, unit: '科委', reason: '近亲属' } }]
  backend.db.contents.update(content.id, { values: { ...content.values, recusalExperts } })
  expect((await ask('panel')).code).toBe(60154)
  expect((await ask('panels')).data).toEqual([])
})

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

describe('a new panel', () => {
  const choices = async (): Promise<PanelChoices> => (await ask('choices')).data
  const make = async (changes: object = {}, key = `make-${saves++}`, as: As = 'supervisingDepartment') => {
    const { papers, forms } = await choices()
    const paperIds = papers.slice(0, 2).map(({ id }) => id)
    const facts = { title: ' 新材料专项网评 ', formId: forms[0]?.id, perPaper: 2, dueAt: Date.now() + 30 * 86_400_000 }
    return ask('create', { key, panel: { ...facts, paperIds, ...changes } }, as)
  }

  it('offers applications under evaluation that no panel holds and nobody reviews', async () => {
    const { papers, forms } = await choices()
    expect(forms.map(({ id }) => id)).toEqual(['review-technology', 'review-basic'])
    expect(papers.length).toBeGreaterThan(1)
    const held = new Set(backend.db.reviewPanels.all().flatMap(({ paperIds }) => paperIds))
    for (const { id } of papers) {
      expect(backend.db.works.get(id)).toMatchObject({ kind: 'DECLARATION', state: 'UNDER_EVALUATION' })
      expect(held.has(id)).toBe(false)
      const reviews = backend.db.works.where({ kind: 'REVIEW' }).filter(({ facts }) => facts.contentId === id)
      expect(reviews.filter(({ state }) => state !== 'GIVEN_BACK')).toEqual([])
    }
  })

  it('is made once for a key, without experts, and stands in both logs', async () => {
    const first = await make({}, 'once-made')
    expect(first.data).toMatchObject({ perPaper: 2, revision: 0, pairs: [], log: [{ step: 'CREATE', added: 2 }] })
    expect((first.data as AssignmentPanel).experts.some(({ joins }) => joins)).toBe(false)
    expect((await make({}, 'once-made')).data).toEqual(first.data)
    expect(backend.db.reviewPanels.all()).toHaveLength(2)
    expect(backend.db.reviewPanels.all().at(-1)).toMatchObject({
      title: '新材料专项网评',
      titleEnglish: '新材料专项网评',
    })
    expect(backend.db.loggedEvents.all().at(-1)).toMatchObject({ step: 'CREATE_PANEL', event: 'ASSIGNMENT' })
    const again = await choices()
    const made = new Set((first.data as AssignmentPanel).papers.map(({ id }) => String(id)))
    expect(again.papers.filter(({ id }) => made.has(String(id)))).toEqual([])
  })

  it.each([
    ['a blank name', { title: ' ' }],
    ['a name of 51 characters', { title: '长'.repeat(51) }],
    ['an English name of 101 characters', { titleEnglish: 'x'.repeat(101) }],
    ['an unknown form', { formId: 'review-acceptance' }],
    ['no expert for a paper', { perPaper: 0 }],
    ['ten experts for a paper', { perPaper: 10 }],
    ['a date that is over', { dueAt: Date.now() - 1000 }],
    ['no paper', { paperIds: [] }],
    ['more than 1,000 papers', { paperIds: Array.from({ length: 1001 }, (_, index) => `paper-${index}`) }],
  ])('is refused with %s', async (_case, changes) => {
    expect((await make(changes)).code).toBe(601345)
    expect(backend.db.reviewPanels.all()).toHaveLength(1)
  })

  it('is refused with papers of another panel, of other states, unknown ones or one named twice', async () => {
    const { papers } = await choices()
    const [free = { id: '' }] = papers
    const held = backend.db.reviewPanels.get(panelId)?.paperIds[0] ?? ''
    const approved = backend.db.works.where({ kind: 'DECLARATION', state: 'APPROVED' })[0]?.id ?? ''
    for (const wrong of [held, approved, 'nothing', free.id]) {
      const answer = await make({ paperIds: [free.id, wrong] })
      expect(answer.code).toBe(601346)
    }
    expect((await make({ paperIds: [held] })).facts).toEqual({ names: backend.db.works.get(held)?.number })
    expect((await make({ paperIds: ['nothing'] })).facts).toEqual({ names: 'nothing' })
  })

  it('neither offers nor takes a paper in which the officer has a part, and is closed to all others', async () => {
    const [paper] = (await choices()).papers
    const content = backend.db.contents.get(String(paper?.id)) ?? expect.fail('no paper')
    const name = backend.db.users.get(personaUserId('supervisingDepartment'))?.userFullname ?? ''
    const recusalExperts = [{ id: 'r', cells: { name, unit: '科委', reason: '近亲属' } }]
    backend.db.contents.update(content.id, { values: { ...content.values, recusalExperts } })
    expect((await choices()).papers.map(({ id }) => id)).not.toContain(paper?.id)
    expect((await make({ paperIds: [paper?.id] })).code).toBe(601346)
    for (const as of personaIds.filter((id) => id !== 'supervisingDepartment')) {
      expect((await ask('choices', {}, as)).code).toBe(60154)
      expect((await make({}, `by-${as}`, as)).code).toBe(60154)
    }
  })
})

describe('saving', () => {
  it('stores a proposal, once for a key, and says who saved how much', async () => {
    expect((await summary()).missing).toBe(36)
    const pairs = proposed(await panelNow())
    const assignment = inputOf(await panelNow(), { pairs })
    const first = await ask('save', { key: 'once', assignment })
    expect(first.data).toMatchObject({ revision: 1, savedBy: expect.any(String) })
    expect((await ask('save', { key: 'once', assignment })).data).toEqual(first.data)
    expect((await panelNow()).log).toMatchObject([{ step: 'ASSIGN', added: 36, removed: 0 }])
    expect(await summary()).toMatchObject({ missing: 0, planned: 10, invited: 0 })
  })

  it('refuses what was chosen over an older revision', async () => {
    const assignment = inputOf(await panelNow())
    await save()
    expect((await ask('save', { key: 'late', assignment })).code).toBe(60408)
  })

  it('refuses every pair that conflicts, whatever the screen believes', async () => {
    const { conflicts } = await panelNow()
    for (const conflict of conflicts) expect(await save({ pairs: [unnamed(conflict)] })).toMatchObject({ code: 601338 })
    expect((await panelNow()).revision).toBe(0)
  })

  it('refuses pairs that cannot be, and more papers than the limit', async () => {
    const pairs = proposed(await panelNow())
    const [pair = { paperId: '', expertId: '' }] = pairs
    expect((await save({ pairs: [pair, pair] })).code).toBe(601339)
    expect((await save({ pairs: [{ ...pair, paperId: 'content-of-another' }] })).code).toBe(601339)
    expect((await save({ pairs: [{ ...pair, expertId: 'user-12' }] })).code).toBe(601339)
    expect((await save({ pairs: [pair], expertIds: [] })).code).toBe(601339)
    expect((await save({ pairs: [], expertIds: ['user-12'] })).code).toBe(601339)
    expect(await save({ pairs, most: 2 })).toMatchObject({ code: 601340, facts: { limit: 2 } })
    expect((await save({ pairs: [], most: 0 })).code).toBe(601340)
  })

  it('refuses a new expert for a paper whose evaluation is over', async () => {
    const pairs = proposed(await panelNow())
    backend.db.works.update(pairs[0]?.paperId ?? '', { state: 'APPROVED' })
    expect((await save({ pairs })).code).toBe(601330)
  })
})

describe('a conflict', () => {
  const soft = async () => {
    const { conflicts } = await panelNow()
    const found = conflicts.find(({ kind }) => kind === 'CO_AUTHOR') ?? expect.fail('none')
    return unnamed(found)
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
      expect((await ask('dismiss', { ...unnamed(conflict), reason: '没有关系' })).code).toBe(601342)
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
  const record = (conflict: object, key = `record-${saves++}`, as: As = 'supervisingDepartment') =>
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

describe('an invitation', () => {
  it('reaches its expert alone, and accepting opens the reviews', async () => {
    const invitation = await invite(expertId)
    expect(backend.db.messages.where({ userId: expertId }).at(-1)?.title).toContain('邀请您参加评审')
    expect((await ask('invitations', {}, { userId: 'user-7' })).data).toEqual([])
    expect((await ask('answer', { id: invitation.id, accepts: true }, { userId: 'user-7' })).code).toBe(60154)
    expect((await ask('answer', { id: invitation.id, accepts: true }, 'expert')).code).toBeNull()
    const reviews = backend.db.works.where(
      ({ kind, belongsTo, creatorId }) =>
        kind === 'REVIEW' && creatorId === expertId && backend.db.reviewGroups.get(belongsTo)?.panelId === panelId,
    )
    expect(reviews.map(({ facts }) => facts.contentId).sort()).toEqual(invitation.papers.map(({ id }) => id).sort())
    expect((await ask('answer', { id: invitation.id, accepts: false, reason: '没空' }, 'expert')).code).toBe(601344)
    expect((await ask('withdraw', { id: invitation.id, reason: '改派' })).code).toBe(601344)
    expect(await summary()).toMatchObject({ accepted: 1, invited: 0, missing: 0 })
  })

  it('is sent once, and only to who has papers', async () => {
    await invite(expertId)
    expect((await ask('invite', { expertIds: [expertId] })).code).toBe(601343)
    expect((await ask('invite', { expertIds: ['user-12'] })).code).toBe(601343)
  })

  it('that is declined leaves its papers to be replaced, and its expert cannot be chosen again', async () => {
    const { id, papers } = await invite(expertId)
    expect((await ask('answer', { id, accepts: false, reason: '' }, 'expert')).code).toBe(603004)
    const decline = { id, accepts: false, ground: 'NO_TIME', reason: '出国访问' }
    expect((await ask('answer', decline, 'expert')).code).toBeNull()
    const panel = await panelNow()
    expect(panel.experts.find((expert) => expert.expertId === expertId)).toMatchObject({
      invitation: 'DECLINED',
      reason: '出国访问',
    })
    expect(panel.pairs.filter(({ state }) => state === 'DECLINED')).toHaveLength(papers.length)
    expect((await summary()).missing).toBe(papers.length)
    const again = [...inputOf(panel).pairs, { paperId: papers[0]?.id ?? '', expertId }]
    expect((await save({ pairs: again })).code).toBe(601339)
    expect((await save()).code).toBeNull()
    expect(backend.db.messages.where({ userId: personaUserId('supervisingDepartment') }).at(-1)?.title).toContain(
      '谢绝',
    )
  })

  it('holds its pairs until it is withdrawn, with a reason that is sent', async () => {
    const { id, papers } = await invite(expertId)
    const { pairs } = inputOf(await panelNow())
    const without = pairs.filter((pair) => pair.expertId !== expertId)
    expect((await save({ pairs: without })).code).toBe(601341)
    expect((await ask('withdraw', { id, reason: '' })).code).toBe(603004)
    expect((await ask('withdraw', { id, reason: '改由他人评审' })).code).toBeNull()
    expect(backend.db.messages.where({ userId: expertId }).at(-1)?.content).toContain('改由他人评审')
    expect((await ask('answer', { id, accepts: true }, 'expert')).code).toBe(601344)
    expect((await summary()).missing).toBe(papers.length)
  })

  it('a review that is given back is to be replaced, and an expert who accepted gets a new paper at once', async () => {
    const { id } = await invite(expertId)
    await ask('answer', { id, accepts: true }, 'expert')
    const own = () =>
      backend.db.works.where(
        ({ kind, belongsTo }) => kind === 'REVIEW' && backend.db.reviewGroups.get(belongsTo)?.panelId === panelId,
      )
    const [review] = own()
    const giveBack = 'mutation($id: ID!) { giveBackReview(taskId: $id, ground: NO_TIME, reason: "没空") { id } }'
    expect((await askAs(backend, 'expert')(giveBack, { id: review?.id })).code).toBeNull()
    expect((await summary()).missing).toBe(1)
    const panel = await panelNow()
    expect(panel.pairs.filter(({ state }) => state === 'GIVEN_BACK')).toEqual([
      { paperId: review?.facts.contentId, expertId, state: 'GIVEN_BACK' },
    ])
    const barred = new Set(
      [...panel.conflicts, ...panel.pairs].flatMap((pair) => (pair.expertId === expertId ? pair.paperId : [])),
    )
    const paper = panel.papers.find((item) => !barred.has(String(item.id))) ?? expect.fail('no free paper')
    const before = own().length
    const pairs = [...inputOf(panel).pairs, { paperId: paper.id, expertId }]
    expect((await save({ pairs })).code).toBeNull()
    expect(own()).toHaveLength(before + 1)
    expect(backend.db.messages.where({ userId: expertId }).at(-1)?.title).toContain('新增 1 份评审')
  })
})
