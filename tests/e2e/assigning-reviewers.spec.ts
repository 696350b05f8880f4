/** Browser test of making a review panel and assigning its reviewers. */
import type { Page } from '@playwright/test'
import { enterAs } from './backend'
import { expect, test } from './test'

const title = '新材料专项网评（第七组）'

/** Opens the dialog that chooses the experts of a paper, by its place in the list. */
async function openPaper(page: Page, place: number) {
  await page
    .getByRole('button', { name: /^选择专家：/ })
    .nth(place)
    .click()
  const dialog = page.getByRole('dialog', { name: /^选择专家：/ })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Takes the portal's proposal and saves it. */
async function proposeAndSave(page: Page) {
  await page.getByRole('button', { name: '自动补足专家' }).click()
  await page.getByRole('button', { name: '采用建议' }).click()
  await page.getByRole('button', { name: '保存分配' }).click()
  await expect(page.getByText('分配已保存')).toBeVisible()
}

test('a panel is made, assigned, mended by hand, invited, and who declines is replaced', async ({ page }) => {
  test.slow()
  await enterAs(page, 'supervisingDepartment', '/commission/reviews')
  await page.getByRole('link', { name: '新建评审组' }).click()
  await page.getByRole('textbox', { name: /^评审组名称/ }).fill(title)
  await page.getByRole('combobox', { name: /^每份申报书的专家人数/ }).selectOption('1')
  await page.getByLabel(/^评审意见提交期限/).fill('2099-12-31')
  await page.getByRole('button', { name: /^选择符合条件的 \d+ 份$/ }).click()
  await page.getByRole('button', { name: '建立评审组' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const address = page.url()

  // Experts join, and the portal proposes.
  const experts = page.getByRole('table', { name: '评审组的专家' })
  for (const name of ['赵立群', '侯建平', '余梦']) await experts.getByRole('checkbox', { name }).check()
  await proposeAndSave(page)
  await expect(page.getByText(/专家都够了/)).toBeVisible()

  // By hand: a conflict that the portal does not know, dismissed with a reason; then that expert takes the second paper.
  const dialog = await openPaper(page, 1)
  const row = (name: string) => dialog.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name }) })
  await row('余梦').getByRole('button', { name: '登记利害关系：余梦' }).click()
  const record = page.getByRole('dialog', { name: '登记利害关系：余梦' })
  await record.getByRole('combobox', { name: /^处理/ }).selectOption('SOFT')
  await record.getByRole('textbox', { name: /^利害关系/ }).fill('曾在同一会议作报告')
  await record.getByRole('textbox', { name: /^信息来源/ }).fill('会议日程')
  await record.getByRole('button', { name: /^登\s?记$/ }).click()
  await expect(row('余梦').getByText(/曾在同一会议作报告。 来源：会议日程。/)).toBeVisible()
  await row('余梦')
    .getByRole('button', { name: /^说明理由，不按回避处理/ })
    .click()
  const reason = page.getByRole('dialog', { name: '不按回避处理？' })
  await reason.getByRole('textbox').fill('没有合作')
  await reason.getByRole('button', { name: '不按回避处理' }).click()
  await expect(row('余梦').getByText(/没有合作/)).toBeVisible()
  await row('侯建平').getByRole('checkbox').uncheck()
  await row('余梦').getByRole('checkbox').check()
  await dialog.getByRole('button', { name: /^完\s?成$/ }).click()
  await page.getByRole('button', { name: '保存分配' }).click()
  await expect(page.getByRole('button', { name: /^邀请 \d 位专家$/ })).toBeEnabled()
  await page.getByRole('button', { name: /^邀请 \d 位专家$/ }).click()
  await page.getByRole('button', { name: '发出评审邀请' }).click()
  await expect(page.getByText(/^已邀请 \d 位专家$/)).toBeVisible()

  // The expert declines.
  await enterAs(page, 'expert', '/expert/review')
  const invitation = page.getByRole('region', { name: `评审邀请：${title}` })
  await invitation.getByRole('button', { name: /^谢绝评审邀请/ }).click()
  const decline = page.getByRole('dialog', { name: '谢绝邀请？' })
  await decline.getByRole('textbox').fill('出国访问')
  await decline.getByRole('button', { name: /^谢\s?绝$/ }).click()
  await expect(invitation).toHaveCount(0)

  // Somebody else takes the paper.
  await enterAs(page, 'supervisingDepartment', new URL(address).pathname)
  await expect(page.getByText(/还缺 \d 位/).first()).toBeVisible()
  await expect(experts.getByText('原因：出国访问')).toBeVisible()
  await proposeAndSave(page)
  await page.reload()
  await expect(page.getByText(/专家都够了/)).toBeVisible()
  const log = page.getByRole('region', { name: '本组的办理记录' })
  for (const entry of [/新建了评审组：\d 份申报书/, /登记利害关系：余梦/, /不按回避处理：余梦/, /谢绝了邀请/])
    await expect(log.getByText(entry)).toBeVisible()
})
