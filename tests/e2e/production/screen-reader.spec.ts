/** Browser test of what a screen reader hears on the main journey. */
import { contentCall, saveCall, startCall } from '@mocks/resolvers/calls'
import { completeAnswers } from '@mocks/resolvers/complete-answers'
import { expect, type Page, test } from '@playwright/test'
import { guide } from '../backend'
import { expectSaved, heading, password } from '../support'
import { savedToken, userMenu } from './support'

/** The expected screen-reader output of the main journey, in order. */

async function ask<Answer>(page: Page, endpoint: string, query: string, variables: object): Promise<Answer> {
  const headers = { Authorization: `Bearer ${await savedToken(page)}` }
  const answer = await page.request.post(`/api/${endpoint}/graphql`, { headers, data: { query, variables } })
  const { data } = await answer.json()
  return Object.values(data)[0] as Answer
}

/** A declaration with nothing left to complain of, begun without the screens. */
async function begunAndFilled(page: Page): Promise<string> {
  const { id: guideId, remarkId } = guide()
  const input = { guideId, remarkId, unitId: 'unit-1', commitment: true }
  const { contentId } = await ask<{ contentId: string }>(page, 'workflow', startCall, input)
  const content = await ask<{ revision: number; values: Parameters<typeof completeAnswers>[0] }>(
    page,
    'smartform',
    contentCall,
    { contentId },
  )
  const save = {
    key: crypto.randomUUID(),
    contentId,
    baseRevision: content.revision,
    values: completeAnswers(content.values),
  }
  await ask(page, 'smartform', saveCall, save)
  return contentId
}

test('a screen reader hears location and next step on sign-in, home, form, submission and receipt', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto('/user/login')
  await expect(page).toHaveTitle('登录 - 科技管理平台')
  await expect(main).toMatchAriaSnapshot(`
    - heading "登录" [level=1]
    - tablist "登录方式":
      - tab "密码登录" [selected]
      - tab "短信验证码登录"
    - tabpanel "密码登录":
      - textbox "用户名或手机号码"
      - textbox "密码"
      - button "显示密码"
      - button "登录"
  `)
  await page.getByRole('textbox', { name: '用户名或手机号码' }).fill('researcher')
  await page.getByRole('textbox', { name: '密码' }).fill(password)
  await page.keyboard.press('Enter')

  await expect(userMenu(page)).toBeVisible()
  await expect(page).toHaveTitle(/^\(\d+\) 首页 - 科技管理平台$/)
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toHaveCount(1)
  await expect(main).toMatchAriaSnapshot(`
    - heading /陈思远$/ [level=1]
    - region /^待办（\\d+）$/:
      - heading /^待办/ [level=2]
      - link "到期日历"
      - link /^全部待办/
      - list
    - region /^等待他人办理/
    - region "即将截止的指南"
    - region /^未读通知和消息/
    - navigation "快捷入口"
  `)

  // Two links that are called the same lead to the same place.
  const links = await main
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((item) => [item.getAttribute('aria-label') ?? item.textContent, item.getAttribute('href')]),
    )
  expect(links.filter(([name, to]) => links.some((other) => other[0] === name && other[1] !== to))).toEqual([])

  const contentId = await begunAndFilled(page)
  await page.goto(`/smartform/project-declaration/${contentId}/plan`)
  await expect(heading(page, '目标与进度')).toBeVisible()
  await expect(page).toHaveTitle(/目标与进度 - 填报申报书 - 科技管理平台$/)
  const pages = page.getByRole('navigation', { name: '填写页面' })
  await expect(pages.locator('[aria-current=page]')).toHaveAccessibleName(/^3\. 目标与进度 已完成/)
  const innovation = main.getByRole('textbox', { name: /^创新点/ })
  await expect(innovation).toHaveAttribute('aria-required', 'true')
  await expect(innovation).toHaveAccessibleName(/^创新点(?!.*必填)/)
  await expect(main.getByRole('table').first()).toBeVisible()
  for (const table of await main.getByRole('table').all()) await expect(table).toHaveAccessibleName(/./)
  await innovation.fill('可迁移的控制模型')
  await expectSaved(page)

  await page.getByRole('button', { name: '核对并提交' }).click()
  await expect(heading(page, '核对并提交')).toBeVisible()
  await expect(page).toHaveTitle(/核对并提交 - 填报申报书 - 科技管理平台$/)
  await expect(main).toMatchAriaSnapshot(`
    - region "有 1 条提醒，不影响提交":
      - list:
        - listitem:
          - link "还没有填写任何预期成果指标，评审时将难以考核。"
    - heading "核对并提交" [level=1]
    - paragraph: 请核对全部内容。要改的地方点“修改”，改完可以回到这里。
    - region "基本信息"
    - region "项目团队"
    - region "目标与进度"
    - region "经费预算"
    - region "回避专家"
    - region "附件与承诺"
    - paragraph: /^提交后由上海申江大学审核，审核前可以在“我的项目”撤回。申报截止时间：/
    - button "提交申报书"
  `)
  await page.getByRole('button', { name: '提交申报书' }).click()

  // The heading is where one is; the title says the same, and the next ways are links.
  await expect(heading(page, '申报书已提交')).toBeFocused()
  await expect(page).toHaveTitle(/申报书已提交 - 填报申报书 - 科技管理平台$/)
  await expect(main).toMatchAriaSnapshot(`
    - heading "申报书已提交" [level=1]
    - text: 接下来由 上海申江大学 办理，结果会通知您，也可以随时查看办理进度。 对方办理之前，您可以撤回。
    - term: 编号
    - definition: /\\d\\dDZ1200\\d{3}/
    - term: 名称
    - definition: 城市交通信号协同优化关键技术研究
    - term: 提交时间
    - definition: /\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d/
    - term: 状态
    - definition: 待单位审核
    - term: 当前办理
    - definition: 上海申江大学
    - term: 办理期限
    - definition: /\\d{4}-\\d\\d-\\d\\d 16:00/
    - link "查看办理进度"
    - button "打印回执"
    - link "查看所填内容"
    - link "返回列表"
  `)
})
