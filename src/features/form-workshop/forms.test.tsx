import { projectDeclaration } from '@mocks/forms/project-declaration'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const formId = projectDeclaration.id
const title = '科研计划项目申报书'

/** A version that one unit has first, as the workshop publishes it. */
function publishForOneUnit() {
  backend.db.publishedForms.insert({
    ...{ id: `${formId}@2`, formId, version: 2, source: { ...projectDeclaration, version: 2 }, examples: [] },
    ...{ unitIds: ['unit-1'], note: '多问一项', publishedAt: Date.now(), publishedBy: '徐海宁' },
    ...{ takenBackAt: null, takenBackBy: null },
  })
}

it('the list of forms says versions, use and drafts, and leads to one form', async () => {
  publishForOneUnit()
  const { user } = await renderAt('/commission/forms', { as: 'supervisingDepartment' })
  const list = await screen.findByRole('table', { name: '表单' })
  expect(within(list).getAllByRole('row')).toHaveLength(11)
  await user.type(screen.getByRole('textbox', { name: '关键词' }), formId)
  await user.click(screen.getByRole('button', { name: '查询' }))
  const row = (await within(list).findAllByRole('row'))[1] ?? expect.fail('no row')
  expect(await within(row).findByText('第 2 版')).toBeTruthy()
  expect(within(row).getByText(/上海申江大学/)).toBeTruthy()
  await user.click(within(row).getByRole('link', { name: title }))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
})

it('a version that some units have first is given to all, and taken back', async () => {
  publishForOneUnit()
  const { user } = await renderAt(`/commission/forms/${formId}`, { as: 'supervisingDepartment' })
  expect(await screen.findByText('部分单位先用')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '扩大适用单位' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '扩大适用单位' }))
  await screen.findByText('已扩大适用单位')
  expect(backend.db.publishedForms.get(`${formId}@2`)?.unitIds).toBeNull()
  await user.click(screen.getByRole('button', { name: /^撤\s?回$/ }))
  await user.click(await screen.findByRole('button', { name: '撤回这一版' }))
  expect(await screen.findByText('已撤回')).toBeTruthy()
  expect(backend.db.publishedForms.get(`${formId}@2`)?.takenBackBy).toBe('徐海宁')
})

it('the forms are closed by their address to people without the permission', async () => {
  await renderAt('/commission/forms', { as: 'researcher' })
  expect(await screen.findByRole('heading', { name: '你无权访问该页面' })).toBeTruthy()
})
