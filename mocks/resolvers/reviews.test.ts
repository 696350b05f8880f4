/** Tests of experts' reviews through the backend: interests, notes, ranking, submission, return. */
import { beforeEach, describe, expect, it } from 'vitest'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import type { WorkRow } from '../db/rows-work'
import { personaUserId } from '../personas'
import { askAs, backendForTest } from './ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const fields = 'id state total scored missing { path }'
const calls = {
  groups: `{ reviewGroups { id dueAt tasks { ${fields} } } }`,
  task: `query($id: ID!) { reviewTask(taskId: $id) { task { ${fields} } hints { ground must } people { name } document { definition values } } }`,
  declare: `mutation($id: ID!) { declareInterests(taskId: $id) { ${fields} } }`,
  giveBack: `mutation($id: ID!, $reason: String!) { giveBackReview(taskId: $id, ground: NO_TIME, reason: $reason) { ${fields} reason } }`,
  submit: `mutation($reviews: [ReviewSubmission!]!) { submitReviews(reviews: $reviews) { ${fields} } }`,
  extend:
    'mutation($ids: [ID!]!, $dueAt: Timestamp!) { extendReviews(reviewerIds: $ids, dueAt: $dueAt, reason: "出国") }',
  rank: 'mutation($id: ID!, $order: [ID!]!) { rankReviews(groupId: $id, order: $order) { tasks { id rank } } }',
  versions: 'query($id: ID!) { reviewVersions(taskId: $id) { revision total values } }',
  content: 'query($id: ID!) { formContent(contentId: $id) { revision values editable } }',
  save: 'mutation($id: ID!, $base: Int!, $key: ID!, $values: JSON!) { saveFields(contentId: $id, formVersion: 1, baseRevision: $base, key: $key, values: $values) { revision refused { path code limit } } }',
} as const

const ask = (call: keyof typeof calls, variables: object, as: Parameters<typeof askAs>[1] = 'expert') =>
  askAs(backend, as)(calls[call], variables as Record<string, unknown>)

const ofGroup = (state: string, group = 'review-tech'): WorkRow =>
  backend.db.works.where({ kind: 'REVIEW', belongsTo: group, state })[0] ?? expect.fail(`none ${state}`)
const revisionOf = (id: string) => backend.db.contents.get(id)?.revision ?? 0

let saves = 0
const save = (id: string, values: object) => {
  saves += 1
  return ask('save', { id, base: revisionOf(id), key: `k${saves}`, values })
}
const handIn = (...ids: string[]) =>
  ask('submit', { reviews: ids.map((taskId) => ({ taskId, seenRevision: revisionOf(taskId) })) })

const whole = {
  ...{ score_innovation: '5', score_feasibility: '4', score_benefit: '4', score_team: '3', score_budget: '5' },
  strengths: '需求明确，指标可以检验，用户单位已经参与其中。',
  weaknesses: '与国际同类系统的对比不足，建议补充公开数据。',
  ...{ recommendation: 'may', familiarity: 'well' },
}

/** A review with interests declared and nothing written. */
async function begun(): Promise<string> {
  const { id } = ofGroup('WAITING')
  expect((await ask('declare', { id })).code).toBeNull()
  return id
}

