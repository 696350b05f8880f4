import { expect, type Page, test } from '@playwright/test'
import { awardScreens } from './award-screens'
import { type Asked, findings } from './axe'
import { baseScreens } from './base-screens'
import { expertScreens } from './expert-screens'
import { filingScreens } from './filing-screens'
import { mailScreens } from './mail-screens'
import { projectScreens } from './project-screens'
import { reviewScreens } from './review-screens'
import { administratorScreens, newcomerScreens, researcherScreens, type Screen } from './screens'
import { signedOutScreens } from './signed-out-screens'

const people: Readonly<Record<string, (page: Page) => Promise<readonly Screen[]>>> = {
  'somebody signed out': async () => signedOutScreens,
  'a researcher': researcherScreens,
  'a reviewer': reviewScreens,
  'a unit administrator': administratorScreens,
  'a new person': newcomerScreens,
  'a project after its approval': projectScreens,
  'a base and its years': baseScreens,
  'national projects and foreign experts': filingScreens,
  'mail and what is due': mailScreens,
  'experts and the commission': expertScreens,
  'the awards': awardScreens,
}

const desk = { width: 1440, height: 900 }
const telephone = { width: 390, height: 844 }
const narrowest = { width: 320, height: 800 }

/**
 * What axe finds in a window as high as the page: what stands under the bar at the bottom counts as covered, wherever one has
 * scrolled to; that the focus is never covered has a test of its own.
 */
async function violations(page: Page, asked?: Asked): Promise<string[]> {
  const size = page.viewportSize() ?? desk
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...size, height: Math.max(size.height, height + 200) })
  const found = await findings(page, asked)
  await page.setViewportSize(size)
  return found
}

/** How far the page can be pushed sideways, in px. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** The page as it settles in another window. */
async function resize(page: Page, size: typeof desk): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

test.use({ viewport: desk })

for (const [who, screensOf] of Object.entries(people)) {
  test(`every screen of ${who} is free of what axe finds, has one heading, and never scrolls sideways`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    for (const screen of await screensOf(page)) {
      await test.step(screen.name, async () => {
        await screen.open(page)
        expect.soft(await violations(page), screen.name).toEqual([])
        await expect.soft(page.getByRole('heading', { level: 1 }), screen.name).toHaveCount(1)
        expect.soft(await overflow(page), screen.name).toBe(0)
        await resize(page, telephone)
        // Other boxes than on a desk are what lists and forms have; what has not is the same in another width.
        if (screen.otherwise) {
          expect
            .soft(await violations(page, { without: ['color-contrast'] }), `${screen.name}, on a telephone`)
            .toEqual([])
        }
        expect.soft(await overflow(page), `${screen.name}, on a telephone`).toBe(0)
        await resize(page, narrowest)
        expect.soft(await overflow(page), `${screen.name}, at 320 px`).toBe(0)
        await resize(page, desk)
        await screen.leave?.(page)
      })
    }
  })
}
