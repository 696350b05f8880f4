/** Browser test of every kind of form field, with axe. */
import { findings } from './axe'
import { heading, signInAs } from './support'
import { expect, test } from './test'

const sample = '/test/smartform/kinds-sample/content-kinds-sample'

test.describe('every kind of field', () => {
  test('passes axe in each of the four views', async ({ page }) => {
    await signInAs(page, '科研人员')
    for (const [id, title] of [
      ['texts', '文字与数字'],
      ['choices', '选择与附件'],
      ['people', '人员与资格'],
      ['funds', '经费与期限'],
    ] as const) {
      await page.goto(`${sample}/${id}`)
      await expect(heading(page, title)).toBeVisible()
      expect(await findings(page)).toEqual([])
    }
    for (const view of ['read', 'print', 'compare']) {
      await page.goto(`${sample}/texts?view=${view}`)
      await expect(heading(page, '样例表单')).toBeVisible()
      await expect(page.getByText('智能交通信号协同试验').first()).toBeVisible()
      expect(await findings(page)).toEqual([])
    }
  })

  test('keeps only the allowed subset of hostile pasted HTML', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signInAs(page, '科研人员')
    await page.goto(`${sample}/texts`)
    const story = page.getByRole('textbox', { name: '详细介绍' })
    await story.click()
    await page.keyboard.press('Control+A')
    await page.evaluate(async () => {
      const html =
        '<style>p{color:red}</style><h1 onclick="alert(1)">标题</h1><img src=x onerror="window.hit=1"><b>粗</b><a href="javascript:alert(1)">坏</a><a href="https://example.org/">好</a><table><tr><td>格</td></tr></table>'
      const item = new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) })
      await navigator.clipboard.write([item])
    })
    await page.keyboard.press('Control+V')
    await expect(story.locator('strong')).toHaveText('粗')
    await expect(story.locator('img, style, table, h1, [onclick], [style]')).toHaveCount(0)
    await expect(story.locator('a[href]')).toHaveCount(1)
    expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  })

  test('of formatted text supports keyboard, input method and undo, and is saved', async ({ page }) => {
    await signInAs(page, '科研人员')
    await page.goto(`${sample}/texts`)
    const story = page.getByRole('textbox', { name: '详细介绍' })
    await story.click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('ab')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '加粗' }).click()
    const inputMethod = await page.context().newCDPSession(page)
    for (const text of ['z', 'zh', 'zhong'])
      await inputMethod.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await inputMethod.send('Input.insertText', { text: '中' })
    await expect(story.locator('p')).toHaveText(['ab', '中'])
    await expect(story.locator('strong')).toHaveText('中')
    await page.keyboard.press('Control+Z')
    await expect(story).not.toContainText('中')
    await page.keyboard.press('Control+Shift+Z')
    await expect(story.locator('strong')).toHaveText('中')
    await expect(page.getByText(/已保存/).first()).toBeVisible()
    await page.reload()
    await expect(story.locator('p')).toHaveText(['ab', '中'])
    expect(await page.locator('style[data-tiptap-style]').count()).toBe(0)
  })
})

test('a declaration prints on A4, with repeated table heads and a draft mark', async ({ page }) => {
  await signInAs(page, '科研人员')
  await page.goto('/print/content-kinds-sample')
  await expect(heading(page, '打印项目申报书')).toBeVisible()
  await expect(page.getByText('310110198504160436')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(heading(page, '打印项目申报书')).toBeHidden()
  const head = await page
    .locator('thead')
    .first()
    .evaluate((element) => getComputedStyle(element).display)
  expect(head).toBe('table-header-group')
  // within an answer, and not only where a page of the form stands
  await expect(page.getByRole('columnheader', { name: '加入月份' })).toBeVisible()
  await expect(page.locator('[data-word="草稿"]')).toHaveCSS('position', 'fixed')
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.byteLength).toBeGreaterThan(10_000)
  // A4 in points, on more than one sheet
  const text = pdf.toString('latin1')
  expect(text).toMatch(/\/MediaBox \[0 0 59[45]\.\d+ 84[12]\.\d+\]/)
})