describe('the declaration of interests', () => {
  it('is required before the document or the review can be opened', async () => {
    const { id } = ofGroup('WAITING')
    expect((await ask('task', { id })).data.document).toBeNull()
    expect((await save(id, whole)).code).not.toBeNull()
    expect((await handIn(id)).code).toBe(601322)
    await ask('declare', { id })
    expect((await ask('task', { id })).data.document.values.projectName).toBeTruthy()
    expect((await save(id, whole)).code).toBeNull()
  })

  it('makes an expert of the same unit recuse themselves', async () => {
    const own = backend.db.works
      .where({ kind: 'REVIEW', creatorId: personaUserId('expert') })
      .find(({ unitId }) => unitId === backend.db.memberships.where({ userId: personaUserId('expert') })[0]?.unitId)
    const id = own?.id ?? ''
    expect((await ask('task', { id })).data.hints).toContainEqual({ ground: 'SAME_UNIT', must: true })
    expect((await ask('declare', { id })).code).toBe(601329)
  })

  const name = '赵立群'
  it.each([
    ['excluded by the applicant', 'RECUSED', { recusalExperts: [{ id: 'r', cells: { name } }] }],
    ['in the team', 'TEAM', { members: [{ id: 'm', cells: { name, unit: '某单位' } }] }],
  ])('makes an expert who is %s recuse themselves', async (_what, ground, values) => {
    const { id, facts } = ofGroup('WAITING')
    const content = backend.db.contents.get(String(facts.contentId))
    const submitted = { revision: 1, ...content?.submitted, values: { ...content?.submitted?.values, ...values } }
    backend.db.contents.update(content?.id ?? '', { submitted })
    expect((await ask('task', { id })).data.hints).toContainEqual({ ground, must: true })
    expect((await ask('declare', { id })).code).toBe(601329)
  })

  it('warns a co-author of the leader and leaves the decision to them', async () => {
    const { id, facts } = ofGroup('WAITING')
    const { creatorId: userId } = backend.db.works.get(String(facts.contentId)) ?? expect.fail('no proposal')
    const leader = backend.db.users.get(userId)?.userFullname
    const [entry] = backend.db.resumeEntries.where({ kind: 'ACHIEVEMENT' })
    const values = { ...entry?.values, authors: `${leader}、${name}` }
    backend.db.resumeEntries.update(entry?.id ?? '', { userId, values } as never)
    expect((await ask('task', { id })).data.hints).toEqual([{ ground: 'CO_AUTHOR', must: false }])
    expect((await ask('declare', { id })).code).toBeNull()
  })

  it('returns a review with a reason, and removes every access of its former reviewer', async () => {
    const id = await begun()
    const content = backend.db.contents.get(String(backend.db.works.get(id)?.facts.contentId))
    expect((await ask('giveBack', { id, reason: ' \n ' })).code).toBe(601327)
    expect((await ask('giveBack', { id, reason: '时间冲突' })).data).toMatchObject({
      state: 'GIVEN_BACK',
      reason: '时间冲突',
    })
    expect((await ask('task', { id })).code).toBe(601323)
    expect((await ask('content', { id })).code).toBe(601323)
    expect((await save(id, whole)).code).toBe(601323)
    expect((await handIn(id)).code).toBe(601323)
    expect((await ask('content', { id: content?.id })).code).toBe(60154)
  })
})

