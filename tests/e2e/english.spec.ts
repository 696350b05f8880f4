/** Browser tests of the English interface. */
import type { Locator, Page } from '@playwright/test'
import { become, begin, content, enterAs, formAddress } from './backend'
import { answer, expectSaved, heading } from './support'
import { expect, test } from './test'

/** Chinese that a person reads or hears in a part of the page: texts and spoken names, but no field's own data. */
function chineseIn(part: Locator, except = ''): Promise<string[]> {
  return part.first().evaluate((root, except) => {
    const chinese = /[\u4e00-\u9fff]/
    const found: string[] = []
    const walk = (node: Node) => {
      if (node instanceof Element) {
        // A language is named in itself.
        if (node.getAttribute('lang')?.startsWith('zh') || (except && node.matches(except))) return
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
          const value = node.getAttribute(name)
          if (value && chinese.test(value)) found.push(`${name}: ${value}`)
        }
      }
      if (node instanceof Text && chinese.test(node.data)) found.push(node.data)
      for (const child of node.childNodes) walk(child)
    }
    walk(root)
    return found
  }, except)
}

const switchTo = (page: Page, language: string) => page.getByRole('button', { name: language, exact: true }).click()

test('the English sign-in page has no Chinese text, and its errors are English too', async ({ page }) => {
  await page.goto('/user/login')
  await page.getByRole('textbox', { name: '用户名或手机号码' }).fill('researcher')
  await switchTo(page, 'English')
  await expect(heading(page, 'Sign in')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('input[name=username]')).toHaveValue('researcher')
  // The names of the demonstration's people are its data.
  const personas = 'section:has(h2)'
  expect(await chineseIn(page.locator('body'), `${personas}, script, style, noscript`)).toEqual([])
  await page.locator('input[name=password]').fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Wrong user name or password. Please try again').first()).toBeVisible()
  expect(await page.title()).not.toMatch(/[\u4e00-\u9fff]/)
})

test('the English home has no Chinese text but names and guides, and the language survives a reload', async ({
  page,
}) => {
  await enterAs(page, 'researcher')
  await expect(heading(page, /陈思远/)).toBeVisible()
  await switchTo(page, 'English')
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await page.reload()
  // People who have written their name in Latin letters are named so.
  const person = page.getByRole('button', { name: /Chen Siyuan/ })
  await expect(person).toBeVisible()
  expect(await chineseIn(page.getByRole('banner'))).toEqual([])
  expect(await chineseIn(page.getByRole('contentinfo'))).toEqual([])
  expect((await page.getByRole('main').getByRole('heading').allTextContents()).filter(isChinese)).toEqual([])
  expect(await page.title()).not.toMatch(/[\u4e00-\u9fff]/)
  await person.click()
  expect(await chineseIn(page.getByRole('menu').last())).toEqual([])
})

test('typed text stays and is saved when the language is switched while typing', async ({ page }) => {
  await become(page, 'researcher')
  const contentId = await begin(page)
  await page.goto(formAddress(contentId, 'plan'))
  const innovation = answer(page, '创新点')
  await innovation.pressSequentially('写到一半')
  await switchTo(page, 'English')
  await expect(
    page.getByRole('button', { name: 'Next page' }).or(page.getByRole('button', { name: 'Next' })),
  ).toBeVisible()
  // The form is offered in both languages: its labels follow, what was typed stays.
  await expect(answer(page, 'Innovations')).toHaveValue('写到一半')
  await expect(page.locator('[role=status][data-status=saved]')).toBeVisible()
  expect((await content(page, contentId)).values.innovation).toBe('写到一半')

  await expect(page.getByRole('button', { name: 'English' })).toHaveCount(0)
  expect(await chineseIn(page.locator('[role=status][data-status]').locator('xpath=../..'), '[title]')).toEqual([])
  await switchTo(page, '中文')
  await expectSaved(page)
  await expect(innovation).toHaveValue('写到一半')
})

function isChinese(text: string): boolean {
  return /[\u4e00-\u9fff]/.test(text)
}
