/** Browser test of an award from nomination to accepted report. */
import { reportToAccepted } from './award-reporting'
import { content, enterAs, saveAnswers } from './backend'
import { heading } from './support'
import { expect, test } from './test'

/** Fields of a nomination that the backend fills: award, nominee, nominator. */
const known = /^(award|category|year|nominator.*|type|nominee(Kind|Name|Unit)|achievement)$/

test('an academician’s nomination is bound by its nominee, whose report is accepted after one supplement', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const achievement = '低功耗视觉感知芯片关键技术'
  await enterAs(page, 'academician')
  await page.getByRole('link', { name: /发起 \d{4} 年度上海市科学技术奖提名/ }).click()
  await page.getByRole('radio', { name: /^科技进步奖/ }).check()
  await page.getByRole('textbox', { name: /^被提名者姓名/ }).fill('赵立群')
  await page.getByRole('textbox', { name: /^工作单位/ }).fill('浦源人工智能研究院')
  await page.getByRole('textbox', { name: /^成果名称/ }).fill(achievement)
  await page.getByRole('button', { name: '下一步：填写提名书' }).click()
  await page.waitForURL(/\/award\/nomination\/[^/]+\/form\//)
  const [, workId = ''] = /\/award\/nomination\/([^/]+)/.exec(page.url()) ?? []

  // Copies the answers of the same nominator's other nomination, with this nominee's papers.
  const { values } = await content(page, 'work-notice-2-1')
  const typed = Object.entries(values).filter(([id]) => !known.test(id))
  const papers = { certificate: { type: '414', number: 'E55120067' }, nomineeMobile: '13800001005' }
  await saveAnswers(page, workId, {
    ...Object.fromEntries(typed),
    ...{ ...papers, grade: 'first', publicSince: '2021-03-01' },
  })
  await page.goto(`/award/nomination/${workId}/form/check`)
  await page.getByRole('button', { name: '提交提名' }).click()
  await expect(heading(page, '提名已提交')).toBeVisible()

  await page.goto(`/award/nomination/${workId}/letter`)
  const letter = page.getByRole('article', { name: '上海市科学技术奖提名通知书' })
  const letterText = await letter.textContent()
  const [checkCode = ''] = /校验码\s*(\w{6})/.exec(letterText ?? '')?.slice(1) ?? []
  const link = await letter.getByRole('link').getAttribute('href')

  await enterAs(page, 'expert', link ?? '')
  await page.getByRole('textbox', { name: '校验码' }).fill(checkCode.toLowerCase())
  await page.getByRole('button', { name: '绑定提名' }).click()
  await expect(page.getByText('提名已绑定到您的账号')).toBeVisible()
  await page.goto('/reporting')
  await expect(page.getByRole('link', { name: achievement, exact: true })).toBeVisible()

  await enterAs(page, 'academician', '/award/nomination')
  await expect(page.getByRole('row', { name: new RegExp(achievement) })).toContainText(/填报中（\d+%）/)
  await reportToAccepted(page, achievement)
})