describe('a review', () => {
  it('is readable for its expert only, as a draft and after', async () => {
    const id = await begun()
    for (const as of ['researcher', 'unitAdministrator', 'supervisingDepartment', 'invitedExpert'] as const) {
      expect((await ask('task', { id }, as)).code).toBe(60154)
      expect((await ask('content', { id }, as)).code).toBe(60154)
    }
    expect((await ask('task', { id: 'nothing' })).code).toBe(601321)
  })

  it('masks the phone numbers of the proposal and hides recused experts', async () => {
    const id = await begun()
    const { definition, values } = (await ask('task', { id })).data.document
    expect(parseDefinition(definition).definitionProblems).toEqual([])
    expect(JSON.stringify(definition)).not.toMatch(/recusal|"(certificate|mobile|email)"/)
    expect(JSON.stringify(values)).not.toMatch(/recusal|\b1[3-9]\d{9}\b|\b\d{17}[\dX]\b/)
  })

  it('has its weighted total at once, and none until every criterion has a score', async () => {
    const id = await begun()
    await save(id, { score_innovation: '5' })
    expect((await ask('task', { id })).data.task).toMatchObject({ total: null, scored: 1 })
    await save(id, whole)
    // 25 + 20 + 20 + 9 + 10
    expect((await ask('task', { id })).data.task).toMatchObject({ total: 84, scored: 5, missing: [] })
  })

  it.each([
    ['a score out of range', { score_team: '9' }, 'score_team', 601326],
    ['a score of zero', { score_budget: 0 }, 'score_budget', 601326],
    ['no score', { score_team: null }, 'score_team', null],
    ['a comment of blanks', { strengths: ' '.repeat(60) }, 'strengths', null],
    ['a comment too short', { weaknesses: '不足。' }, 'weaknesses', null],
  ])('is not submitted with %s', async (_what, wrong, path, code) => {
    const id = await begun()
    await save(id, { ...whole, ...wrong })
    const answer = await handIn(id)
    const problems = answer.facts.problems as { paths: string[]; code: number | null; severity: string }[]
    expect(answer.code).toBe(60405)
    expect(problems.some((problem) => problem.paths.includes(path) && (code === null || problem.code === code))).toBe(
      true,
    )
    expect((await ask('task', { id })).data.task.missing).toEqual([{ path }])
  })

  it('a repeated save with the same key saves once', async () => {
    const id = await begun()
    const again = { id, base: revisionOf(id), key: 'once', values: { score_team: '4' } }
    const { revision } = (await ask('save', again)).data
    expect((await ask('save', again)).data.revision).toBe(revision)
    expect(revisionOf(id)).toBe(revision)
  })

  it('is submitted from one of two tabs, and is read-only afterwards', async () => {
    const id = await begun()
    await save(id, whole)
    expect((await ask('submit', { reviews: [{ taskId: id, seenRevision: 1 }] })).code).toBe(60408)
    expect((await handIn(id)).data).toMatchObject([{ state: 'SUBMITTED', total: 84 }])
    expect((await handIn(id)).code).toBe(601324)
    expect((await save(id, { score_team: '5' })).code).toBe(60402)
    expect((await ask('giveBack', { id, reason: '晚了' })).code).toBe(601324)
    expect((await ask('content', { id })).data).toMatchObject({ editable: false, values: { score_team: '3' } })
  })

  it('cannot be submitted after its deadline, or after the evaluation has ended', async () => {
    const id = await begun()
    await save(id, whole)
    const { facts, deadline } = backend.db.works.get(id) ?? expect.fail('gone')
    backend.db.works.update(id, { deadline: 1 })
    expect(await handIn(id)).toMatchObject({ code: 601325, facts: { deadline: 1 } })
    backend.db.works.update(id, { deadline })
    backend.db.works.update(String(facts.contentId), { state: 'APPROVED' })
    expect((await handIn(id)).code).toBe(601330)
  })

  it('can be submitted after its deadline once the commission has extended it', async () => {
    const id = await begun()
    await save(id, whole)
    backend.db.works.update(id, { deadline: Date.now() - 1000 })
    expect((await handIn(id)).code).toBe(601325)
    await ask('extend', { ids: ['review-tech'], dueAt: Date.now() + 3600_000 }, 'supervisingDepartment')
    expect((await handIn(id)).code).toBeNull()
  })

  it('leaves the expert’s notes out of the submission', async () => {
    const id = await begun()
    const notes = [{ id: 'n1', cells: { place: 'background', at: '立项依据', text: '查一下出处' } }]
    await save(id, { ...whole, notes })
    await handIn(id)
    const { values, submitted } = backend.db.contents.get(id) ?? expect.fail('gone')
    expect(values).toMatchObject({ notes })
    expect(submitted?.values).toMatchObject(whole)
    expect(Object.keys(submitted?.values ?? {})).not.toEqual(expect.arrayContaining(['notes']))
  })

  it('refuses a note over its limit, which no submission would check, and saves the other answers', async () => {
    const id = await begun()
    const noted = (text: string) => [{ id: 'n1', cells: { place: 'background', at: '立项依据', text } }]
    await save(id, { notes: noted('短') })
    const { data } = await save(id, { ...whole, notes: noted('字'.repeat(1001)) })
    expect(data.refused).toEqual([{ path: 'notes/n1/text', code: 60437, limit: 1000 }])
    expect(backend.db.contents.get(id)?.values).toMatchObject({ ...whole, notes: noted('短') })
    expect((await save(id, { notes: noted('字'.repeat(1000)) })).data.refused).toEqual([])
  })

  it('keeps its former versions for reading', async () => {
    const id = await begun()
    await save(id, whole)
    const [first] = backend.db.reviewVersions.where({ reviewId: id })
    backend.db.reviewVersions.update(first?.id ?? '', { at: Date.now() - 3600_000 })
    await save(id, { ...whole, score_innovation: '1' })
    const [former, ...older] = (await ask('versions', { id })).data
    expect([former, older]).toMatchObject([{ total: 84, values: { score_innovation: '5' } }, []])
  })
})

