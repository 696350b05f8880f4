/** Browser test of a local matching from application to its yearly funds. */
import type { Page } from '@playwright/test'
import type { RowValue } from '@/smartform/schema/values'
import { become, content, enterAs, saveAnswers } from './backend'
import { answer, choose, expectSaved, heading } from './support'
import { expect, test } from './test'

const file = (name: string) => [{ uid: name, name, url: `private/test/${name}`, size: 2048 }]
/** The content a form's address names. */
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''
const form = (formId: string, id: string, pageId: string) => `/matching/keynote-form/${formId}/${id}?page=${pageId}`

test('a matching is applied for, passed by the unit, granted by the commission, and its funds of the year are requested', async ({
  page,
}) => {
  let matching = ''
  await test.step('its leader applies within the limit and hands it in', async () => {
    await enterAs(page, 'researcher', '/matching/list')
    await page.getByRole('button', { name: /^申请匹配：/ }).click()
    const amount = answer(page, '申请匹配经费')
    await amount.fill('999')
    await amount.press('Tab')
    await expect(page.getByText(/匹配经费是国拨经费的 116.*不能超过 100%/).first()).toBeVisible()
    await amount.fill('90')
    await answer(page, '国拨经费已到账').fill('200')
    await choose(page, '本单位角色', '项目牵头单位')
    await expect(page.getByText(/不能超过 100%/)).toHaveCount(0)
    await expectSaved(page)
    matching = idIn(page)
    const { values } = await content(page, matching)
    const rows = (table: string, cells: RowValue['cells']) =>
      (values[table] as RowValue[]).map((row) => ({ ...row, cells: { ...row.cells, ...cells } }))
    const more = { use: '中试与示范', effect: '在本市推广', proof: file('立项批复.pdf'), commitment: true }
    await saveAnswers(page, matching, {
      ...more,
      shares: rows('shares', { task: '总体研究' }),
      years: rows('years', { amount: '30', use: '样机' }),
    })
    await page.goto(form('national-matching', matching, 'check'))
    await page.getByRole('button', { name: '提交匹配申请', exact: true }).click()
    await expect(heading(page, '匹配申请已提交')).toBeVisible()
  })

  await test.step('the unit passes it beside what was filed', async () => {
    await become(page, 'unitAdministrator')
    await page.goto(`/company/unit-1/projectMatching/${matching}`)
    await expect(page.getByText('10.5').first()).toBeVisible()
    await page.getByRole('radio', { name: /^通过/ }).check()
    await page.getByRole('button', { name: '提交审核意见' }).click()
    await expect(page.getByText(/^操作成功：/)).toBeVisible()
  })

  await test.step('the commission receives it in its list and grants less than was asked for', async () => {
    await become(page, 'supervisingDepartment')
    await page.goto('/commission?tab=MATCHING')
    const row = page.getByRole('row').filter({ hasText: '科学数据智能体关键技术' })
    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: '受理 1 份' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '受理' }).click()
    await expect(row).toContainText('已受理')
    // By keyboard from here: the decision and its amounts are native controls.
    await row.getByRole('link', { name: '科学数据智能体关键技术', exact: true }).press('Enter')
    await page.getByRole('radio', { name: /^通过/ }).press('Space')
    const amounts = page.getByRole('group', { name: '核定金额（万元）' })
    await expect(amounts.getByRole('textbox')).toHaveCount(3)
    await amounts.getByRole('textbox').first().fill('20')
    await expect(amounts).toContainText('合计 80 万元，申请 90 万元')
    await page.getByRole('button', { name: '提交审核意见' }).press('Enter')
    await expect(page.getByText(/^操作成功：/)).toBeVisible()
  })

  await test.step('the applicant reads the amounts, takes the letter, and asks for the funds granted', async () => {
    await become(page, 'researcher')
    await page.goto('/mail/2')
    await expect(page.getByText('国家项目地方匹配《科学数据智能体关键技术》：已核定').first()).toBeVisible()
    await page.goto(`/matching/keynote-project/${matching}`)
    const letter = page.getByRole('region', { name: '匹配经费核定通知书' })
    await expect(letter).toContainText('80 万元')
    await letter.getByRole('button', { name: '下载通知书' }).click()
    await expect(letter.getByRole('status')).toContainText('匹配经费核定通知书.pdf')
    await page.getByRole('link', { name: '按年度申请匹配经费' }).click()
    await page.getByRole('button', { name: /^申请经费：/ }).click()
    await answer(page, '本年度申请金额').fill('20')
    await expectSaved(page)
    const id = idIn(page)
    const { values } = await content(page, id)
    const uses = (values.uses as RowValue[]).map((row, index) => ({
      ...row,
      cells: { ...row.cells, amount: index === 0 ? '20' : '0' },
    }))
    const bank = { bank: '中国银行上海市分行', account: '6217900800001234567' }
    await saveAnswers(page, id, { arrived: '0', whyNotArrived: '尚未拨付', uses, ...bank })
    await page.goto(form('fund-application', id, 'check'))
    await page.getByRole('button', { name: '提交经费申请', exact: true }).click()
    await expect(heading(page, '经费申请已提交')).toBeVisible()
    await page.goto(`/matching/fund-application/${matching}`)
    await expect(page.getByRole('listitem').filter({ hasText: '申请 20 万元' })).toContainText('待单位审核')
  })
})
