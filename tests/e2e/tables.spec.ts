/** Browser tests of large table fields: keys, paste, undo. */
import type { Locator, Page } from '@playwright/test'
import { begin, enterAs, formAddress, saveAnswers } from './backend'
import { expectSaved } from './support'
import { expect, test } from './test'

const box = (page: Page, row: number, column: string) =>
  page.getByRole('textbox', { name: `第 ${row} 行 ${column}`, exact: true })
const frame = (page: Page) => page.locator('[data-path="equipmentItems"]')

const equipment = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index + 1}`,
    cells: {
      name: `设备 ${index + 1}`,
      way: 'purchase',
      source: 'special',
      unitPrice: '1.5',
      quantity: '2',
      purpose: '试验',
    },
  }))

async function openBudget(page: Page, rows: number, field = ''): Promise<string> {
  await enterAs(page, 'researcher')
  const contentId = await begin(page)
  await saveAnswers(page, contentId, { equipmentItems: equipment(rows) })
  await page.goto(`${formAddress(contentId, 'budget')}${field}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return contentId
}

/** The server's form and content, but with many more rows than any embedded form allows. */
async function withRows(page: Page, count: number): Promise<void> {
  await page.addInitScript((rows) => {
    const real = window.fetch
    window.fetch = async (...request) => {
      const response = await real(...request)
      const address = request[0] instanceof Request ? request[0].url : String(request[0])
      if (!address.includes('/api/smartform/')) return response
      const body = JSON.parse((await response.clone().text()).replaceAll('"maxRows":50', '"maxRows":2000'))
      if (body.data?.formContent) body.data.formContent.values.equipmentItems = rows
      return Response.json(body)
    }
  }, equipment(count))
}

/** Pastes as a browser does when a spreadsheet has filled the clipboard. */
async function paste(cell: Locator, html: string, text: string): Promise<void> {
  await cell.scrollIntoViewIfNeeded()
  await cell.evaluate(
    (element, data) => {
      const clipboardData = new DataTransfer()
      for (const [type, value] of Object.entries(data)) if (value) clipboardData.setData(type, value)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { 'text/html': html, 'text/plain': text },
  )
}

test('a block of text is imported by a button, also on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openBudget(page, 0)
  // On a card, the subject of a fixed row is its heading.
  const subject = page.locator('[data-path="directCosts"]').getByText('设备费', { exact: true })
  await expect(subject.filter({ visible: true })).toHaveCount(1)
  await frame(page).getByRole('button', { name: '粘贴表格' }).click()
  const dialog = page.getByRole('dialog')
  await paste(dialog.getByRole('textbox', { name: '粘贴的内容' }), '', '质谱仪\t购置\t专项资金\t12.5\t1\r\n')
  await dialog.getByRole('button', { name: '全部写入' }).click()
  await expect(box(page, 1, '设备名称')).toHaveValue('质谱仪')
  await expect(box(page, 1, '数量（台/套）')).toHaveValue('1')
})

test('a workbook is written, and the same rows are read from it', async ({ page }) => {
  await openBudget(page, 0)
  await frame(page).getByRole('button', { name: '添加一行' }).click()
  await box(page, 1, '设备名称').fill('=HYPERLINK("http://x")')
  await box(page, 1, '单价（万元）').fill('12.5')
  const download = page.waitForEvent('download')
  await frame(page).getByRole('button', { name: '导出 Excel' }).click()
  const path = await (await download).path()
  await expectSaved(page)
  await frame(page).getByRole('button', { name: '第 1 行的操作' }).click()
  await page.getByRole('menuitem', { name: /^删除这一行/ }).click()
  await expect(box(page, 1, '设备名称')).toHaveCount(0)
  await frame(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'a.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await import('node:fs/promises').then(({ readFile }) => readFile(path)),
    })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^全部写入/ })
    .click()
  await expect(box(page, 1, '设备名称')).toHaveValue('=HYPERLINK("http://x")')
  await expect(box(page, 1, '单价（万元）')).toHaveValue('12.5')
  // The report lists the result of each cell and links to it.
  await frame(page).getByRole('button', { name: '逐格查看结果' }).click()
  const report = page.getByRole('dialog', { name: /^导入结果：共 \d+ 格$/ })
  await report.getByRole('row', { name: /12\.5/ }).getByRole('button', { name: '单价（万元）' }).click()
  await expect(report).toHaveCount(0)
  await expect(box(page, 1, '单价（万元）')).toBeFocused()
})

test('a thousand rows are reachable by links, search, print and keys', async ({ page }) => {
  await withRows(page, 1000)
  await openBudget(page, 0, '?field=equipmentItems/r900/name')
  await expect(box(page, 900, '设备名称')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(box(page, 901, '设备名称')).toBeFocused()
  await page.keyboard.type('新')
  await expect(box(page, 901, '设备名称')).toHaveValue('新')
  expect(await frame(page).locator('tbody input').count()).toBeLessThan(600)
  // Finds a match in rows that are not rendered, and moves to it.
  await page.keyboard.press('Alt+Shift+F')
  const find = frame(page).getByRole('search')
  await find.getByRole('textbox', { name: '要查找的内容' }).fill('设备 77')
  await expect(find.getByRole('status')).toHaveText(/^第 \d+ 处，共 11 处：第 \d+ 行 设备名称$/)
  await page.keyboard.press('Escape')
  await expect(page.locator(':focus')).toHaveValue(/^设备 77/)
  await expect(frame(page).getByRole('cell', { name: '设备 500', exact: true })).toHaveCount(1)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(frame(page).locator('tbody tr')).toHaveCount(1000)
  await expect(frame(page).locator('table')).toHaveAttribute('aria-rowcount', '1002')
})

test('the team table fits the window with whole numbers; a narrower one shows a shadow at its fixed column', async ({
  page,
}) => {
  await enterAs(page, 'researcher')
  const contentId = await begin(page)
  const cells = { certificate: { type: '111', number: '11010519491231002X' }, mobile: '13812345678', months: '36' }
  await saveAnswers(page, contentId, { members: [{ id: 'm1', cells }] })
  await page.goto(formAddress(contentId, 'team'))
  const team = page.locator('[data-path="members"]')
  const region = team.locator('section')
  for (const name of ['身份证号', '手机号码', '投入时间（人月）'])
    expect(await box(page, 1, name).evaluate((input) => input.scrollWidth <= input.clientWidth)).toBe(true)
  const shadow = () =>
    team
      .locator('tbody td')
      .last()
      .evaluate((cell) => getComputedStyle(cell, '::before').backgroundImage)
  expect(await shadow()).toContain('gradient')
  await page.getByRole('button', { name: '收起列表，用整个窗口' }).click()
  await expect(region).not.toHaveAttribute('data-beyond')
  expect(await region.evaluate((item) => item.scrollWidth <= item.clientWidth)).toBe(true)
  expect(await shadow()).toBe('none')
})
