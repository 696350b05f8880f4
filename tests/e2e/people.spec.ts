/** Browser tests of a unit's people (requests to join, refusing a batch, Excel export) and of importing and exporting a resume in Excel. */
import readExcel from 'read-excel-file/node'
import writeExcel from 'write-excel-file/node'
import { enterAs } from './backend'
import { heading } from './support'
import { expect, test } from './test'

/** Applies to join the university as the signed-in user. */
const askToJoin = () =>
  fetch('/api/permission/graphql', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${/portal_token=([^;]+)/.exec(document.cookie)?.[1]}`,
    },
    body: JSON.stringify({ query: 'mutation { userUnitBind(unitId: "unit-1", unitName: "上海申江大学") }' }),
  }).then((response) => response.json())

test('a new user’s request is approved by the unit’s administrator, and the new user sees it', async ({ page }) => {
  await enterAs(page, 'newResearcher', '/resume')
  await expect(page.getByText('尚未加入单位')).toBeVisible()
  await page.evaluate(askToJoin)
  await page.reload()
  await expect(page.getByText('上海申江大学：关联申请待单位审核')).toBeVisible()

  await enterAs(page, 'unitAdministrator', '/company/unit-1/staff?state=1')
  await page.getByRole('button', { name: '通过：林晓岚' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^通\s?过$/ })
    .click()
  await expect(page.getByText('通过：1 项成功')).toBeVisible()
  await expect(page.getByRole('button', { name: '通过：林晓岚' })).toHaveCount(0)

  await enterAs(page, 'newResearcher', '/resume')
  await expect(page.getByRole('region', { name: '个人名片' })).toContainText('上海申江大学')
})

test('a batch is refused by keyboard with one reason, which stays after closing the dialog', async ({ page }) => {
  await enterAs(page, 'unitAdministrator', '/company/unit-1/staff?state=1')
  await page.getByRole('checkbox', { name: '选择本页全部' }).press('Space')
  await page.getByRole('button', { name: '拒绝 5 人' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '拒绝 5 人的关联申请' })
  await dialog.getByRole('textbox', { name: '拒绝原因' }).fill('申请材料不齐')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: '拒绝 5 人' }).click()
  await expect(dialog.getByRole('textbox', { name: '拒绝原因' })).toHaveValue('申请材料不齐')
  await dialog.getByRole('button', { name: /^拒\s?绝$/ }).click()
  await expect(page.getByText('拒绝：5 项成功')).toBeVisible()
  await expect(page.getByText('没有符合条件的记录')).toBeVisible()
})

test('the staff list is exported as filtered', async ({ page }) => {
  await enterAs(page, 'unitAdministrator', '/company/unit-1/staff?state=1')
  await expect(heading(page, '单位人员')).toBeVisible()
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText('方正清')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 Excel' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^单位人员.*\.xlsx$/)
  const rows = (await readExcel(await file.path()))[0]?.data ?? []
  expect(rows).toHaveLength(6)
  // Who has waited longest comes first, as on the screen.
  expect(rows[1]?.[0]).toBe('方正清')
  expect(rows.find(([name]) => name === '钱一鸣')?.[3]).toBe('*******4001')
})

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
})

test('a file that is not a workbook is refused with an explanation', async ({ page }) => {
  await enterAs(page, 'researcher', '/resume/reward?import=1')
  const input = page.getByRole('dialog').locator('input[type=file]')
  await input.setInputFiles({ name: '奖励.xlsx', mimeType: '', buffer: Buffer.from('PK not really') })
  await expect(page.getByRole('alert')).toContainText('文件无法读取')
  await input.setInputFiles({ name: '奖励.csv', mimeType: '', buffer: Buffer.from('a,b') })
  await expect(page.getByRole('alert')).toContainText('请选择 Excel（.xlsx）文件')
})
