import { beforeEach, expect, it } from 'vitest'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const day = 24 * 3600_000

it('an extension of reviews is logged with the expert, the date, the reason and the papers it concerns', async () => {
  const progress = 'query { reviewProgress(pageNo: 1, pageSize: 50) { items { reviewers { id name open } } } }'
  const { data } = await askAs(backend, 'supervisingDepartment')(progress)
  const reviewer = (data.items as { reviewers: { id: string; name: string; open: number }[] }[])
    .flatMap(({ reviewers }) => reviewers)
    .find(({ open }) => open > 0)
  const before = backend.db.loggedEvents.all().length
  const extend =
    'mutation($ids: [ID!]!, $at: Timestamp!) { extendReviews(reviewerIds: $ids, dueAt: $at, reason: "出差") }'
  const at = Date.now() + 60 * day
  expect((await askAs(backend, 'supervisingDepartment')(extend, { ids: [reviewer?.id], at })).code).toBeNull()
  const added = backend.db.loggedEvents.all().slice(before)
  expect(added).toMatchObject([{ event: 'DATE', step: 'EXTEND_REVIEWS', kind: 'REVIEW', personName: reviewer?.name }])
  expect(added[0]?.opinion).toContain('出差')
  expect(added[0]?.about).toHaveLength(reviewer?.open ?? 0)
})

it('each expert who is invited to an acceptance has an entry that its applicant’s history does not have', () => {
  const { db } = backend
  const invited = db.loggedEvents.where({ event: 'ASSIGNMENT', step: 'INVITE_EXPERT', kind: 'ACCEPTANCE' })
  expect(invited.length).toBeGreaterThan(0)
  for (const { workId, personName } of invited) {
    expect(personName).toBeTruthy()
    const told = JSON.stringify(db.workHistories.where({ workId: workId ?? '' }).map((entry) => entry.opinion))
    expect(told).not.toContain(personName)
  }
})
