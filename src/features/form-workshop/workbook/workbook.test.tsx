/** A form to Excel and back, as the people who own forms use it. */

import { projectDeclaration } from '@mocks/forms/project-declaration'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { WrittenSheet } from '@/lib/sheets/workbook'
import { workbook } from '@/lib/sheets/workbook'
import { writtenOut } from '@/smartform/schema/written-out'
import { formToWorkbook } from '@/smartform/workbook/form-to-workbook'
import { backend } from '../../../../tests/backend'
import { renderAt } from '../../../../tests/render'

// Loaded ahead: with the form engine it takes longer than a page may.
await import('../components/WorkshopPage')

const formId = projectDeclaration.id
const patient = { timeout: 20_000 }
const draft = () => JSON.stringify(backend.db.formDrafts.get(formId)?.source ?? null)

/** The workbook of the form, with cells of the row of the project's name changed, and columns of fields left out: by their heads. */
async function edited(cells: Readonly<Record<string, string>>, left: readonly string[] = []): Promise<File> {
  const sheets = formToWorkbook({ ...writtenOut(projectDeclaration) })
  const change = (sheet: WrittenSheet): WrittenSheet => ({
    ...sheet,
    rows: sheet.rows.map((row) =>
      sheet.name === '字段' && row[1] === 'projectName'
        ? row.map((text, at) => cells[sheet.columns[at]?.head ?? ''] ?? text)
        : row,
    ),
  })
  const without = (sheet: WrittenSheet): WrittenSheet => {
    const stays = sheet.columns.map(({ head }) => sheet.name !== '字段' || !left.includes(head))
    const kept = <Item,>(items: readonly Item[]) => items.filter((_, at) => stays[at])
    return { ...sheet, columns: kept(sheet.columns), rows: sheet.rows.map((row) => kept(row)) }
  }
  const blob = await workbook(sheets.map(change).map(without)).toBlob()
  return new File([await blob.arrayBuffer()], '表单.xlsx')
}

async function openForm() {
  const view = await renderAt(`/commission/forms/${formId}/edit`, { as: 'supervisingDepartment' })
  await screen.findByRole('button', { name: '导出为 Excel' }, { timeout: 20_000 })
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
    '字段G3引用的填写项“nmae”不存在（第 8 个字）',
    '字段J3只能是 1、2 或 3',
  ])
  expect(refused.queryByRole('button', { name: '采用到草稿' })).toBeNull()

  choose(await edited({ 名称: '项目全称（改）', 最多字数: '12' }))
  const changed = await dialog()
  expect(await changed.findByText('可以导入，与现在的草稿有 2 处不同', undefined, { timeout: 20_000 })).toBeTruthy()
  expect(within(changed.getByRole('table', { name: '会改变什么' })).getByText('要求更多')).toBeTruthy()
  expect(draft()).not.toContain('项目全称（改）')
  await user.click(changed.getByRole('button', { name: '采用到草稿' }))
  expect(await screen.findByText('已采用到草稿，可以撤销', undefined, patient)).toBeTruthy()
  await waitFor(() => expect(draft()).toContain('项目全称（改）'), patient)
  expect(draft()).toContain('"maxLength":12')
  await user.click(screen.getByRole('button', { name: /^撤\s?销$/ }))
  await waitFor(() => expect(draft()).not.toContain('项目全称（改）'), patient)
})

it('a workbook from before a column came is taken, and says what stays as it is', async () => {
  const { choose } = await openForm()
  choose(await edited({ 名称: '项目全称（改）' }, ['显示条件']))
  const older = await dialog()
  expect(await older.findByText(/没有列“显示条件”，它的内容保持不变/, undefined, patient)).toBeTruthy()
  expect(older.getByText('可以导入，与现在的草稿有 1 处不同')).toBeTruthy()
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
