/** Browser test of a base from its notice to its passed annual report. */
import { content, enterAs, notice, saveAnswers } from './backend'
import { answer, heading, readCode } from './support'
import { expect, test } from './test'

const formId = 'science-base'
/** Fields of a report that the backend fills: base, year and last year's figures. */
const known = /^(baseName|baseNumber|hostUnit|director|reportYear|formerReport|formerVersion|.+Former)$/

test('a science base is bound by its notice, and its yearly report is filled in, passed by its host unit and read by the commission', async ({
  page,
}) => {
  await enterAs(page, 'researcher', '/performance')
  await expect(heading(page, '绑定科学基地')).toBeVisible()
  const message = await notice(page, '科学基地年度检查填报通知')
  const name = /“(.+?)”/.exec(message)?.[1] ?? ''
  const year = Number(/填报(\d{4})年度/.exec(message)?.[1])
  await answer(page, '基地名称').fill(name)
  await answer(page, '依托单位').fill(/单位：(.+?)；/.exec(message)?.[1] ?? '')
  await answer(page, '校验码').fill(/校验码：(\w+)/.exec(message)?.[1] ?? '')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重新获取/ })).toBeVisible()
  await answer(page, '验证码').fill(await readCode(page, '13800001001'))
  await page.getByRole('button', { name: '核对并绑定' }).click()

  await expect(heading(page, `开始 ${year} 年度报告`)).toBeVisible()
  await page.getByRole('button', { name: '开始填报' }).click()
  await page.waitForURL(/\/base\/info\//)
  const [, workId = ''] = /\/base\/info\/([^/]+)/.exec(page.url()) ?? []
  // Copies last year's report of another base of the same user.
  const { values } = await content(page, `base-science-base-1-${year - 1}`)
  const typed = Object.entries(values).filter(([id]) => !known.test(id))
  await saveAnswers(page, workId, Object.fromEntries(typed), 2)
  await page.goto(`/base/info/${workId}/${formId}/check`)
  await page.getByRole('button', { name: '提交年度报告' }).click()
  await expect(heading(page, '年度报告已提交')).toBeVisible()

  await enterAs(page, 'unitAdministrator', '/base/selectUnit')
  await page.getByRole('link', { name: `审核：${name} ${year}年度` }).click()
  const review = page.getByRole('form', { name: '审核意见' })
  await review.getByRole('radio', { name: /^通过/ }).check()
  await review.getByRole('button', { name: '提交审核意见' }).click()
  await expect(page.getByText(/^操作成功：/)).toBeVisible()

  await enterAs(page, 'supervisingDepartment', `/base/init?keyword=${encodeURIComponent(name)}&year=${year}`)
  await expect(page.getByText('共 1 项')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('已提交')
  await page.getByRole('link', { name: `${name} ${year}年度`, exact: true }).click()
  await expect(heading(page, `${name} ${year}年度`)).toBeVisible()
})
