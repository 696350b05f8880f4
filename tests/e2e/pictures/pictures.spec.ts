/** Pictures of the chief screens: each × light, dark and senior mode × 1440 and 390 × Chinese and English. */

import type { Page } from '@playwright/test'
import { become } from '../backend'
import { expect, test } from '../test'
import { chiefScreens, pictureTime } from './chief-screens'

const looks = ['light', 'dark', 'senior'] as const
const widths = [1440, 390] as const
const languages = ['zh', 'en'] as const

/** `PICTURES=/mail,/account` and `PICTURE_LOOKS=light,senior` choose some. */
const chosen = process.env.PICTURES?.split(',')
const chosenLooks = process.env.PICTURE_LOOKS?.split(',')

/** Nothing is loading, what comes while idle has come, and the pictures of the page are there. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('.ant-skeleton, [aria-busy=true], .ant-spin-spinning, #first-paint')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}

const named = (text: string) => text.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home'

for (const look of looks.filter((one) => !chosenLooks || chosenLooks.includes(one)))
  for (const width of widths)
    for (const language of languages)
      test.describe(`${look} ${width} ${language}`, () => {
        test.use({
          viewport: { width, height: width === 390 ? 844 : 900 },
          colorScheme: look === 'dark' ? 'dark' : 'light',
          locale: language === 'zh' ? 'zh-CN' : 'en-GB',
        })
        for (const { address, persona } of chiefScreens) {
          if (chosen && !chosen.some((start) => (start === '/' ? address === '/' : address.startsWith(start)))) continue
          test(`${address} as ${persona ?? 'nobody'}`, async ({ page, baseURL }) => {
            await page.clock.setFixedTime(pictureTime)
            await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
            if (look === 'senior') await page.addInitScript(() => localStorage.setItem('portal_senior', '20'))
            if (persona) await become(page, persona)
            await page.goto(address)
            await settled(page)
            expect(new URL(page.url()).pathname).not.toMatch(/^\/(403|404|500)/)
            const name = [look, width, language, persona ?? 'nobody', named(address)].join('-')
            await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true })
          })
        }
      })
