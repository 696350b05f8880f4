/** Browser test of a platform's late monthly report. */
import type { Page } from '@playwright/test'
import { become, enterAs } from './backend'
import { answer, expectSaved, heading, judge } from './support'
import { expect, test } from './test'

const late = '上海智能计算与数据分析专业技术服务平台'
const title = `提醒：${late}的月报已逾期`

/** Takes last month's figure over by the keyboard. */
async function takeOver(page: Page, label: string): Promise<void> {
  const offer = page.getByRole('button', { name: new RegExp(`^填入上月 ?：${label}$`) })
  await offer.focus()
  await page.keyboard.press('Enter')
  await expect(answer(page, label)).toBeFocused()
  await expect(offer).toHaveCount(0)
}

/** The month of a platform's strip in the overview. */
const month = (page: Page, name: RegExp) => page.getByRole('list', { name: `${late}各月` }).getByRole('link', { name })

test('a late monthly report is reminded of, filled in with last month’s figures, returned with a reason, and corrected', async ({
  page,
}) => {
  await test.step('the commission reminds all who are late', async () => {
    await enterAs(page, 'supervisingDepartment', '/function-platform')
    await page.getByRole('button', { name: /^提醒全部逾期填报人/ }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(late)
    await question.getByRole('button', { name: '发送提醒' }).click()
    await expect(page.getByText('今天已全部提醒，明天可以再次提醒。')).toBeVisible()
  })

  await test.step('the reporter has the message, and fills the month in from last month’s figures', async () => {
    await become(page, 'researcher')
    await page.goto('/mail/2')
    await page.getByRole('link', { name: new RegExp(title) }).click()
    await page.getByRole('link', { name: '前往办理' }).click()
    await page.getByRole('button', { name: '开始填报' }).click()
    for (const label of ['服务企业', '服务次数', '服务收入', '设备开机时数']) await takeOver(page, label)
    const former = Number((await page.getByText(/^上月累计：/).textContent())?.replace(/\D/g, ''))
    await answer(page, '累计服务企业').fill(String(former + 30))
    await answer(page, '累计服务企业').press('Tab')
    await expectSaved(page)
    await page.getByRole('button', { name: '核对并提交' }).click()
    await page.getByRole('button', { name: '提交月报', exact: true }).click()
    await expect(heading(page, '月报已提交')).toBeVisible()
  })

  await test.step('the host unit reads it from the overview, and returns it', async () => {
    await become(page, 'unitAdministrator')
    await page.goto('/function-platform')
    await page
      .getByRole('list', { name: `${late}各月` })
      .getByRole('link', { name: /：已提交$/ })
      .last()
      .click()
    await judge(page, /^退回修改/, '服务收入与到款不一致')
  })

  await test.step('the reporter corrects it, and submits it again', async () => {
    await become(page, 'researcher')
    await page.goto('/function-platform/platform-service-1')
    await page.getByRole('listitem').filter({ hasText: '退回原因：服务收入与到款不一致' }).getByRole('link').click()
    await page.getByRole('button', { name: '继续填报' }).click()
    await answer(page, '服务收入').fill('66')
    await answer(page, '服务收入').press('Tab')
    await expectSaved(page)
    await page.getByRole('button', { name: '核对并提交' }).click()
    await page.getByRole('button', { name: '提交月报', exact: true }).click()
    await expect(heading(page, '月报已提交')).toBeVisible()
    await become(page, 'unitAdministrator')
    await page.goto('/function-platform')
    await expect(month(page, /退回修改/)).toHaveCount(0)
  })
})
