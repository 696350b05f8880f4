/** Tests of the experts' findings on the page of an acceptance. */
import { askAs } from '@mocks/resolvers/ask-as'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

it('the department exports the findings of an acceptance, and prints them together or one by one', async () => {
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

it('the department that passes an application on is led to naming its experts, which waits for nobody else', async () => {
  const { id } = backend.db.works.where({ kind: 'ACCEPTANCE', state: 'DEPARTMENT_REVIEW' })[0] ?? expect.fail('none')
  const { user } = await renderAt(`/my-project/work/${id}/review`, { as: 'supervisingDepartment' })
  await user.click(await screen.findByRole('radio', { name: /^通过/ }))
  await user.click(screen.getByRole('button', { name: '提交审核意见' }))
  await user.click(await screen.findByRole('button', { name: '指派验收专家' }))
  expect(await screen.findByRole('form', { name: '指派验收专家' })).toBeTruthy()
})

it('an assignment that a colleague made first is refused by name, and the page shows the colleague’s panel', async () => {
  const { id } = backend.db.works.where({ kind: 'ACCEPTANCE', state: 'TO_ASSIGN' })[0] ?? expect.fail('none')
  const names = ['赵立群', '余梦', '顾清扬']
  const { user } = await renderAt(`/my-project/work/${id}/review`, { as: 'supervisingDepartment' })
  const form = within(await screen.findByRole('form', { name: '指派验收专家' }))
  for (const name of names) await user.click(await form.findByRole('checkbox', { name: new RegExp(`^${name}`) }))
  const expertIds = names.map((name) => backend.db.users.where({ userFullname: name })[0]?.id)
  const { code } = await askAs(backend, 'supervisingDepartment')(
    'mutation($id: ID!, $expertIds: [ID!]!, $dueAt: Timestamp!) { assignExperts(workId: $id, expertIds: $expertIds, dueAt: $dueAt) { id } }',
    { id, expertIds, dueAt: Date.now() + 30 * 24 * 3600_000 },
  )
  expect(code).toBeNull()
  await user.click(form.getByRole('button', { name: '指派 3 位专家' }))
  expect(await screen.findByText(/^以下专家不能指派.*顾清扬/)).toBeTruthy()
  const panel = within(await screen.findByRole('region', { name: '专家验收' }))
  expect(await panel.findByText(/专家 3 位/)).toBeTruthy()
})
