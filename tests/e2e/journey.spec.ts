/** Browser test of a declaration from its guide to its acceptance. */
import type { Page } from '@playwright/test'
import { fillBasics, fillBudget, fillPlan, fillTeam, name } from './declaration'
import { takeAwayNewFeatures } from './oldest-browsers'
import {
  answer,
  attach,
  choose,
  chooseInMenu,
  expectSaved,
  heading,
  lookFor,
  password,
  pdf,
  pick,
  signInAs,
  signOut,
  turnTo,
  uploadField,
} from './support'
import { expect, test } from './test'

const opinion = '技术路线可行。创新点请逐条写明与现有工作的区别，修改后再提交。'
const note = '请分条说明，并与现有方法比较'
const better = '一、提出可迁移的信号控制大模型；二、与现有方法相比，训练数据需求减少一半。'

// Done as the oldest supported browsers can do it.
test.beforeEach(({ context }) => takeAwayNewFeatures(context))

test('a declaration of three people goes from its guide to its acceptance, with one return to the applicant', async ({
  page,
}) => {
  test.setTimeout(300_000)

  await test.step('the researcher signs in with a password and sees home', async () => {
    await page.goto('/')
    await page.getByRole('textbox', { name: '用户名或手机号码' }).fill('researcher')
    await page.getByRole('textbox', { name: '密码' }).fill(password)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(heading(page, /陈思远/)).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  await test.step('reads an open guide, its conditions, and must commit before starting', async () => {
    await chooseInMenu(page, '项目管理', '项目申报')
    await page
      .getByRole('table')
      .getByRole('link', { name: /人工智能技术攻关项目/ })
      .first()
      .click()
    await expect(heading(page, /人工智能技术攻关项目/)).toBeVisible()
    await expect(page.getByRole('region', { name: '申报须知' })).toContainText('不超过 100 万元')
    const conditions = page.getByRole('region', { name: '申报条件' })
    await expect(conditions).toContainText('当前：实名等级为高级；要求：中级及以上')
    await expect(conditions).toContainText('当前：已关联上海申江大学')
    await expect(conditions.getByText('已满足', { exact: true })).toHaveCount(5)
    const start = page.getByRole('region', { name: '开始申报' })
    await expect(start).toContainText('上海申江大学')
    await start.getByRole('button', { name: '开始申报' }).click()
    await expect(start.getByRole('alert')).toHaveText('请勾选承诺')
    const commitment = start.getByRole('checkbox', { name: '我已阅读申报须知，并作出以上承诺' })
    await expect(commitment).toBeFocused()
    await commitment.check()
    await start.getByRole('button', { name: '开始申报' }).click()
    await expect(heading(page, '基本信息')).toBeVisible()
  })

  await test.step('fills every page; totals and the 12 % rule follow each key', async () => {
    await fillBasics(page)
    await turnTo(page, '项目团队')
    await fillTeam(page)
    await turnTo(page, '目标与进度')
    await fillPlan(page)
    await turnTo(page, '经费预算')
    await fillBudget(page)
    await turnTo(page, '附件与承诺')
    await attach(page, '项目可行性报告', pdf('可行性报告.pdf'))
    await expect(
      uploadField(page, '项目可行性报告').getByRole('button', { name: '可行性报告.pdf', exact: true }),
    ).toBeVisible()
    await choose(page, '是否涉及人体研究或实验动物', '否')
    await page.getByRole('checkbox', { name: '已阅读并承诺遵守以上内容' }).check()
    await expectSaved(page)
  })

  await test.step('closes the browser window in the middle and finds everything again, at the same place', async () => {
    const address = page.url()
    await page.goto('about:blank')
    await page.goto('/my-project')
    await page.getByRole('link', { name: `继续填报：${name}` }).click()
    await expect(heading(page, '附件与承诺')).toBeVisible()
    await expect(page).toHaveURL(address)
    await expect(uploadField(page, '项目可行性报告')).toContainText('可行性报告.pdf')
    await expect(page.getByRole('checkbox', { name: '已阅读并承诺遵守以上内容' })).toBeChecked()
    await turnTo(page, '基本信息')
    await expect(answer(page, '项目名称')).toHaveValue(name)
    await expect(answer(page, '技术成熟度')).toHaveValue('4')
    await expect(page.getByRole('textbox', { name: '结束日期' })).toHaveValue('2028-12-31')
    await turnTo(page, '项目团队')
    await expect(answer(page, '第 2 行 身份证号')).toHaveValue('310101199203047710')
    await turnTo(page, '经费预算')
    await expect(answer(page, '间接费用：专项资金')).toHaveValue('7')
  })

  await test.step('submitting with errors leads to each of them, also across pages', async () => {
    await page.getByRole('button', { name: '核对并提交' }).click()
    const summary = page.getByRole('region', { name: '有 2 处需要处理' })
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(/^错误：/)
    await summary.getByRole('link', { name: '请填写 3 至 5 个关键词，用分号隔开，每个不超过 20 个字' }).click()
    await expect(heading(page, '基本信息')).toBeVisible()
    const keywords = answer(page, '关键词')
    await expect(keywords).toBeFocused()
    await expect(keywords).toHaveAttribute('aria-invalid', 'true')
    await keywords.fill('交通信号；大模型；协同控制')
    // Once read, the summary is one line.
    await page.getByRole('region', { name: '有 1 处需要处理' }).getByRole('button', { name: '展开' }).click()
    await page.getByRole('link', { name: /间接费用不能超过直接费用的 12%，现在是 14%/ }).click()
    await expect(heading(page, '经费预算')).toBeVisible()
    const indirect = answer(page, '间接费用：专项资金')
    await expect(indirect).toBeFocused()
    await indirect.fill('5')
    await expect(page.getByRole('region', { name: /处需要处理/ })).toHaveCount(0)
    await expect(page).not.toHaveTitle(/^错误：/)
  })

  let number = ''
  await test.step('reads everything once more, submits, and gets a receipt', async () => {
    await page.getByRole('button', { name: '核对并提交' }).click()
    await expect(page.getByRole('main')).toContainText('交通信号；大模型；协同控制')
    await page.getByRole('button', { name: '提交申报书' }).click()
    await expect(heading(page, '申报书已提交')).toBeVisible()
    const receipt = page.getByRole('main')
    await expect(receipt).toContainText(/编号\d\dDZ1200\d{3}/)
    await expect(receipt).toContainText(/提交时间\d{4}-\d\d-\d\d \d\d:\d\d/)
    await expect(receipt).toContainText('接下来由 上海申江大学 办理')
    number = /\d\dDZ1200\d{3}/.exec((await receipt.textContent()) ?? '')?.[0] ?? ''
    expect(number).not.toBe('')
  })

  await test.step('the unit’s administrator reads what was filed', async () => {
    await signOut(page)
    await signInAs(page, '单位管理员')
    await openForReview(page)
    const main = page.getByRole('main')
    await expect(main).toContainText('交通信号；大模型；协同控制')
    await expect(main).toContainText('在两个区的 60 个路口应用。')
    await expect(main).toContainText('李明')
    await expect(page.getByRole('textbox', { name: /^项目名称/ })).toHaveCount(0)
    const file = main.getByRole('button', { name: '可行性报告.pdf' })
    await file.press('Enter')
    const preview = page.getByRole('dialog', { name: '可行性报告.pdf' })
    await expect(preview.getByTitle('预览 可行性报告.pdf')).toHaveAttribute('src', /^blob:/)
    const opened = page.waitForEvent('popup')
    await preview.getByRole('link', { name: '在新标签页打开' }).click()
    expect((await opened).url()).toMatch(/^blob:/)
    await (await opened).close()
    await page.keyboard.press('Escape')
    await expect(preview).toHaveCount(0)
    await expect(file).toBeFocused()
  })

  await test.step('and returns it with an opinion and a comment at the field it concerns', async () => {
    const review = page.getByRole('form', { name: '审核意见' })
    const send = review.getByRole('button', { name: '提交审核意见' })
    await send.click()
    await expect(review.getByRole('alert')).toHaveText('请选择审核结论')
    await review.getByRole('radio', { name: /^退回修改/ }).check()
    await send.click()
    await expect(review.getByRole('alert')).toHaveText('请填写审核意见')
    await review.getByRole('textbox', { name: /^意见/ }).fill(opinion)
    await review.getByRole('button', { name: '添加一处' }).click()
    await pick(page, review.getByRole('combobox', { name: '第 1 处的填写项' }), '创新点')
    await review.getByRole('textbox', { name: '第 1 处需要怎样修改' }).fill(note)
    await send.click()
    await expect(page.getByText(`操作成功：《${name}》的审核结论是“退回修改”。`)).toBeVisible()
  })

  await test.step('the researcher sees the opinion, corrects what it asks, and submits again', async () => {
    await signOut(page)
    await signInAs(page, '科研人员')
    await chooseInMenu(page, '项目管理', '我的项目')
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('退回修改')
    await expect(row).toContainText(`审核意见：${opinion}`)
    await row.getByRole('link', { name: `继续填报：${name}` }).click()
    await expect(page.getByRole('main')).toContainText(opinion)
    await expect(page.getByRole('main')).toContainText('王建华')
    await page.getByRole('link', { name: note }).click()
    const innovation = answer(page, '创新点')
    await expect(innovation).toBeFocused()
    await expect(innovation).toHaveAccessibleDescription(new RegExp(note))
    await innovation.fill(better)
    await expectSaved(page)
    await page.getByRole('button', { name: '核对并提交' }).click()
    await page.getByRole('button', { name: '提交申报书' }).click()
    await expect(heading(page, '申报书已提交')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(number)
  })

  await test.step('the administrator finds the correction and passes it on', async () => {
    await signOut(page)
    await signInAs(page, '单位管理员')
    await openForReview(page)
    await expect(page.getByRole('main')).toContainText(better)
    const review = page.getByRole('form', { name: '审核意见' })
    await review.getByRole('radio', { name: /^通过/ }).check()
    await review.getByRole('textbox', { name: /^意见/ }).fill('同意推荐')
    await review.getByRole('button', { name: '提交审核意见' }).click()
    await expect(page.getByText(`操作成功：《${name}》的审核结论是“通过”。`)).toBeVisible()
  })

  await test.step('the supervising department accepts it', async () => {
    await signOut(page)
    await signInAs(page, '业务主管处室')
    await openForReview(page)
    const review = page.getByRole('form', { name: '审核意见' })
    await review.getByRole('radio', { name: /^通过/ }).check()
    await review.getByRole('textbox', { name: /^意见/ }).fill('材料齐全，予以受理')
    await review.getByRole('button', { name: '提交审核意见' }).click()
    await expect(page.getByText(`操作成功：《${name}》的审核结论是“通过”。`)).toBeVisible()
  })

  await test.step('the history tells the researcher all of it: who, when, and what they said, in order', async () => {
    await signOut(page)
    await signInAs(page, '科研人员')
    await page.goto('/my-project')
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('已受理')
    await row.getByRole('link', { name: `进度：${name}` }).click()
    await expect(page).toHaveURL(/\/declare-status-list\//)
    const entries = page.getByRole('main').locator('ol').last().getByRole('listitem')
    await expect(entries).toHaveCount(6)
    const steps = (await entries.allInnerTexts()).toReversed()
    const expected: readonly (readonly string[])[] = [
      ['创建', '陈思远', '申报人', '状态变为：填报中'],
      ['提交', '陈思远', '申报人', '状态变为：待单位审核'],
      ['退回修改', '王建华', '单位管理员', opinion, '状态变为：退回修改'],
      ['提交', '陈思远', '申报人', '状态变为：待单位审核'],
      ['审核通过', '王建华', '单位管理员', '同意推荐', '状态变为：待主管部门审核'],
      ['审核通过', '徐海宁', '主管处室', '材料齐全，予以受理', '状态变为：已受理'],
    ]
    for (const [index, parts] of expected.entries()) {
      for (const part of parts) expect(steps[index]).toContain(part)
      expect(steps[index]).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d/)
    }
  })
})

async function openForReview(page: Page): Promise<void> {
  await chooseInMenu(page, '项目管理', '项目审核')
  await expect(page).toHaveURL(/\/pre-project-manage/)
  await lookFor(page, '人工智能技术攻关')
  const guides = page
    .getByRole('row')
    .filter({ hasText: '人工智能技术攻关项目' })
    .filter({ has: page.getByText('上海申江大学', { exact: true }) })
  await guides.getByRole('link', { name: /人工智能技术攻关项目$/ }).click()
  await expect(page).toHaveURL(/\/project-manage-list\/[^/]+\/[^/]+$/)
  await page.getByRole('table').getByRole('link', { name, exact: true }).click()
  await expect(heading(page, name)).toBeVisible()
}
