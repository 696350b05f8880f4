/** The workshop as the people who own forms use it: change, try, publish for one unit. */

import { projectDeclaration } from '@mocks/forms/project-declaration'
import { askAs } from '@mocks/resolvers/ask-as'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'
import { storedDrafts } from '../../../tests/stored-drafts'

// Loaded ahead: with the form engine it takes longer than a page may.
await import('./components/WorkshopPage')

const formId = projectDeclaration.id
const edit = `/commission/forms/${formId}/edit`
const draft = () => JSON.stringify(backend.db.formDrafts.get(formId)?.source ?? null)
const region = (name: string) => screen.findByRole('region', { name })

/** Opens the workshop, and answers its parts. */
async function openWorkshop() {
  const view = await renderAt(edit, { as: 'supervisingDepartment' })
  await screen.findByRole('heading', { level: 1, name: /^修改表单/ }, { timeout: 20_000 })
  const [tree, preview, part] = await Promise.all(['结构', '预览', '设置'].map(region))
  if (!tree || !preview || !part) return expect.fail('no workshop')
  return { ...view, tree: within(tree), preview: within(preview), part: within(part) }
}

it('a question is added, named in two languages, shown under a condition, tried and saved', async () => {
  const { user, tree, preview, part } = await openWorkshop()
  await user.click((await tree.findAllByRole('button', { name: '项目名称' }))[0] ?? expect.fail('no field'))
  await user.selectOptions(tree.getByRole('combobox', { name: '填写项的类型' }), '多行文字')
  await user.click(tree.getByRole('button', { name: '添加填写项' }))
  await waitFor(() => expect(document.activeElement).toHaveValue('新的填写项'))
  const names = within(part.getByRole('group', { name: '名称' }))
  fireEvent.change(names.getByLabelText('中文'), { target: { value: '研究生参与情况' } })
  fireEvent.change(names.getByLabelText('英文'), { target: { value: 'Graduate students' } })
  expect(await preview.findByText('研究生参与情况', undefined, { timeout: 10_000 })).toBeTruthy()
  const shown = within(part.getByRole('group', { name: '什么时候显示' }))
  await user.selectOptions(shown.getByRole('combobox', { name: '什么时候显示' }), '满足条件时显示')
  await user.selectOptions(shown.getByRole('combobox', { name: '条件 1：比较' }), '结尾是')
  fireEvent.change(shown.getByRole('textbox', { name: '条件 1：值' }), { target: { value: '平台' } })
  expect(await shown.findByText('“项目名称”结尾是“平台”')).toBeTruthy()
  await waitFor(() => expect(preview.queryByText('研究生参与情况')).toBeNull(), { timeout: 10_000 })
  await waitFor(() => expect(draft()).toContain('["endsWith",["field","projectName"],"平台"]'), { timeout: 10_000 })
  expect(draft()).toContain('{"zh":"研究生参与情况","en":"Graduate students"}')
  expect(await screen.findByText(/^已保存/, undefined, { timeout: 10_000 })).toBeTruthy()
})

it('a formula with a fault is marked at its place, kept on the device, and takes effect once mended', async () => {
  const { user, tree, part } = await openWorkshop()
  await user.click((await tree.findAllByRole('button', { name: '关键词' }))[0] ?? expect.fail('no field'))
  const shown = within(part.getByRole('group', { name: '什么时候显示' }))
  await user.selectOptions(shown.getByRole('combobox', { name: '什么时候显示' }), '满足条件时显示')
  await user.click(shown.getByRole('button', { name: '改用公式文字' }))
  const box = shown.getByRole('textbox', { name: '公式' })
  fireEvent.change(box, { target: { value: 'projectName = ' } })
  await waitFor(() => expect(box).toBeInvalid())
  expect(box).toHaveAccessibleDescription(/第 \d+ 个字/)
  await waitFor(async () => expect(await storedDrafts()).toContain('projectName = '), { timeout: 10_000 })
  fireEvent.change(box, { target: { value: 'projectName = "平台"' } })
  await waitFor(() => expect(draft()).toContain('["eq",["field","projectName"],"平台"]'), { timeout: 10_000 })
})

it('a change is undone and redone by key, and parts are ordered by key', async () => {
  const { user, tree } = await openWorkshop()
  const order = () =>
    tree.getAllByRole('button', { name: /^(项目名称|应用领域)$/ }).map(({ textContent }) => textContent)
  const first = (await tree.findAllByRole('button', { name: '项目名称' }))[0] ?? expect.fail('no field')
  await user.click(first)
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(order().slice(0, 2)).toEqual(['应用领域', '项目名称']))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(order().slice(0, 2)).toEqual(['项目名称', '应用领域']))
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await waitFor(() => expect(order().slice(0, 2)).toEqual(['应用领域', '项目名称']))
  // From the tree to the settings and back, past everything between.
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toHaveValue('项目名称'))
  await user.keyboard('{F6}')
  expect(document.activeElement).toHaveTextContent('项目名称')
})

