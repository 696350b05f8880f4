/** Tests of the page on which an expert ranks reviews, also offline. */
import { personaUserId } from '@mocks/personas'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDraftWriter } from '@/lib/drafts/draft-writer'
import { backend } from '../../../tests/backend'
import { ownEntry } from '../../../tests/own-entry'
import { renderAt } from '../../../tests/render'
import { storedDrafts } from '../../../tests/stored-drafts'
import { rankingDraftKey } from './ranking-sender'

const pending = ownEntry('expert', 'state/pending-ranking')
const isPending = () => localStorage.getItem(pending) !== null
const address = '/expert/review-set/review-tech'
const nameOf = (id: string) => backend.db.works.get(id)?.title ?? expect.fail(`no ${id}`)
const ranking = () => backend.db.reviewGroups.get('review-tech')?.ranking
const rows = () => within(screen.getByRole('list', { name: '已评的申报书，按名次' })).getAllByRole('listitem')
const order = () => rows().map((row) => within(row).getByRole('link').textContent)

beforeEach(() => localStorage.removeItem(pending))
// What is under way to the server comes to its end: its answer would be heard by the next test's page.
afterEach(async () => {
  await waitFor(() => expect(isPending()).toBe(false))
  await waitFor(async () => expect(await storedDrafts()).not.toContain('review-tech-2'))
})

it('the comparison shows scored reviews side by side, and marks a rank that contradicts the totals', async () => {
  const { user } = await renderAt('/expert/review', { as: 'expert' })
  await user.click(await screen.findByRole('link', { name: '对照 2 份已评的申报书并排序' }))
  const [first, second] = ['review-tech-1', 'review-tech-2'].map(nameOf)
  await screen.findByText('名次与总分一致')
  expect(order()).toEqual([first, second])
  const [best] = rows() as [HTMLElement, HTMLElement]
  expect(within(best).getAllByRole('term')).toHaveLength(5)
  expect(within(best).getByText('按总分第 1')).toBeVisible()
  expect(screen.getByText(/另有 2 份还没有评完分/)).toBeVisible()

  // By its button: it has the focus still, and the new place is said.
  const up = screen.getByRole('button', { name: `上移：${second}` })
  await user.click(up)
  expect(order()).toEqual([second, first])
  expect(screen.getByRole('button', { name: `上移：${second}` })).toHaveFocus()
  expect(screen.getByText(`${second}：第 1 位`)).toBeVisible()
  expect(screen.getByText('1 处名次与总分不一致')).toBeVisible()
  expect(within(rows()[0] as HTMLElement).getByText(/^排在前面，总分却低于：/)).toHaveTextContent(String(first))
  await waitFor(() => expect(ranking()).toEqual(['review-tech-2', 'review-tech-1']))

  // By the keyboard.
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(order()).toEqual([first, second])
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await user.click(screen.getByRole('button', { name: '按总分重新排列' }))
  expect(screen.getByText('名次与总分一致')).toBeVisible()
  await waitFor(() => expect(ranking()).toEqual(['review-tech-1', 'review-tech-2']))
})

it('a ranking made offline is kept on the device, and sent when the connection returns', async () => {
  const { user, leave } = await renderAt(address, { as: 'expert' })
  await screen.findByText('名次与总分一致')
  backend.network.offline = true
  await user.click(screen.getByRole('button', { name: `下移：${nameOf('review-tech-1')}` }))
  expect(await screen.findByText('名次存在本机，恢复连接后自动送达服务器')).toBeVisible()
  leave()
  backend.network.offline = false
  expect(ranking()).toEqual([])
  await renderAt(address)
  await waitFor(() => expect(ranking()).toEqual(['review-tech-2', 'review-tech-1']))
  expect(order()).toEqual(['review-tech-2', 'review-tech-1'].map(nameOf))
})

