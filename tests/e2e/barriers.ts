/**
 * Checks a screen for barriers with axe, in a window as high as the page; for `access.spec.ts` and `sign-in.spec.ts`.
 */
import { expect, type Page, test } from '@playwright/test'
import { type AxeRules, findings } from './axe'
import type { Screen } from './screens'

export const desk = { width: 1440, height: 900 }
const telephone = { width: 390, height: 844 }
const narrowest = { width: 320, height: 800 }

/**
 * Faults that axe finds in a window as high as the page. In a smaller window, content below the fixed bottom bar would
 * count as covered; another test checks that the focus is never covered.
 */
async function violations(page: Page, rules?: AxeRules): Promise<string[]> {
  const size = page.viewportSize() ?? desk
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...size, height: Math.max(size.height, height + 200) })
  const found = await findings(page, rules)
  await page.setViewportSize(size)
  return found
}

/** How far the page can be pushed sideways, in px. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** How far the page goes on below what is in it, in px: something hidden for the eye only may lengthen it. */
function emptyBelow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const content = (document.getElementById('root')?.getBoundingClientRect().bottom ?? 0) + window.scrollY
    return Math.max(0, document.documentElement.scrollHeight - Math.max(window.innerHeight, Math.ceil(content)))
  })
}

/** By how many px the header cuts the site's name; the lines themselves stand out by two or three. */
function cutName(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('header a[href="/"] > span')]
        .filter((name) => name.checkVisibility())
        .map((name) => Math.max(name.scrollHeight - name.clientHeight - 4, name.scrollWidth - name.clientWidth)),
    ),
  )
}

/** The page as it settles in another window. */
async function resize(page: Page, size: typeof desk): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

/**
 * Each screen is free of what axe finds, has one heading, ends with its content, names the site whole and cannot be pushed sideways, on a desk, on a telephone and at 320 px. The window is
 * as on a desk (`desk`) before.
 */
export async function freeOfBarriers(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens.filter(({ likeAnother }) => !likeAnother || process.env.ACCESS === 'all')) {
    await test.step(screen.name, async () => {
      await screen.open(page)
      expect.soft(await violations(page), screen.name).toEqual([])
      await expect.soft(page.getByRole('heading', { level: 1 }), screen.name).toHaveCount(1)
      expect.soft(await overflow(page), screen.name).toBe(0)
      expect.soft(await emptyBelow(page), `${screen.name}, below its content`).toBe(0)
      await resize(page, telephone)
      // Only lists and forms differ by width; other screens are checked in one width.
      if (screen.otherwise) {
        expect
          .soft(await violations(page, { without: ['color-contrast'] }), `${screen.name}, on a telephone`)
          .toEqual([])
      }
      expect.soft(await overflow(page), `${screen.name}, on a telephone`).toBe(0)
      await resize(page, narrowest)
      expect.soft(await overflow(page), `${screen.name}, at 320 px`).toBe(0)
      expect.soft(await cutName(page), `${screen.name}, the site's name at 320 px`).toBe(0)
      await resize(page, desk)
      await screen.leave?.(page)
    })
  }
}
