/** Tests of the progress of review panels and of extended deadlines through the backend. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { PersonaId } from '../personas'
import { personaIds, personaUserId } from '../personas'
import { askAs, backendForTest } from './ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const day = 24 * 3600_000
const progress = `query($pageNo: Int! = 1, $pageSize: Int! = 5) { reviewProgress(pageNo: $pageNo, pageSize: $pageSize) {
  total spreadLimit serverTime items {
    id title dueAt reviews waiting inReview submitted givenBack
    reviewers { id name reviews submitted open dueAt late remindedAt remindable }
    proposals { id name reviews submitted lowest median highest differs scores { reviewerId total } }
  } } }`
const reminder = 'mutation($id: ID!) { remindReviewer(reviewerId: $id) }'
const look = (as: PersonaId = 'supervisingDepartment', variables = {}) => askAs(backend, as)(progress, variables)
const remind = (id: string, as: PersonaId = 'supervisingDepartment') => askAs(backend, as)(reminder, { id })

interface Panel {
  id: string
  reviewers: { id: string; name: string; late: boolean; remindable: boolean; open: number }[]
  proposals: {
    id: string
    submitted: number
    lowest: number | null
    median: number | null
    highest: number | null
    differs: boolean
    scores: { reviewerId: string; total: number }[]
  }[]
}
const panel = async (id: string): Promise<Panel> => {
  const { items } = (await look('supervisingDepartment', { pageSize: 10 })).data as { items: Panel[] }
  return items.find((item) => item.id === id) ?? expect.fail(`no panel ${id}`)
}
const late = 'review-past-user-29'
const extension =
  'mutation($ids: [ID!]!, $dueAt: Timestamp!, $reason: String!) { extendReviews(reviewerIds: $ids, dueAt: $dueAt, reason: $reason) }'
const extend = (ids: readonly string[], changes: object = {}, as: PersonaId = 'supervisingDepartment') =>
  askAs(backend, as)(extension, { ids, dueAt: Date.now() + 7 * day, reason: '专家出国', ...changes })

it.each(personaIds.map((id) => [id, id === 'supervisingDepartment' ? null : 60154] as const))(
  'review progress and reminders are for users who act for the commission only: %s',
  async (as, code) => {
    expect((await look(as)).code).toBe(code)
    expect((await remind(late, as)).code).toBe(code)
    expect((await extend([late], {}, as)).code).toBe(code)
  },
)

describe('a review panel', () => {
  it('counts each review once, in its current state', async () => {
    expect(await panel('review-tech')).toMatchObject({
      reviews: 8,
      waiting: 3,
      inReview: 2,
      submitted: 3,
      givenBack: 0,
    })
    backend.db.works.update('review-tech-4', { state: 'GIVEN_BACK' })
    expect(await panel('review-tech')).toMatchObject({
      reviews: 8,
      waiting: 2,
      inReview: 2,
      submitted: 3,
      givenBack: 1,
    })
  })

  it('shows the lowest, median and highest submitted total, and is marked when they differ by more than the limit', async () => {
    const { spreadLimit } = (await look()).data
    const [first, second, third] = (await panel('review-tech')).proposals
    expect(first).toMatchObject({ submitted: 2, differs: true })
    const { lowest, median, highest } = first ?? expect.fail('none')
    expect(Number(highest) - Number(lowest)).toBeGreaterThan(spreadLimit)
    expect(median).toBe((Number(highest) + Number(lowest)) / 2)
    expect(first?.scores).toEqual([
      { reviewerId: 'review-tech-b', total: lowest },
      { reviewerId: 'review-tech', total: highest },
    ])
    expect(second).toMatchObject({ submitted: 1, differs: false })
    expect(second?.lowest).toBe(second?.highest)
    expect(third).toMatchObject({ submitted: 0, lowest: null, median: null, highest: null, differs: false })
  })

  it('shows nothing of a draft, even a complete one', async () => {
    const before = (await panel('review-tech')).proposals
    const { values } = backend.db.contents.get('review-tech-1') ?? expect.fail('gone')
    backend.db.contents.update('review-tech-2', { values })
    expect((await panel('review-tech')).proposals).toEqual(before)
    // What an expert went on to write after handing in is not what was handed in.
    backend.db.contents.update('review-tech-1', { values: { ...values, score_innovation: '1' } })
    expect((await panel('review-tech')).proposals).toEqual(before)
  })

  const remindedBy = (caller: string) => {
    const { facts } = backend.db.works.get('review-tech-1') ?? expect.fail('gone')
    backend.db.works.update(String(facts.contentId), { creatorId: caller })
  }
  const reviews = (caller: string) => backend.db.works.update('review-tech-b-1', { creatorId: caller })
  it.each([
    ['leads it', remindedBy],
    ['reviews it', reviews],
  ])('hides the scores of a proposal from a user who %s', async (_case, gets) => {
    backend.db.reviewGroups.update('review-tech-b', { expertId: personaUserId('expert') })
    gets(personaUserId('supervisingDepartment'))
    if (gets === reviews)
      backend.db.reviewGroups.update('review-tech-b', { expertId: personaUserId('supervisingDepartment') })
    expect((await panel('review-tech')).proposals[0]).toMatchObject({
      ...{ lowest: null, median: null, highest: null },
      scores: [],
    })
  })

  it('is listed by open reviews first, then by nearest deadline, one page at a time', async () => {
    const ids = async (variables: object) =>
      ((await look('supervisingDepartment', variables)).data as { items: Panel[] }).items.map(({ id }) => id)
    expect(await ids({})).toEqual(['review-past', 'review-tech', 'review-peers', 'review-basic-3', 'review-soft'])
    expect(await ids({ pageNo: 2, pageSize: 3 })).toEqual(['review-basic-3', 'review-soft', 'review-done'])
    expect((await look('supervisingDepartment', { pageSize: 3 })).data.total).toBe(6)
    for (const { id } of backend.db.works.where({ belongsTo: late }))
      backend.db.works.update(id, { state: 'SUBMITTED' })
    expect((await ids({ pageSize: 6 })).slice(-2)).toEqual(['review-done', 'review-past'])
  })
})

describe('reviewers with overdue reviews', () => {
  it('are listed completely and exclusively', async () => {
    const [first, second] = (await panel('review-past')).reviewers
    expect([first, second]).toMatchObject([
      { id: late, late: true, open: 1, remindable: true },
      { late: false, open: 0, remindable: false },
    ])
    const [open] = backend.db.works.where({ belongsTo: late, state: 'WAITING' })
    backend.db.works.update(open?.id ?? '', { state: 'GIVEN_BACK' })
    expect((await panel('review-past')).reviewers.some((reviewer) => reviewer.late)).toBe(false)
  })

  it('are reminded by a message that links to the review and says when it is due, at most once a day, with its time recorded', async () => {
    const [open] = backend.db.works.where({ belongsTo: late, state: 'WAITING' })
    const sent = await remind(late)
    expect(sent.code).toBeNull()
    expect(backend.db.messages.where({ userId: 'user-29' }).at(-1)).toMatchObject({
      link: `/expert/review/${open?.id}`,
      content: expect.stringMatching(/^<p>已于 \d{4}-\d\d-\d\d 24 时截止/),
    })
    expect((await panel('review-past')).reviewers[0]).toMatchObject({ remindedAt: sent.data, remindable: false })
    expect(await remind(late)).toMatchObject({ code: 601331, facts: { at: sent.data } })
    backend.db.reviewGroups.update(late, { remindedAt: Number(sent.data) - day })
    expect((await remind(late)).code).toBeNull()
  })

  it.each([
    ['has no open review', 'review-past-user-17', 603003],
    ['has a distant deadline', 'review-basic-3', 603003],
    ['is not a reviewer', 'nobody', 601321],
  ])('exclude one who %s', async (_who, id, code) => {
    expect((await remind(id)).code).toBe(code)
  })

  it('can be reminded in the last days before the deadline too', async () => {
    const soon = Date.now() + 2 * day
    for (const { id } of backend.db.works.where({ belongsTo: 'review-basic-3' }))
      backend.db.works.update(id, { deadline: soon })
    expect((await panel('review-basic-3')).reviewers[0]).toMatchObject({ late: false, remindable: true })
    expect((await remind('review-basic-3')).code).toBeNull()
  })
})

describe('a deadline extension', () => {
  const open = (groupId: string) =>
    backend.db.works.where({ kind: 'REVIEW', belongsTo: groupId }).filter(({ state }) => state !== 'SUBMITTED')

  it('is granted to a late expert with a reason: history, message, and a review that can be submitted', async () => {
    const dueAt = Date.now() + 7 * day
    const [work] = open(late)
    expect((await extend([late], { dueAt })).code).toBeNull()
    expect(backend.db.works.get(work?.id ?? '')?.deadline).toBe(dueAt)
    const entry = backend.db.workHistories.where({ workId: work?.id ?? '' }).at(-1)
    expect(entry).toMatchObject({ step: 'EXTEND', role: 'commission', actorTitle: '市科委' })
    expect(entry?.opinion).toMatch(/^延期至 \d{4}-\d\d-\d\d：专家出国$/)
    expect(backend.db.messages.where({ userId: 'user-29' }).at(-1)).toMatchObject({
      title: expect.stringContaining('的评审延期至'),
      link: `/expert/review/${work?.id}`,
    })
    expect((await panel('review-past')).reviewers.find(({ id }) => id === late)).toMatchObject({ late: false })
  })

  it('of a panel leaves submitted reviews and later deadlines unchanged', async () => {
    const handedIn = backend.db.works.where({ kind: 'REVIEW', state: 'SUBMITTED', belongsTo: 'review-tech' })[0]
    await extend(['review-tech'], { dueAt: Date.now() + 30 * day })
    const until = Date.now() + 10 * day
    await extend(['review-tech', 'review-tech-b'], { dueAt: until })
    expect(open('review-tech').every(({ deadline }) => Number(deadline) > until)).toBe(true)
    expect(open('review-tech-b').every(({ deadline }) => deadline === until)).toBe(true)
    expect(backend.db.works.get(handedIn?.id ?? '')?.deadline).toBe(handedIn?.deadline)
    expect(backend.db.reviewGroups.get('review-tech')?.extensions).toHaveLength(1)
  })

  it('notifies an expert from abroad in English', async () => {
    await extend(['review-peers'], { dueAt: Date.now() + 40 * day })
    const message = backend.db.messages.where({ userId: personaUserId('invitedExpert') }).at(-1)
    expect(message?.titleEn).toMatch(/^More time: International peer review/)
  })

  it.each([
    ['without a reason', late, { reason: ' ' }, 603004],
    ['with a reason of more than 200 characters', late, { reason: '长'.repeat(201) }, 603004],
    ['to a past day', late, { dueAt: Date.now() - day }, 600],
    ['to an earlier day', 'review-basic-3', { dueAt: Date.now() + day }, 600],
    ['to nobody', 'nobody', {}, 601321],
    ['to a reviewer who has submitted everything', 'review-past-user-17', {}, 603003],
  ])('is not granted %s', async (_case, id, changes, code) => {
    expect((await extend([id], changes)).code).toBe(code)
    expect(backend.db.reviewGroups.get(id)?.extensions ?? []).toEqual([])
  })
})
