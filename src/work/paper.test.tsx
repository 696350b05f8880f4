/** Tests of the printed paper of a work item. */
import { personaUserId } from '@mocks/personas'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'

it('a task book has a line for each of its three parties', async () => {
  await renderAt('/print/task-book-content-25692100-001', { as: 'researcher' })
  const paper = within(await screen.findByRole('article'))
  for (const line of ['项目负责人（签字）：', '承担单位（盖章）：', '主管部门（盖章）：'])
    expect(await paper.findByText(line)).toBeTruthy()
  expect(paper.queryByText('填报人（签字）：')).toBeNull()
})

it('a nomination is signed by its nominator', async () => {
  await renderAt('/print/work-report-1-1', { as: 'academician' })
  const paper = within(await screen.findByRole('article'))
  expect(await paper.findByText('提名者（签字）：')).toBeTruthy()
  expect(paper.queryByText(/^填报人/)).toBeNull()
})

it('a contract names who has signed it electronically, and leaves room for the others and on a blank form', async () => {
  const { db } = backend
  const creatorId = personaUserId('researcher')
  const book = db.works.where(
    ({ kind, state, creatorId: id }) => kind === 'TASK_BOOK' && state === 'SIGNED' && id === creatorId,
  )[0]
  const [first, ...others] = db.signatures.where(({ contentId }) => contentId === book?.id)
  if (!book || !first) throw new Error('no signed contract')
  const printed = async (query = '') => {
    const { leave } = await renderAt(`/print/${book.id}${query}`, { as: 'researcher' })
    const paper = await screen.findByRole('article')
    await within(paper).findByText('项目负责人（签字）：')
    const found = [
      paper.textContent?.match(/已于 \d{4}-\d\d-\d\d \d\d:\d\d 电子签署/g)?.length ?? 0,
      within(paper).queryAllByText(/^年\s+月\s+日$/).length,
    ]
    leave()
    return found
  }
  expect(await printed()).toEqual([3, 0])
  for (const { id } of others) db.signatures.update(id, { signedAt: null })
  expect(await printed()).toEqual([1, 2])
  expect(await printed('?blank=1')).toEqual([0, 3])
})
