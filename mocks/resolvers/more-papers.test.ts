/** Tests of papers that an expert gets after accepting a panel's invitation: when they are due. */
import { beforeEach, expect, it } from 'vitest'
import { backendForTest } from './ask-as'
import { assignmentCalls, expertId, inputOf, panelId } from './assignment-calls'

const day = 86_400_000
const backend = backendForTest()
beforeEach(() => backend.reset())
const { ask, panelNow, save, invite } = assignmentCalls(backend)

const groupNow = () => backend.db.reviewGroups.where({ expertId, panelId })[0] ?? expect.fail('no group')
const reviewsNow = () => backend.db.works.where({ kind: 'REVIEW', belongsTo: groupNow().id })

/** The answer to one paper more for an expert who accepted, with the date of the expert's reviews and that of the panel. */
async function giveOneMore(ownDue: number, panelDue: number) {
  const { id } = await invite(expertId)
  await ask('answer', { id, accepts: true }, 'expert')
  backend.db.reviewGroups.update(groupNow().id, { dueAt: ownDue })
  for (const review of reviewsNow()) backend.db.works.update(review.id, { deadline: ownDue })
  backend.db.reviewPanels.update(panelId, { dueAt: panelDue })
  const panel = await panelNow()
  const barred = new Set(
    [...panel.conflicts, ...panel.pairs].flatMap((pair) => (pair.expertId === expertId ? pair.paperId : [])),
  )
  const paper = panel.papers.find((item) => !barred.has(String(item.id))) ?? expect.fail('no free paper')
  return save({ pairs: [...inputOf(panel).pairs, { paperId: paper.id, expertId }] })
}

it('it is due with the panel, whose date was moved, and so is what the expert has open', async () => {
  const due = Date.now() + 5 * day
  expect((await giveOneMore(Date.now() - day, due)).code).toBeNull()
  expect(reviewsNow().map(({ deadline }) => deadline)).toEqual(reviewsNow().map(() => due))
  expect(groupNow().dueAt).toBe(due)
  const [extended, told] = backend.db.messages.where({ userId: expertId }).slice(-2)
  expect(extended?.title).toContain('延期至')
  expect(told).toMatchObject({
    title: expect.stringContaining('新增 1 份评审'),
    content: expect.stringMatching(/24 时前提交/),
  })
})

it('it is due with the expert’s other reviews where those have more time than the panel', async () => {
  const due = Date.now() + 9 * day
  expect((await giveOneMore(due, Date.now() - day)).code).toBeNull()
  expect(reviewsNow().map(({ deadline }) => deadline)).toEqual(reviewsNow().map(() => due))
})

it('it is refused after both dates, because it could not be submitted', async () => {
  expect(await giveOneMore(Date.now() - day, Date.now() - 1)).toMatchObject({ code: 601325 })
  const { pairs } = await panelNow()
  expect(reviewsNow()).toHaveLength(pairs.filter((pair) => pair.expertId === expertId).length)
})
