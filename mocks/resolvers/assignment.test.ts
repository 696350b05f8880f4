/** Tests of the calls that make review panels, assign reviewers and invite them; conflicts: `assignment-conflicts.test.ts`. */
import { beforeEach, describe, expect, it } from 'vitest'
import { type PersonaId, personaIds, personaUserId } from '../personas'
import { askAs, backendForTest } from './ask-as'
import { assignmentCalls, expertId, inputOf, pairOf, panelId, proposed } from './assignment-calls'
import type { AssignmentPanel, PanelChoices } from './evaluation.generated'

const backend = backendForTest()
beforeEach(() => backend.reset())
const { ask, panelNow, summary, save, invite } = assignmentCalls(backend)

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

describe('a new panel', () => {
  const choices = async (): Promise<PanelChoices> => (await ask('choices')).data
  let panels = 0
  const make = async (changes: object = {}, key = `make-${panels++}`, as: PersonaId = 'supervisingDepartment') => {
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
    for (const conflict of conflicts) expect(await save({ pairs: [pairOf(conflict)] })).toMatchObject({ code: 601338 })
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

  it('is neither sent nor accepted after the panel’s date, because nothing could be submitted', async () => {
    const { id } = await invite(expertId)
    backend.db.reviewPanels.update(panelId, { dueAt: 1 })
    const refusal = { code: 601325, facts: { deadline: 1 } }
    expect(await ask('answer', { id, accepts: true }, 'expert')).toMatchObject(refusal)
    expect(await ask('invite', { expertIds: ['user-38'] })).toMatchObject(refusal)
    expect((await ask('answer', { id, accepts: false, reason: '没空' }, 'expert')).code).toBeNull()
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

  it('a review that is given back reaches the commission with its reason: as a message, in the panel’s and in the common log', async () => {
    const { id } = await invite(expertId)
    await ask('answer', { id, accepts: true }, 'expert')
    const [review] = backend.db.works.where(
      ({ kind, belongsTo }) => kind === 'REVIEW' && backend.db.reviewGroups.get(belongsTo)?.panelId === panelId,
    )
    const giveBack =
      'mutation($id: ID!) { giveBackReview(taskId: $id, ground: CO_AUTHOR, reason: "合写过论文") { id } }'
    expect((await askAs(backend, 'expert')(giveBack, { id: review?.id })).code).toBeNull()
    const number = backend.db.works.get(String(review?.facts.contentId))?.number ?? expect.fail('no number')
    expect(backend.db.messages.where({ userId: personaUserId('supervisingDepartment') }).at(-1)).toMatchObject({
      title: `赵立群退回了评审，须另请专家：${number}`,
      content: expect.stringContaining('原因：合写过论文'),
      link: `/commission/reviews/${panelId}/assign`,
    })
    const entry = { step: 'GIVE_BACK', actorName: '赵立群', paperNumber: number, reason: '合写过论文' }
    expect((await panelNow()).log[0]).toMatchObject(entry)
    const logged = { step: 'GIVE_BACK_REVIEW', number, actorTitle: '专家', opinion: '合写过论文' }
    expect(backend.db.loggedEvents.all().at(-1)).toMatchObject(logged)
  })

  it('a review that is given back is in the common log although its group has no panel', async () => {
    const own = backend.db.reviewGroups.where({ expertId })
    const loose = own.find(({ panelId: of }) => backend.db.reviewPanels.get(of) === undefined)
    const review = backend.db.works.where({ kind: 'REVIEW', belongsTo: String(loose?.id), state: 'WAITING' })[0]
    const giveBack = 'mutation($id: ID!) { giveBackReview(taskId: $id, ground: NOT_MY_FIELD, reason: "不熟悉") { id } }'
    expect((await askAs(backend, 'expert')(giveBack, { id: review?.id })).code).toBeNull()
    expect(backend.db.loggedEvents.all().at(-1)).toMatchObject({
      ...{ step: 'GIVE_BACK_REVIEW', title: loose?.title, about: [review?.facts.contentId], opinion: '不熟悉' },
    })
  })
})