it('a ranking made offline is sent from any page of the portal', async () => {
  const { user, router } = await renderAt(address, { as: 'expert' })
  await screen.findByText('名次与总分一致')
  backend.network.offline = true
  await user.click(screen.getByRole('button', { name: `下移：${nameOf('review-tech-1')}` }))
  expect(await screen.findByText('名次存在本机，恢复连接后自动送达服务器')).toBeVisible()
  await act(() => router.navigate('/expert/review'))
  expect(await screen.findByRole('heading', { level: 1, name: '评审工作台' })).toBeVisible()
  backend.network.offline = false
  await waitFor(() => expect(ranking()).toEqual(['review-tech-2', 'review-tech-1']))
  await waitFor(async () => expect(await storedDrafts()).not.toContain('review-tech-2'))
})

/** What a document that is gone left on the device. */
async function storeRanking(order: readonly string[]): Promise<void> {
  const draftWriter = createDraftWriter({
    draftKey: rankingDraftKey(personaUserId('expert'), 'review-tech'),
    unsaved: () => [{ name: 'order', clear: { value: order, from: [] } }],
    onStored() {},
    onFailed: () => expect.fail('not kept'),
  })
  const leave = draftWriter.open()
  await draftWriter.now()
  leave()
  localStorage.setItem(pending, '1')
}

it('a ranking made offline before a reload is sent from any page', async () => {
  const order = ['review-tech-2', 'review-tech-1']
  await storeRanking(order)
  await renderAt('/resume/work', { as: 'expert' })
  await waitFor(() => expect(ranking()).toEqual(order))
  await waitFor(async () => expect(await storedDrafts()).not.toContain('review-tech-2'))
  await waitFor(() => expect(isPending()).toBe(false))
})

it('a ranking stored by an earlier version without its user is sent too', async () => {
  const order = ['review-tech-2', 'review-tech-1']
  await storeRanking(order)
  localStorage.removeItem(pending)
  localStorage.setItem('portal_waiting_orders', '1')
  await renderAt('/resume/work', { as: 'expert' })
  await waitFor(() => expect(ranking()).toEqual(order))
  expect(localStorage.getItem('portal_waiting_orders')).toBeNull()
})

it('a ranking is sent from any page of its user, even after another reviewer signed in on the device', async () => {
  const order = ['review-tech-2', 'review-tech-1']
  await storeRanking(order)
  const { leave } = await renderAt('/expert/review', { as: 'invitedExpert' })
  expect(await screen.findByRole('heading', { level: 1, name: /评审工作台|Review/ })).toBeVisible()
  leave()
  expect(ranking()).toEqual([])
  await renderAt('/resume/work', { as: 'expert' })
  await waitFor(() => expect(ranking()).toEqual(order), { timeout: 4000 })
})

it('a ranking left by a closed page is sent from the review list, and marked unsaved until the server has it', async () => {
  const order = ['review-tech-2', 'review-tech-1']
  await storeRanking(order)
  await renderAt('/expert/review', { as: 'expert' })
  expect(await screen.findByText('名次存在本机，恢复连接后自动送达服务器')).toBeVisible()
  await waitFor(() => expect(ranking()).toEqual(order))
  await waitFor(() => expect(screen.queryByText('名次存在本机，恢复连接后自动送达服务器')).toBeNull())
  expect(await storedDrafts()).not.toContain('review-tech-2')
})

it('a ranking is read-only once the whole group is submitted, and readable for its author only', async () => {
  for (const { id } of backend.db.works.where({ kind: 'REVIEW', belongsTo: 'review-tech' }))
    backend.db.works.update(id, { state: 'SUBMITTED' })
  const { leave } = await renderAt(address, { as: 'expert' })
  expect(await screen.findByText('本组评审意见已全部提交，名次只能查看。', { exact: false })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^上移/ })).toBeNull()
  leave()
  await renderAt(address, { as: 'invitedExpert' })
  expect(await screen.findByText(/There is no such panel|没有这个评审组/)).toBeVisible()
})
