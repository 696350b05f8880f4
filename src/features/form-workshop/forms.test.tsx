/** The list of forms and one form's versions, as the people who own forms use them. */

import { projectDeclaration } from '@mocks/forms/project-declaration'
import { demoPassword } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { writtenOut } from '@/smartform/schema/written-out'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'
import { passSecondFactor } from '../../../tests/sign-in-forms'

const formId = projectDeclaration.id
const title = '科研计划项目申报书'

/** A version that one unit has first, as the workshop publishes it. */
function publishForOneUnit() {
  backend.db.publishedForms.insert({
    ...{ id: `${formId}@2`, formId, version: 2, source: { ...projectDeclaration, version: 2 } },
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

it('a unit that was added for a version is still there after the login has ended and the person has signed in again', async () => {
  publishForOneUnit()
  const { user } = await renderAt(`/commission/forms/${formId}`, { as: 'supervisingDepartment' })
  await user.click(await screen.findByRole('button', { name: '扩大适用单位' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: '部分单位' }))
  await user.type(dialog.getByRole('combobox', { name: '添加单位' }), '浦江')
  await user.click(await screen.findByTitle('上海浦江大学'))
  await backend.network.expireNow()
  await user.click(dialog.getByRole('button', { name: '扩大适用单位' }))
  expect(await screen.findByText(/^本页内容都还在/)).toBeTruthy()
  await user.type(screen.getByLabelText('密码'), `${demoPassword}{Enter}`)
  await passSecondFactor(user)
  await waitFor(() => expect(screen.queryByText(/^本页内容都还在/)).toBeNull())
  await user.click(dialog.getByRole('button', { name: '扩大适用单位' }))
  await screen.findByText('已扩大适用单位')
  expect(backend.db.publishedForms.get(`${formId}@2`)?.unitIds).toHaveLength(2)
})

it('the forms are closed by their address to people without the permission', async () => {
  await renderAt('/commission/forms', { as: 'researcher' })
  expect(await screen.findByRole('heading', { name: '你无权访问该页面' })).toBeTruthy()
})

it('a new form is begun from the list, named in the workshop, and says that nothing uses it', async () => {
  const { user } = await renderAt('/commission/forms', { as: 'supervisingDepartment' })
  await user.click(await screen.findByRole('button', { name: '新建表单' }))
  await screen.findByRole('heading', { level: 1, name: '修改表单：新表单' }, { timeout: 20_000 })
  await waitFor(() => expect(document.activeElement).toHaveValue('新表单'), { timeout: 10_000 })
  await user.keyboard('创新券申请表')
  await waitFor(() => expect(JSON.stringify(backend.db.formDrafts.all())).toContain('创新券申请表'), {
    timeout: 10_000,
  })
  await user.click(screen.getByRole('link', { name: '检查并发布' }))
  expect(await screen.findByText(/这是一份新表单，还没有用在任何事项里/, undefined, { timeout: 10_000 })).toBeTruthy()
  expect(screen.queryByText('改了什么，影响多少份')).toBeNull()
})

it('a form is copied with its questions', async () => {
  const { user } = await renderAt(`/commission/forms/${formId}`, { as: 'supervisingDepartment' })
  await user.click(await screen.findByRole('button', { name: '复制为新表单' }))
  await screen.findByRole('heading', { level: 1, name: `修改表单：${title}（副本）` }, { timeout: 20_000 })
  expect(backend.db.formDrafts.get(formId)).toBeUndefined()
})

it('a draft whose only change is an example is kept without another version', async () => {
  const source = { ...writtenOut(projectDeclaration), version: 2 }
  const example = {
    id: 'e',
    title: '什么都没填',
    values: {},
    today: '2026-06-15',
    expects: { required: ['projectName'] },
  }
  backend.db.formDrafts.put(formId, {
    ...{ id: formId, revision: 1, baseVersion: 1, source, examples: [example] },
    ...{ startedBy: '徐海宁', startedAt: Date.now(), savedBy: '徐海宁', savedAt: Date.now() },
  })
  const { user } = await renderAt(`/commission/forms/${formId}/publish`, { as: 'supervisingDepartment' })
  expect(await screen.findByText(/表单没有修改/, undefined, { timeout: 20_000 })).toBeTruthy()
  expect(screen.queryByText('发布给谁')).toBeNull()
  await user.click(screen.getByRole('button', { name: '保存例子' }))
  expect(await screen.findByText('现行', undefined, { timeout: 10_000 })).toBeTruthy()
  expect(backend.db.publishedForms.get(`${formId}@2`)).toBeUndefined()
  expect(backend.db.formExamples.get(`${formId}@1`)?.examples).toEqual([example])
})

it('a draft without any change offers nothing to publish', async () => {
  backend.db.formDrafts.put(formId, {
    ...{
      id: formId,
      revision: 1,
      baseVersion: 1,
      source: { ...writtenOut(projectDeclaration), version: 2 },
      examples: [],
    },
    ...{ startedBy: '徐海宁', startedAt: Date.now(), savedBy: '徐海宁', savedAt: Date.now() },
  })
  await renderAt(`/commission/forms/${formId}/publish`, { as: 'supervisingDepartment' })
  expect(await screen.findByText(/没有需要发布的内容/, undefined, { timeout: 20_000 })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^发布|^保存例子/ })).toBeNull()
  expect(screen.getByRole('button', { name: '放弃草稿' })).toBeTruthy()
})
