/** Tests of the pages of requests to erase personal data. */
import { personaUserId } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const asker = personaUserId('researcher')

beforeEach(() => {
  for (const { id } of backend.db.erasureRequests.all()) backend.db.erasureRequests.remove(id)
  backend.db.erasureRequests.insert({
    ...{ id: 'e1', userId: asker, what: '籍贯和传真', answer: null },
    createdAt: Date.now() - 86_400_000,
  })
})

it('the commission reads a request with its date, answers with a reason, and the person gets the answer', async () => {
  const { user } = await renderAt('/commission/erasure', { as: 'supervisingDepartment' })
  const row = within(await screen.findByRole('row', { name: /籍贯和传真/ }))
  expect(row.getByText(/陈思远/)).toBeVisible()
  expect(row.getByText(/最迟 \d{4}-\d\d-\d\d 答复/)).toBeVisible()
  await user.click(row.getByRole('button', { name: /^不能删除，答复：/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '不能删除，答复' }))
  await user.click(dialog.getByRole('button', { name: '发出答复' }))
  expect(await dialog.findByText('请输入答复')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: '答复' }), '籍贯用于已提交的材料')
  await user.click(dialog.getByRole('button', { name: '发出答复' }))
  expect(await screen.findByText(/^籍贯用于已提交的材料 · /)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^不能删除，答复：/ })).toBeNull()
  expect(backend.db.messages.where({ userId: asker }).map(({ title }) => title)).toContain('您申请删除的信息不能删除')
})

it('the person reads the answer on their own page', async () => {
  backend.db.erasureRequests.update('e1', { answer: '已清空', decision: 'ERASED', answeredById: asker })
  await renderAt('/account/settings/data', { as: 'researcher' })
  expect(await screen.findByText(/提出，答复：已按申请删除。已清空$/)).toBeVisible()
})

it('nobody else can open the page', async () => {
  await renderAt('/commission/erasure', { as: 'unitAdministrator' })
  await waitFor(() => expect(screen.queryByText('籍贯和传真')).toBeNull())
  expect(await screen.findByText(/没有操作权限|无权访问/)).toBeVisible()
})
