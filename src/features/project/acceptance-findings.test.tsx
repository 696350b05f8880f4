import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

it('the department exports the findings of an acceptance, and prints them together or one by one', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }))
  const { id } = backend.db.works.where({ kind: 'ACCEPTANCE', state: 'TO_CONCLUDE' })[0] ?? expect.fail('none')
  const reviews = backend.db.works.where(({ kind, facts }) => kind === 'REVIEW' && facts.contentId === id)
  const submitted = reviews.filter(({ state }) => state === 'SUBMITTED')
  const { user } = await renderAt(`/my-project/work/${id}/review`, { as: 'supervisingDepartment' })
  const panel = within(await screen.findByRole('region', { name: '专家验收' }))
  for (const { creatorId } of submitted) {
    const name = backend.db.users.get(creatorId)?.userFullname ?? ''
    expect(panel.getByRole('button', { name: `打印${name}的意见` })).toBeTruthy()
  }
  await user.click(panel.getByRole('button', { name: '导出 Excel' }))
  expect(await panel.findByText(`已导出 ${reviews.length} 行`)).toBeTruthy()
  await user.click(panel.getByRole('button', { name: '打印全部意见' }))
  expect(await panel.findByText(/^已生成《.*项目验收专家意见汇总\.pdf》$/)).toBeTruthy()
})
