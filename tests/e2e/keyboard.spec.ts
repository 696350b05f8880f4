/** Browser tests of using the portal by keyboard alone. */
import type { Page } from '@playwright/test'
import { become, begin, content, enterAs, fill, formAddress, guide, saveAnswers, submit } from './backend'
import { expectSaved, heading, password } from './support'
import { expect, test } from './test'

/** The focused element, as a keyboard user meets it. */
interface Stop {
  name: string
  /** Whether it looks different for having the focus: an outline, a shadow, or those of the frame around an input. */
  marked: boolean
  /** Whether a fixed element covers its centre, or it is outside the viewport. */
  covered: boolean
}

function stop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body || element.shadowRoot) return null
    const frame = element.closest('.ant-select, .ant-picker, .ant-radio-wrapper, .ant-checkbox-wrapper') ?? element
    const looks = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    }
    const { left, top, width, height } = frame.getBoundingClientRect()
    const over = document.elementFromPoint(left + Math.min(width / 2, 100), top + Math.min(height / 2, 20))
    const related = over && (frame.contains(over) || over.contains(frame))
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.id ?? ''} ${element.textContent?.slice(0, 20)}`,
      marked: [frame, element, ...frame.querySelectorAll('*')].some(looks),
      covered: !related,
    }
  })
}

async function tabTo(page: Page, target: ReturnType<Page['locator']>, most = 60): Promise<void> {
  for (let count = 0; count < most; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, `reached within ${most} presses of the tabulator`).toBeFocused()
}

test('a keyboard user signs in, skips the menu by the skip link, and opens a guide', async ({ page }) => {
  await page.goto('/user/login')
  await tabTo(page, page.getByRole('textbox', { name: '用户名或手机号码' }))
  await page.keyboard.type('researcher')
  await tabTo(page, page.getByRole('textbox', { name: '密码' }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(heading(page, /陈思远/)).toBeVisible()
  await page.reload()
  await expect(heading(page, /陈思远/)).toBeVisible()
  await page.locator('body').press('Tab')
  const skip = page.getByRole('link', { name: '跳到主要内容' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  // Past what waits for this person, which home says first.
  await tabTo(page, page.getByRole('link', { name: /人工智能技术攻关项目/ }), 40)
  await page.keyboard.press('Enter')
  await expect(heading(page, /人工智能技术攻关项目/)).toBeFocused()
})

test('a page change moves the focus to the heading and updates the title', async ({ page }) => {
  await enterAs(page, 'researcher')
  await expect(heading(page, /陈思远/)).toBeVisible()
  for (const [link, title] of [
    ['我的项目', '我的项目'],
    ['申报项目', '项目申报'],
  ] as const) {
    await page
      .getByRole('main')
      .getByRole('link', { name: link, exact: true })
      .or(page.getByRole('button', { name: link }))
      .click()
    await expect(heading(page, title)).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(title))
  }
  await page.goBack()
  await expect(heading(page, '我的项目')).toBeFocused()
})

/** Tabs to the button and presses it. */
async function pressButton(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }), 90)
  await page.keyboard.press('Enter')
}

test('a declaration is filled in by keyboard alone, from its first field to the receipt', async ({ page }) => {
  test.setTimeout(180_000)
  await become(page, 'researcher')
  const contentId = await begin(page)
  await fill(page, contentId)
  await saveAnswers(page, contentId, { projectName: null, applicationArea: null, cycle: null, keywords: null })
  await page.goto(formAddress(contentId))
  await tabTo(page, page.getByRole('textbox', { name: /^项目名称/ }))
  await page.keyboard.type('键盘填写的项目')
  await tabTo(page, page.getByRole('combobox', { name: /^应用领域/ }))
  await page.keyboard.type('大模型')
  // Above the one entry stand the two that it belongs to.
  await expect(page.locator('.ant-select-dropdown:visible [role="treeitem"]')).toHaveCount(3)
  for (let level = 1; level <= 3; level++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: '开始日期' }))
  await page.keyboard.type('2027-01-01')
  await tabTo(page, page.getByRole('textbox', { name: '结束日期' }))
  await page.keyboard.type('2028-12-31')
  await expect(page.getByRole('textbox', { name: '结束日期' })).toHaveValue('2028-12-31')
  await tabTo(page, page.getByRole('radio', { name: '应用研究' }))
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: '基础研究' })).toBeChecked()
  await expectSaved(page)
  expect((await content(page, contentId)).values).toMatchObject({
    projectName: '键盘填写的项目',
    applicationArea: { name: '大模型与算法' },
    cycle: { start: '2027-01-01', end: '2028-12-31' },
    researchType: 'basic',
  })
  await pressButton(page, '下一页')
  await expect(heading(page, '项目团队')).toBeFocused()

  // The summary lists missing answers and links to them.
  await pressButton(page, '核对并提交')
  const summary = page.getByRole('region', { name: '有 1 处需要处理' })
  await expect(summary).toBeFocused()
  await tabTo(page, summary.getByRole('link').first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^关键词/ })).toBeFocused()
  await page.keyboard.type('键盘；无障碍；表单')
  await expectSaved(page)

  await pressButton(page, '核对并提交')
  await expect(heading(page, '核对并提交')).toBeFocused()
  await expect(page.getByRole('main')).toContainText('键盘；无障碍；表单')
  await pressButton(page, '提交申报书')
  await expect(heading(page, '申报书已提交')).toBeFocused()
})

test('rows are added, moved, removed and restored by keyboard without losing the focus', async ({ page }) => {
  await become(page, 'researcher')
  await page.goto(formAddress(await begin(page), 'recusal'))
  const add = page.getByRole('button', { name: '添加一行' })
  for (const name of ['甲', '乙']) {
    await add.focus()
    await page.keyboard.press('Enter')
    const row = name === '甲' ? 1 : 2
    await page.getByRole('textbox', { name: `第 ${row} 行 专家姓名` }).fill(name)
  }
  const first = page.getByRole('textbox', { name: '第 1 行 专家姓名' })
  await page.getByRole('button', { name: '第 2 行的操作' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: /^在上方插入一行/ })).toBeFocused()
  // One key after the other, as hands press them: the menu moves its focus a frame later.
  for (const next of [/^在下方插入一行/, /^复制这一行/, /^上移/]) {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: next })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(first).toHaveValue('乙')
  await expect(page.getByRole('status').filter({ hasText: '已移到第 1 行' })).toBeVisible()
  expect(await stop(page)).not.toBeNull()
  await first.press('Alt+Shift+Delete')
  await expect(first).toHaveValue('甲')
  await expect(page.getByRole('status').filter({ hasText: '已删除第 1 行' })).toBeVisible()
  const undo = page.getByRole('button', { name: '撤销' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first).toHaveValue('乙')
  expect(await stop(page)).not.toBeNull()
})

for (const [where, size] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a telephone', { width: 390, height: 844 }],
] as const) {
  test.describe(`the keyboard focus on ${where}`, () => {
    test.use({ viewport: size })
    test('is visible at each stop and never covered by sticky elements', async ({ page }) => {
      await become(page, 'researcher')
      await page.goto(formAddress(await begin(page), 'budget'))
      await expect(heading(page, '经费预算')).toBeVisible()
      await heading(page, '经费预算').focus()
      const stops: Stop[] = []
      for (let count = 0; count < 45; count += 1) {
        await page.keyboard.press('Tab')
        // Scrolling to it is not instant everywhere.
        await page.waitForTimeout(30)
        const found = await stop(page)
        if (found) stops.push(found)
      }
      expect(stops.length).toBeGreaterThan(35)
      expect(stops.filter(({ marked }) => !marked)).toEqual([])
      expect(stops.filter(({ covered }) => covered)).toEqual([])
    })
  })
}

test('a keyboard user moves from the top of a filed form to the decision with one key', async ({ page }) => {
  await become(page, 'researcher')
  const contentId = await begin(page)
  await fill(page, contentId)
  await submit(page, contentId)
  await enterAs(page, 'unitAdministrator', `/project-manage-list/unit-1/${guide().id}/review/${contentId}`)
  const jump = page.getByRole('button', { name: '跳到审核意见' })
  await expect(jump).toHaveCSS('clip-path', 'inset(50%)')
  await page.getByRole('main').focus()
  await tabTo(page, jump, 12)
  await expect(jump).toHaveCSS('clip-path', 'none')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: '审核意见' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: /^通过/ })).toBeFocused()
})
