/** Browser tests of the English interface. */
import type { Locator, Page } from '@playwright/test'
import { enterAs } from './backend'
import { heading } from './support'
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

function isChinese(text: string): boolean {
  return /[\u4e00-\u9fff]/.test(text)
}

test('the base statistics break no word of a kind of base in a narrow window', async ({ page }) => {
  await enterAs(page, 'supervisingDepartment', '/base/statistics')
  await switchTo(page, 'English')
  await page.setViewportSize({ width: 390, height: 844 })
  const kinds = page.getByRole('table', { name: 'Kind' }).getByRole('rowheader')
  await expect(kinds.first()).toBeVisible()
  const broken = await kinds.evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() as Text
      return [...text.data.matchAll(/[\w’]+/g)].flatMap(({ 0: word, index }) => {
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    }),
  )
  expect(broken).toEqual([])
})
