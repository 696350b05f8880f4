/** Examples of an author: kept from the preview, run at every change, and in the way of publishing while one does not hold. */

import { projectDeclaration } from '@mocks/forms/project-declaration'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { writtenOut } from '@/smartform/schema/written-out'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

// Loaded ahead: with the form engine they take longer than a page may.
await Promise.all([import('./components/WorkshopPage'), import('./components/ExampleResults')])

const formId = projectDeclaration.id
const patient = { timeout: 20_000 }
const draft = () => backend.db.formDrafts.get(formId)

/** A draft that shows the keywords only where the project has a name, or with another change of its text. */
function beginDraft(
  examples: readonly unknown[] = [],
  [from, to]: readonly [string | RegExp, string] = [
    '"id":"keywords",',
    '"id":"keywords","visibleWhen":["filled",["field","projectName"]],',
  ],
) {
  const source = JSON.parse(JSON.stringify({ ...writtenOut(projectDeclaration), version: 2 }).replace(from, to))
  backend.db.formDrafts.put(formId, {
    ...{ id: formId, revision: 1, baseVersion: 1, source, examples },
    ...{ startedBy: '徐海宁', startedAt: Date.now(), savedBy: '徐海宁', savedAt: Date.now() },
  })
}

it('what the preview shows, asks and refuses is kept as an example, which turns red when a change contradicts it', async () => {
  beginDraft()
  const { user } = await renderAt(`/commission/forms/${formId}/edit`, { as: 'supervisingDepartment' })
  const preview = within(await screen.findByRole('region', { name: '预览' }, patient))
  await preview.findByLabelText(/^项目名称/, undefined, patient)
  await user.click(preview.getByRole('button', { name: '存为例子' }))
  const part = within(screen.getByRole('region', { name: '设置' }))
  const name = await part.findByRole('textbox', { name: '例子的名称' })
  await waitFor(() => expect(document.activeElement).toBe(name))
  fireEvent.change(name, { target: { value: '没有名称时不问关键词' } })
  expect(part.getByRole('checkbox', { name: '“关键词”不显示' })).toBeChecked()
  expect(part.getByText('与约定相符')).toBeTruthy()
  await user.click(part.getByText('还可以约定的'))
  await user.click(part.getByRole('checkbox', { name: '“项目名称”必填' }))
  await waitFor(() => expect(JSON.stringify(draft()?.examples)).toContain('"required":["projectName"]'), patient)
  expect(JSON.stringify(draft()?.examples)).toContain('没有名称时不问关键词')

  const tree = within(screen.getByRole('region', { name: '结构' }))
  await user.click(tree.getAllByRole('button', { name: '关键词' })[0] ?? expect.fail('no field'))
  await user.selectOptions(part.getByRole('combobox', { name: '什么时候显示' }), '总是显示')
  const example = await tree.findByRole('button', { name: /^没有名称时不问关键词\s*与约定不符$/ }, patient)
  await user.click(example)
  expect(await part.findByText('“关键词”不应当显示，现在显示')).toBeTruthy()
  await user.click(part.getByRole('button', { name: '全部按现在的表单约定' }))
  expect(await part.findByText('与约定相符')).toBeTruthy()
  await user.keyboard('{Control>}z{/Control}')
  expect(await part.findByText('与约定不符')).toBeTruthy()
  await user.click(part.getByRole('button', { name: '删除例子' }))
  expect(await tree.findByText(/^还没有例子/)).toBeTruthy()
})

it('an example that does not hold stops the publication, by name', async () => {
  beginDraft([{ id: 'e', title: '没有名称也问关键词', values: {}, expects: { visible: ['keywords'] } }])
  const { user } = await renderAt(`/commission/forms/${formId}/publish`, { as: 'supervisingDepartment' })
  expect(await screen.findByText('“关键词”应当显示，现在不显示', undefined, patient)).toBeTruthy()
  expect(screen.getByText('有 1 个例子与表单不符，改好之前不能发布。')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '发布第 2 版' }))
  expect(await screen.findByText(/这些例子与表单不符，没有发布：“没有名称也问关键词”/, undefined, patient)).toBeTruthy()
  expect(backend.db.publishedForms.get(`${formId}@2`)).toBeUndefined()
})

it('a text without English stops the publication, and leads to its place', async () => {
  beginDraft([], [/\{"zh":"关键词","en":"[^"]*"\}/, '"关键词"'])
  const { user, router } = await renderAt(`/commission/forms/${formId}/publish`, { as: 'supervisingDepartment' })
  const place = await screen.findByRole('link', { name: /^关键词.*没有英文$/ }, patient)
  await user.click(screen.getByRole('button', { name: '发布第 2 版' }))
  expect(await screen.findByText('还有 1 处没有改好，改好之后才能发布')).toBeTruthy()
  expect(backend.db.publishedForms.get(`${formId}@2`)).toBeUndefined()
  await user.click(place)
  await waitFor(() => expect(router.state.location.pathname).toBe(`/commission/forms/${formId}/edit`), patient)
})