it('what a field begins with is chosen by its name', async () => {
  const { user, tree, part } = await openWorkshop()
  await user.click((await tree.findAllByRole('button', { name: '关键词' }))[0] ?? expect.fail('no field'))
  await user.click(part.getByText('更多设置'))
  const source = part.getByRole('combobox', { name: '预先带出的来源' })
  await user.type(source, '个人资料 职务')
  await user.click(await screen.findByText('职务', { selector: '.ant-select-item-option-content' }))
  await waitFor(() => expect(draft()).toContain('"prefill":"profile.userPosition"'), { timeout: 10_000 })
  expect(part.getAllByText('个人资料 · 职务').length).toBeGreaterThan(0)
})

it('a new rule stands at the field or column that was chosen, and a rule without a place says where to choose one', async () => {
  const { user, tree, part } = await openWorkshop()
  await user.click((await tree.findAllByRole('button', { name: '阶段成果' }))[0] ?? expect.fail('no column'))
  await user.click(tree.getByRole('button', { name: '添加规则' }))
  expect(await part.findByText('进度安排 · 阶段成果')).toBeTruthy()
  await waitFor(() => expect(draft()).toContain('"at":["milestones.deliverable"]'), { timeout: 10_000 })
  await user.click(part.getByLabelText('提示显示在'))
  await user.keyboard('{Backspace}')
  for (const problem of ['提示显示在: 请至少选择一个填写项', '请填写文字'])
    expect(await screen.findByRole('button', { name: new RegExp(`^（没有提示文字的规则）.*${problem}$`) })).toBeTruthy()
})

it('another author’s save is not overwritten: both drafts can be gone on with', async () => {
  const { user, tree, part } = await openWorkshop()
  const theirs = { ...projectDeclaration, title: '对方的题目' }
  await askAs(backend, 'supervisingDepartment')(
    'mutation($formId: ID!, $definition: JSON!) { saveFormDraft(formId: $formId, revision: 1, key: "theirs", definition: $definition, examples: []) { revision } }',
    { formId, definition: theirs },
  )
  await user.click((await tree.findAllByRole('button', { name: '项目名称' }))[0] ?? expect.fail('no field'))
  fireEvent.change(within(part.getByRole('group', { name: '名称' })).getByLabelText('中文'), {
    target: { value: '我的名称' },
  })
  expect(await screen.findByText(/也保存了这份草稿/, undefined, { timeout: 10_000 })).toBeTruthy()
  expect(draft()).not.toContain('我的名称')
  await user.click(screen.getByRole('button', { name: '载入对方的草稿' }))
  expect(await screen.findByRole('heading', { level: 1, name: '修改表单：对方的题目' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^撤\s?销$/ }))
  await waitFor(() => expect(draft()).toContain('我的名称'), { timeout: 10_000 })
})

it('publishing says what each change does to how many contents, and is for one unit first', async () => {
  const [page] = projectDeclaration.pages
  const source = JSON.parse(
    JSON.stringify({ ...projectDeclaration, version: 2 }).replace('"id":"keywords"', '"id":"keywordsAnew"'),
  )
  expect(page).toBeTruthy()
  backend.db.formDrafts.put(formId, {
    ...{ id: formId, revision: 1, baseVersion: 1, source, examples: [] },
    ...{ startedBy: '徐海宁', startedAt: Date.now(), savedBy: '徐海宁', savedAt: Date.now() },
  })
  const { user } = await renderAt(`/commission/forms/${formId}/publish`, { as: 'supervisingDepartment' })
  expect((await screen.findAllByText('取消填写项', undefined, { timeout: 20_000 })).length).toBeGreaterThan(0)
  expect((await screen.findAllByText(/^影响办理中的 \d+ 份$/)).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('radio', { name: '先给部分单位' }))
  await user.click(screen.getByRole('button', { name: '发布第 2 版' }))
  expect(await screen.findByText('请至少添加一个单位')).toBeTruthy()
  await user.type(screen.getByRole('combobox', { name: '添加单位' }), '申江')
  await user.click(await screen.findByTitle('上海申江大学', undefined, { timeout: 10_000 }))
  await user.click(screen.getByRole('button', { name: '发布第 2 版' }))
  expect(await screen.findByText('部分单位先用', undefined, { timeout: 10_000 })).toBeTruthy()
  expect(backend.db.publishedForms.get(`${formId}@2`)?.unitIds).toEqual(['unit-1'])
})
