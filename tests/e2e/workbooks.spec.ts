/** Browser test of a workbook as a file: a resume is imported from Excel, exported, and imported again. */
import readExcel from 'read-excel-file/node'
import writeExcel from 'write-excel-file/node'
import { enterAs } from './backend'
import { expect, test } from './test'

test('a resume import reports invalid rows, and its export can be imported again', async ({ page }, info) => {
  await enterAs(page, 'researcher', '/resume/work')
  await page.getByRole('button', { name: '导入 Excel' }).click()
  const dialog = page.getByRole('dialog', { name: '导入工作经历' })
  const text = (value: string) => ({ value, type: String })
  const sheet = await writeExcel([
    ['工作单位', '职务', '职称', '开始年月', '结束年月'].map(text),
    ['某研究院', '研究员', '研究员', '2010/3', '2012年6月'].map(text),
    ['=cmd()', '工程师', '', '2009-01', '2010-02'].map(text),
    ['某公司', '', '总裁', '2008-13', ''].map(text),
  ]).toBuffer()
  await dialog.locator('input[type=file]').setInputFiles({
    name: '履历.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: sheet,
  })
  const wrong = dialog.getByRole('row', { name: /^导入第 4 行|4/ }).last()
  await expect(wrong).toContainText('请输入职务')
  await expect(wrong).toContainText('职称中没有“总裁”')
  await dialog.getByRole('button', { name: '导入 2 行' }).click()
  await expect(dialog.getByText('已导入 2 条，下面 1 行没有导入')).toBeVisible()
  await dialog.getByRole('button', { name: /^完\s?成$/ }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /某研究院/,
    /=cmd\(\)/,
    /上海申江大学/,
    /上海申江大学/,
    /浦源/,
  ])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 Excel' }).click()
  const path = info.outputPath('履历.xlsx')
  await (await download).saveAs(path)
  const rows = (await readExcel(path))[0]?.data ?? []
  // A formula would come back empty or as its result; this is the text itself.
  expect(rows[2]?.[0]).toBe('=cmd()')
  await page.getByRole('button', { name: '导入 Excel' }).click()
  await dialog.locator('input[type=file]').setInputFiles(path)
  await expect(dialog.getByText('共 5 行，已选择 0 行，0 行有错误')).toBeVisible()
  await expect(dialog.getByText('与已有的记录重复，需要时再勾选')).toHaveCount(5)

  // A file that is no workbook is refused with an explanation.
  const input = dialog.locator('input[type=file]')
  await input.setInputFiles({ name: '履历.xlsx', mimeType: '', buffer: Buffer.from('PK not really') })
  await expect(dialog.getByRole('alert')).toContainText('读不出这个文件')
  await input.setInputFiles({ name: '履历.csv', mimeType: '', buffer: Buffer.from('a,b') })
  await expect(dialog.getByRole('alert')).toContainText('请选择 Excel（.xlsx）文件')
})
