/** Browser tests of the forms' workshop: questions, rules, publishing. */
import type { Locator, Page } from '@playwright/test'
import { findings } from './axe'
import { enterAs } from './backend'
import { heading } from './support'
import { expect, test } from './test'

const formId = 'project-declaration'
const edit = `/commission/forms/${formId}/edit`

/** The three columns of the workshop. */
const columnsOf = (page: Page) => ({
  tree: page.getByRole('region', { name: '结构' }),
  part: page.getByRole('region', { name: '设置' }),
  preview: page.getByRole('region', { name: '预览' }),
})

/** Chooses what a condition is about, by the beginning of its name. */
async function chooseOperand(page: Page, group: Locator, typed: string, entry: string): Promise<void> {
  const box = group.getByRole('combobox', { name: '条件 1：填写项' })
  await box.click()
  await page.keyboard.type(typed)
  await page.getByTitle(entry, { exact: true }).click()
  await expect(group.getByRole('status')).toContainText(entry)
}

test('a question that only universities see is written in two languages, published to one unit, and taken back', async ({
  page,
}) => {
  await enterAs(page, 'supervisingDepartment', edit)
  const { tree, part, preview } = columnsOf(page)

  // The question, shown only where the unit's name ends so.
  await tree.getByRole('button', { name: '承担单位', exact: true }).first().click()
  await tree.getByRole('combobox', { name: '填写项的类型' }).selectOption({ label: '多行文字' })
  await tree.getByRole('button', { name: '添加填写项' }).click()
  const names = part.getByRole('group', { name: '名称', exact: true })
  await expect(names.getByLabel('中文')).toBeFocused()
  await page.keyboard.type('高校研究生参与情况')
  await names.getByLabel('英文').fill('Graduate students who take part')
  const shown = part.getByRole('group', { name: '什么时候显示' })
  await shown.getByRole('combobox', { name: '什么时候显示' }).selectOption({ label: '满足条件时显示' })
  await chooseOperand(page, shown, '承担', '承担单位')
  await shown.getByRole('combobox', { name: '条件 1：比较' }).selectOption({ label: '结尾是' })
  await shown.getByRole('textbox', { name: '条件 1：值' }).fill('大学')
  await expect(shown.getByText('“承担单位”结尾是“大学”')).toBeVisible()

  // Tried, in English, and kept as an example.
  await preview.getByRole('button', { name: '让选中的填写项显示' }).click()
  await expect(preview.getByText('高校研究生参与情况')).toBeVisible()
  await preview.getByText('英文', { exact: true }).click()
  await expect(preview.getByText('Graduate students who take part')).toBeVisible()
  await preview.getByRole('button', { name: '存为例子' }).click()
  await expect(part.getByRole('checkbox', { name: '“高校研究生参与情况”显示' })).toBeChecked()
  await expect(page.getByText(/^已保存/)).toBeVisible()
  // The preview scrolls to the question; sizes of what its own bar half covers would be measured too small.
  expect(await findings(page, { without: ['target-size'] })).toEqual([])

  // Published to one unit, and taken back.
  await page.getByRole('link', { name: '检查并发布' }).click()
  await expect(page.getByText('新增“高校研究生参与情况”，可以不填')).toBeVisible()
  await expect(page.getByText('与约定相符')).toBeVisible()
  await page.getByRole('radio', { name: '先给部分单位' }).check()
  await page.getByRole('combobox', { name: '添加单位' }).fill('申江')
  await page.getByTitle('上海申江大学', { exact: true }).click()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: '发布第 2 版' }).click()
  await expect(heading(page, '科研计划项目申报书')).toBeVisible()
  await expect(page.getByText('部分单位先用')).toBeVisible()
  await page.getByRole('button', { name: /^撤\s?回$/ }).click()
  await page.getByRole('button', { name: '撤回这一版' }).click()
  await expect(page.getByText('已撤回', { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('two authors in two windows: neither overwrites the other, and both drafts can be gone on with', async ({
  page,
}) => {
  await enterAs(page, 'supervisingDepartment', edit)
  const other = await page.context().newPage()
  await other.goto(edit)
  const titleOf = (window: Page) => columnsOf(window).part.getByRole('group', { name: '名称', exact: true })
  for (const [window, field] of [
    [page, '项目名称'],
    [other, '关键词'],
  ] as const) {
    // A window in the background draws nothing, so nothing can be pressed there.
    await window.bringToFront()
    await columnsOf(window).tree.getByRole('button', { name: field, exact: true }).first().click()
    await expect(titleOf(window).getByLabel('中文')).toHaveValue(field)
  }
  await page.bringToFront()
  await titleOf(page).getByLabel('中文').fill('攻关题目')
  await expect(page.getByRole('status').filter({ hasText: /^已保存/ })).toBeVisible()
  await other.bringToFront()
  await titleOf(other).getByLabel('中文').fill('主题词')
  await expect(other.getByText(/也保存了这份草稿/)).toBeVisible()
  await other.getByRole('button', { name: '载入对方的草稿' }).click()
  await expect(columnsOf(other).tree.getByRole('button', { name: '攻关题目', exact: true })).toBeVisible()
  await other.getByRole('button', { name: /^撤\s?销$/ }).click()
  await expect(columnsOf(other).tree.getByRole('button', { name: '主题词', exact: true })).toBeVisible()
})