describe('a review group', () => {
  it('submits all reviews of a group or none, and reports missing answers', async () => {
    const id = await begun()
    const inReview = backend.db.works.where({ kind: 'REVIEW', belongsTo: 'review-tech', state: 'IN_REVIEW' })
    const ids = [...inReview.map((work) => work.id)]
    const answer = await handIn(...ids)
    expect(answer.code).toBe(601328)
    expect(answer.facts.taskIds).toContain(id)
    expect(backend.db.works.get(ids[0] ?? '')?.state).toBe('IN_REVIEW')
    for (const id of ids) await save(id, whole)
    // One was saved elsewhere since: none of them goes.
    const stale = ids.map((taskId, index) => ({ taskId, seenRevision: revisionOf(taskId) - (index === 1 ? 1 : 0) }))
    expect((await ask('submit', { reviews: stale })).code).toBe(60408)
    expect(ids.map((id) => backend.db.works.get(id)?.state)).toEqual(ids.map(() => 'IN_REVIEW'))
    expect((await handIn(...ids)).code).toBeNull()
    expect(ids.map((id) => backend.db.works.get(id)?.state)).toEqual(ids.map(() => 'SUBMITTED'))
  })

  it('lists reviews by deadline, finished ones last', async () => {
    const groups = async () =>
      ((await ask('groups', {})).data as { id: string }[])
        .map(({ id }) => id)
        .filter((id) => !id.startsWith('acceptance'))
    expect(await groups()).toEqual(['review-tech', 'review-basic-3'])
    for (const { id } of backend.db.works.where({ belongsTo: 'review-tech' }))
      backend.db.works.update(id, { state: 'SUBMITTED' })
    expect(await groups()).toEqual(['review-basic-3', 'review-tech'])
  })
})

describe('the ranking of a group by funding preference', () => {
  const rank = (order: readonly string[], as?: Parameters<typeof askAs>[1]) =>
    ask('rank', { id: 'review-tech', order }, as)

  it('stores a private order over scored and submitted reviews', async () => {
    const answered = await rank(['review-tech-2', 'review-tech-1'])
    expect(answered.data.tasks).toEqual([
      { id: 'review-tech-1', rank: 2 },
      { id: 'review-tech-2', rank: 1 },
      { id: 'review-tech-3', rank: null },
      { id: 'review-tech-4', rank: null },
    ])
  })

  it.each([
    ['of an unscored review', ['review-tech-1', 'review-tech-4'], 601332],
    ['of another group', ['review-basic-3-1'], 601332],
    ['one twice', ['review-tech-1', 'review-tech-1'], 601332],
  ])('is refused with %s', async (_what, order, code) => expect((await rank(order)).code).toBe(code))

  it('is readable for its author only, and fixed once the whole group is submitted', async () => {
    expect((await rank(['review-tech-1'], 'invitedExpert')).code).toBe(60154)
    for (const { id } of backend.db.works.where({ kind: 'REVIEW', belongsTo: 'review-tech' }))
      backend.db.works.update(id, { state: 'SUBMITTED' })
    expect((await rank(['review-tech-1'])).code).toBe(601324)
  })
})
