import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { administratorScreens, newcomerScreens, researcherScreens, type Screen, signedOutScreens } from './screens'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const people: Readonly<Record<string, (page: Page) => Promise<readonly Screen[]>>> = {
  'somebody signed out': async () => signedOutScreens,
  'a researcher': researcherScreens,
  'a unit administrator': administratorScreens,
  'a new person': newcomerScreens,
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/**
 * What axe finds, one line for each place. It is asked in a window as high as the page: what stands under the bar at the
 * bottom counts as covered, wherever one has scrolled to; that the focus is never covered has a test of its own.
 */
async function violations(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 }
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...size, height: Math.max(size.height, height + 200) })
  const { violations } = await new AxeBuilder({ page }).withTags(rules).exclude('#demo-panel').analyze()
  await page.setViewportSize(size)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => `${id} at ${target.join(' ')}: ${html}`))
}

/** How far the page can be pushed sideways, in px. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })
    for (const [who, screensOf] of Object.entries(people)) {
      test(`every screen of ${who} is free of what axe finds, has one heading, and never scrolls sideways`, async ({
        page,
      }) => {
        test.setTimeout(240_000)
        for (const screen of await screensOf(page)) {
          await test.step(screen.name, async () => {
            await screen.open(page)
            expect.soft(await violations(page), screen.name).toEqual([])
            await expect.soft(page.getByRole('heading', { level: 1 }), screen.name).toHaveCount(1)
            expect.soft(await overflow(page), screen.name).toBe(0)
            if (viewport.width < 400) {
              await page.setViewportSize({ width: 320, height: 800 })
              expect.soft(await overflow(page), `${screen.name}, at 320 px`).toBe(0)
              await page.setViewportSize(viewport)
            }
            await screen.leave?.(page)
          })
        }
      })
    }
  })
}
