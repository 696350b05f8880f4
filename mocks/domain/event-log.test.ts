/** Tests of log entries about extensions, invitations and withdrawals that no work item's step writes. */
import { beforeEach, expect, it } from 'vitest'
import { personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'
import { logPanel } from './assignment/panel'

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

it('an invitation that is withdrawn from a panel stands in the log with expert and reason, and in nobody else’s', async () => {
  const { db } = backend
  const [panel] = db.reviewPanels.all()
  const officer = db.users.get(personaUserId('supervisingDepartment')) ?? expect.fail('no officer')
  const expertId = panel?.expertIds[0] ?? expect.fail('no expert')
  logPanel({ db, now: Date.now() }, panel ?? expect.fail('no panel'), officer, {
    step: 'WITHDRAW',
    expertId,
    reason: '出国',
  })
  const list =
    'query { decisionLog(filter: { step: "WITHDRAW_INVITATION" }) { items { title personName entry { opinion } } } }'
  const { data } = await askAs(backend, 'supervisingDepartment')(list)
  expect(data.items).toEqual([
    { title: panel?.title, personName: db.users.get(expertId)?.userFullname, entry: { opinion: '出国' } },
  ])
  expect((await askAs(backend, 'unitAdministrator')(list)).code).toBe(60154)
})
