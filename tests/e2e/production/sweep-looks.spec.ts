/** Sweep in a real browser: every page passes axe in every theme and fits the window. */
import { expect, type Page, test } from '@playwright/test'
import type { SweptAddress } from '../../sweep/addresses'
import { noted } from '../../sweep/noted'
import { chance } from '../../sweep/random'
import { whole } from '../../sweep/select-pages'
import { stateOrFramed } from '../../sweep/states'
import { findings } from '../axe'
import { become, followOwn, pageProblems, parts, rested, sweptPart, tooWide, watched } from './swept'

const languages = ['zh', 'en']

const desk = { width: 1440, height: 900 }
const telephone = { width: 390, height: 844 }
const looks = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  'high contrast': { colorScheme: 'light', contrast: 'more' },
} as const

/**
 * Faults that axe finds in a window as high as the page; in a smaller one, content below a fixed bottom bar counts as
 * covered.
 */
async function violations(page: Page, size: typeof desk): Promise<string[]> {
  await page.setViewportSize(size)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...size, height: Math.max(size.height, height + 200) })
  return findings(page)
}

/** The faults of a page in a language: axe in every appearance, and sideways scrolling at double text size. */
async function faultsOf(
  page: Page,
  { address, persona }: SweptAddress,
  language: string,
  turn: number,
): Promise<string[]> {
  await become(page, persona)
  await page.emulateMedia(looks.light)
  await page.setViewportSize(desk)
  const url = new URL('/', test.info().project.use.baseURL).href
  await page.context().addCookies([{ name: 'language', value: language, url }])
  await page.goto(address)
  const faults = await rested(page)
  // Each further turn opens another of the page's own tabs.
  if (turn >= languages.length && (await followOwn(page, chance(turn, address))) !== null)
    faults.push(...(await rested(page)))
  faults.push(...(await pageProblems(page, { asWritten: true, noNull: true })))
  for (const [look, media] of Object.entries(looks)) {
    await page.emulateMedia(media)
    for (const size of [desk, telephone])
      for (const violation of await violations(page, size)) faults.push(`${look}, ${size.width}: ${violation}`)
  }
  await page.evaluate(() => localStorage.setItem('portal_appearance', '{"large":true}'))
  await page.emulateMedia(looks.light)
  await page.setViewportSize({ width: desk.width / 2, height: desk.height / 2 })
  await page.reload()
  faults.push(...(await rested(page)))
  // A window half as wide is what text of twice the size leaves.
  for (const width of [desk.width / 2, 320]) faults.push(...(await tooWide(page, { width, height: 450 })))
  await page.evaluate(() => localStorage.removeItem('portal_appearance'))
  return faults
}

test.skip(!whole, 'axe looks at the screens of the lists in `access.spec.ts` each time, at every page in a whole sweep')

/** Each language meets a page in a state of its own, and each further round (`SWEEP_SEEDS=1,2`) in the next ones. */
const rounds = (process.env.SWEEP_SEEDS ?? '0').split(',').map(Number)
const turns = rounds.flatMap((round) =>
  languages.map((language, at) => [language, round * languages.length + at] as const),
)

for (const [language, turn] of turns) {
  for (let part = 0; part < parts; part += 1) {
    test(`every page passes axe in every theme on desktop and mobile, and fits the window at 200 % text size: ${language}, turn ${turn}, part ${part + 1}`, async ({
      page,
    }) => {
      test.setTimeout(14_400_000)
      const found = new Map<string, string>()
      const thrown = watched(page)
      for (const swept of sweptPart(part).walk) {
        const sweptAddress = stateOrFramed(swept, turn)
        const step = `${sweptAddress.address} as ${sweptAddress.persona} in ${language}`
        for (const fault of await noted(step, async () => [
          ...(await faultsOf(page, sweptAddress, language, turn)),
          ...thrown(),
        ])) {
          // The same element of a layout is one fault, whichever page shows it.
          const key = fault.replace(/[\w-]*\d[\w-]*/g, '#').slice(0, 160)
          if (!found.has(key)) found.set(key, `${step}: ${fault.slice(0, 300)}`)
        }
      }
      expect([...found.values()]).toEqual([])
    })
  }
}
