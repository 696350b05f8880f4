/** Tests of the outputs in the form of a performance evaluation. */
import { personaUserId } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rowsIn } from '@/smartform/schema/rows'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

it('offers the outputs of resume and acceptance with their source, and locks the facts of a chosen one', async () => {
  const { db } = backend
  const own = { kind: 'PERFORMANCE', state: 'TO_CONFIRM', creatorId: personaUserId('researcher') }
  const { id } = db.works.where(own)[0] ?? expect.fail('no evaluation')
  db.works.update(id, { state: 'FILLING' })
  const { user } = await renderAt(`/performance-smartform/performance-evaluation/${id}/outputs`, { as: 'researcher' })
  expect(await screen.findByText('验收材料中的“检测报告与成果证明”不在表中')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '加入一种基于小样本学习的环境感知方法' }))
  expect(await screen.findByText('1 行来自个人履历和验收材料')).toBeTruthy()
  // The button left with its line: the keyboard goes on at the next one.
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^加入/)
  const saved = () => rowsIn(db.contents.get(id)?.values.achievements).map(({ cells }) => cells)
  await waitFor(() => expect(saved()).toEqual([expect.objectContaining({ source: 'resume', goal: 'patents' })]))
  const table = screen.getAllByRole('table', { name: /成果清单/ })[0] ?? expect.fail('no table')
  expect(within(table).queryByRole('textbox', { name: /^名称/ })).toBeNull()
  expect(within(table).getByText('个人履历')).toBeTruthy()
})
