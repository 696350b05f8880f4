/** A form to Excel and back, as the people who own forms use it. */

import { projectDeclaration } from '@mocks/forms/project-declaration'
import { askAs } from '@mocks/resolvers/ask-as'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { WrittenSheet } from '@/lib/sheets/workbook'
import { workbook } from '@/lib/sheets/workbook'
import { writtenOut } from '@/smartform/schema/written-out'
import { formToWorkbook } from '@/smartform/workbook/form-to-workbook'
import { backend } from '../../../../tests/backend'
import { renderAt } from '../../../../tests/render'

const formId = projectDeclaration.id
const draft = () => JSON.stringify(backend.db.formDrafts.get(formId)?.source ?? null)

/** The workbook of the form, with cells of the row of the project's name changed: by their heads. */
async function edited(cells: Readonly<Record<string, string>>): Promise<File> {
  const sheets = formToWorkbook({ ...writtenOut(projectDeclaration) })
  const change = (sheet: WrittenSheet): WrittenSheet => ({
    ...sheet,
    rows: sheet.rows.map((row) =>
      sheet.name === '字段' && row[1] === 'projectName'
        ? row.map((text, at) => cells[sheet.columns[at]?.head ?? ''] ?? text)
        : row,
    ),
  })
  const blob = await workbook(sheets.map(change)).toBlob()
  return new File([await blob.arrayBuffer()], '表单.xlsx')
}

async function openForm() {
  const view = await renderAt(`/commission/forms/${formId}`, { as: 'supervisingDepartment' })
  await screen.findByRole('heading', { level: 2, name: '用 Excel 修改' }, { timeout: 20_000 })
  const choose = (file: File) => fireEvent.change(screen.getByLabelText('从 Excel 导入'), { target: { files: [file] } })
  return { ...view, choose }
}

const dialog = async () => within(await screen.findByRole('dialog', { name: /^从 Excel 导入/ }, { timeout: 20_000 }))

it('a workbook with mistakes is refused by cell, the mended one shows what it changes and is taken over into the draft', async () => {
  const { user, choose } = await openForm()
  choose(await edited({ 显示条件: 'filled(nmae)', 占几栏: '七' }))
  const refused = await dialog()
  expect(await refused.findByText('有 2 处问题，没有导入任何内容', undefined, { timeout: 20_000 })).toBeTruthy()
  const rows = within(refused.getByRole('table', { name: '工作簿里的问题' })).getAllByRole('row')
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    '字段G3引用的字段「nmae」不存在（第 8 个字）',
    '字段J3只能是 1、2 或 3',
  ])
  expect(refused.queryByRole('button', { name: '采用到草稿' })).toBeNull()

  choose(await edited({ 名称: '项目全称（改）', 最多字数: '12' }))
  const changed = await dialog()
  expect(await changed.findByText('可以导入，与现在的草稿有 2 处不同', undefined, { timeout: 20_000 })).toBeTruthy()
  expect(within(changed.getByRole('table', { name: '会改变什么' })).getByText('要求更多')).toBeTruthy()
  expect(draft()).toBe('null')
  await user.click(changed.getByRole('button', { name: '采用到草稿' }))
  expect(await screen.findByText('已采用到草稿', undefined, { timeout: 20_000 })).toBeTruthy()
  expect(draft()).toContain('项目全称（改）')
  expect(draft()).toContain('"maxLength":12')
})

it('a draft that somebody changed meanwhile is not overwritten', async () => {
  const { user, choose } = await openForm()
  choose(await edited({ 名称: '项目全称（改）' }))
  const take = await (await dialog()).findByRole('button', { name: '采用到草稿' }, { timeout: 20_000 })
  await askAs(backend, 'supervisingDepartment')('mutation ($id: ID!) { openFormDraft(formId: $id) { revision } }', {
    id: formId,
  })
  const row = backend.db.formDrafts.get(formId) ?? expect.fail('no draft')
  backend.db.formDrafts.update(formId, { source: { ...row.source, title: '别人的标题' } })
  await user.click(take)
  expect(await screen.findByText(/草稿刚刚有人改过/, undefined, { timeout: 20_000 })).toBeTruthy()
  expect(draft()).toContain('别人的标题')
  expect(draft()).not.toContain('项目全称（改）')
})

it('a workbook without a change, and a file that is none, offer nothing to take over', async () => {
  const { choose } = await openForm()
  choose(await edited({}))
  expect(await (await dialog()).findByText(/和现在的草稿一样/, undefined, { timeout: 20_000 })).toBeTruthy()
  choose(new File(['id,label'], '表单.csv'))
  const { findByText, queryByRole } = await dialog()
  expect(await findByText(/读不出这个文件/, undefined, { timeout: 20_000 })).toBeTruthy()
  expect(queryByRole('button', { name: '采用到草稿' })).toBeNull()
})
