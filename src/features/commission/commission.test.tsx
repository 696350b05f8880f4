/** Tests of the page of works that the commission decides about. */
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const waiting = () => {
  const [work] = backend.db.works.where({ kind: 'EXPERT_APPLICATION', state: '2' })
  if (!work) throw new Error('nothing waits for the commission')
  return work
}

it('the commission’s list shows waiting items, opens one beside its content, and approves it', async () => {
  const { id, title } = waiting()
  const { user } = await renderAt('/commission', { as: 'supervisingDepartment' })
  await user.click(await screen.findByRole('link', { name: title }))
  expect(await screen.findByRole('heading', { level: 3, name: '评审领域' })).toBeTruthy()
  const form = within(await screen.findByRole('form', { name: '审核意见' }))
  await user.click(form.getByRole('radio', { name: /^通过/ }))
  await user.click(form.getByRole('button', { name: '提交审核意见' }))
  expect(await screen.findByText(/操作成功：.*的审核结论是“通过”。/)).toBeTruthy()
  expect(backend.db.works.get(id)).toMatchObject({ state: '3' })
  expect(backend.db.users.get(backend.db.works.get(id)?.creatorId ?? '')).toMatchObject({ expertFlag: 1 })
})

it('the commission’s pages are closed to other users, also by address', async () => {
  await renderAt('/commission', { as: 'unitAdministrator' })
  expect(await screen.findByRole('heading', { name: '你无权访问该页面' })).toBeTruthy()
  expect(screen.getByText('这里由市科学技术委员会的处室办理。')).toBeTruthy()
})
