/** The workshop's preview: the form as each person has it before them, with answers to try. */

import { projectDeclaration } from '@mocks/forms/project-declaration'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '../../../tests/render'

// Loaded ahead: with the form engine they take longer than a page may.
await Promise.all([
  import('./components/WorkshopPage'),
  import('@/smartform/print/SmartformPrint'),
  import('@/smartform/authoring/prove-form'),
])

const patient = { timeout: 20_000 }

/** Opens the workshop with a field chosen. */
async function openAt(field: string) {
  const view = await renderAt(`/commission/forms/${projectDeclaration.id}/edit`, { as: 'supervisingDepartment' })
  const tree = within(await screen.findByRole('region', { name: '结构' }, patient))
  await view.user.click((await tree.findAllByRole('button', { name: field }))[0] ?? expect.fail(field))
  const preview = within(screen.getByRole('region', { name: '预览' }))
  await preview.findByLabelText(/^项目名称/, undefined, patient)
  const look = (as: string) =>
    view.user.selectOptions(preview.getByRole('combobox', { name: '谁在看，到了哪一步' }), as)
  return { ...view, preview, look }
}

it('the same answers are seen by the applicant in every state, by a colleague, by who reads them, and on paper', async () => {
  const { user, preview, look } = await openAt('关键词')
  await user.click(preview.getByRole('button', { name: '填入示例内容' }))
  // What is taken over from the unit is locked, and filled in too.
  await waitFor(() => expect(preview.getAllByText('样例内容').length).toBeGreaterThan(0), patient)
  await waitFor(() => expect(preview.getByLabelText(/^关键词/)).not.toHaveValue(''), patient)

  await look('填报人：退回，只开放选中的一项')
  expect(await preview.findByLabelText(/^关键词/, undefined, patient)).toBeEnabled()
  expect(preview.queryByRole('textbox', { name: /^项目名称/ })).toBeNull()
  expect(preview.getAllByText(/请补充说明。/).length).toBeGreaterThan(0)

  await look('填报人：已提交')
  expect(await preview.findByText('已提交，正在审核', undefined, patient)).toBeTruthy()
  expect(preview.queryByRole('textbox', { name: /^关键词/ })).toBeNull()

  await look('单位、主管部门、科委、专家：查看')
  expect(await preview.findByText(/^审核人（示例）的意见/, undefined, patient)).toBeTruthy()

  await look('空白表')
  await waitFor(() => expect(preview.queryByText(/^审核人（示例）的意见/)).toBeNull(), patient)
  expect(preview.queryByRole('textbox')).toBeNull()

  await look('同事：代填这一页')
  expect(await preview.findByRole('textbox', { name: /^关键词/ }, patient)).toHaveDisplayValue(/\S/)
  expect(preview.queryByRole('button', { name: '下一页' })).toBeNull()
})

it('a field that does not show is brought to show with the answers that it needs', async () => {
  const { user, preview } = await openAt('合作单位')
  expect(preview.queryByRole('table', { name: /^合作单位/ })).toBeNull()
  await user.click(preview.getByRole('button', { name: '让选中的填写项显示' }))
  expect(await preview.findByRole('table', { name: /^合作单位/ }, patient)).toBeTruthy()
})
