/** Browser tests that typed text survives every fault of the device at every place. */
import { readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { makeTemporaryFolder, removeTemporaryFolder } from '../../build/temporary-folder.mjs'
import { become, calmFromNextLoad, restoreNetwork, setNetwork } from './backend'
import type { Fault } from './faults'
import { storedOnDevice } from './support'
import { expect, test } from './test'
import type { TextLocation } from './text-location'
import { breakDevice, locationsOf, words } from './text-locations'

/** Every fault of the device and the browser in every place that takes typing; processes are really killed. */

/** Everything is written within 300 ms; a busy machine takes longer until it is on its disk. */
const savedOnDeviceMs = 1000

/** Waits until the text is stored on the device and flushed to disk. */
async function untilStored(page: Page, text: string): Promise<void> {
  await expect.poll(() => storedOnDevice(page)).toContain(text)
  await page.waitForTimeout(savedOnDeviceMs)
}

/** A browser of its own with its files, so that it can be killed and started again. */
class Killable {
  readonly #folder = makeTemporaryFolder('portal-e2e')
  #context: BrowserContext | undefined
  readonly #place: TextLocation
  readonly #baseURL: string | undefined

  constructor(location: TextLocation, baseURL: string | undefined) {
    this.#place = location
    this.#baseURL = baseURL
  }

  async start(): Promise<BrowserContext> {
    const { launchOptions, locale, viewport } = test.info().project.use
    const context = await chromium.launchPersistentContext(this.#folder, {
      ...launchOptions,
      baseURL: this.#baseURL,
      locale,
      viewport,
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(20_000)
    const [page] = context.pages()
    if (!page) throw new Error('no page')
    // No document is left of the browser that was killed.
    await restoreNetwork()
    await become(page, this.#place.persona)
    this.#context = context
    return context
  }

  /** A tab with the place open. */
  async open(): Promise<Page> {
    const page = await this.#context?.newPage()
    if (!page) throw new Error('not started')
    await this.#place.open(page)
    return page
  }

  /** Types while disconnected where autosave would send the text; the next document finds it again. */
  async type(page: Page, text: string): Promise<void> {
    if (this.#place.savesByItself) await setNetwork(page, { offline: true })
    await this.#place.type(page, text)
  }

  /** Kills all browser processes at once, as a crash or a power failure does. */
  async kill(): Promise<void> {
    const process_ = Number(readlinkSync(join(this.#folder, 'SingletonLock')).split('-').at(-1))
    const closed = this.#context?.waitForEvent('close')
    process.kill(process_, 'SIGKILL')
    await closed
    this.#context = undefined
    await new Promise((resolve) => setTimeout(resolve, 500))
  }

  async again(): Promise<Page> {
    await this.start()
    return this.open()
  }

  async end(): Promise<void> {
    await this.#context?.close()
    removeTemporaryFolder(this.#folder)
  }
}

function inKillable(fault: Fault, run: (location: TextLocation, browser: Killable) => Promise<void>): void {
  for (const location of locationsOf(fault)) {
    test(`${location.name}: ${fault}`, async ({ baseURL }) => {
      const browser = new Killable(location, baseURL)
      try {
        await browser.start()
        await run(location, browser)
      } finally {
        await browser.end()
      }
    })
  }
}

test.describe('a draft is offered again', () => {
  inKillable('killed', async (location, browser) => {
    const [text = ''] = words(location)
    const page = await browser.open()
    await browser.type(page, text)
    await untilStored(page, text)
    await browser.kill()
    const again = await browser.again()
    await expect(location.field(again)).toHaveValue(text)
  })

  inKillable('killed while typing', async (location, browser) => {
    const page = await browser.open()
    await browser.type(page, '')
    const typing = location
      .field(page)
      .pressSequentially('不'.repeat(80), { delay: 100, timeout: 60_000 })
      .catch(() => undefined)
    await page.waitForTimeout(6000)
    const lengthNow = async () => (await location.field(page).inputValue()).length
    await expect.poll(lengthNow, { timeout: 30_000 }).toBeGreaterThan(20)
    const typed = await lengthNow()
    await browser.kill()
    await typing
    const again = await browser.again()
    // Text that the server has comes first. The last 300 ms (three letters at ten a second) and the letter being typed
    // may be lost.
    const left = async () => (await location.field(again).inputValue()).length
    await expect.poll(left).toBeGreaterThanOrEqual(typed - 4)
  })

  inKillable('two tabs', async (location, browser) => {
    const [text = '', other = ''] = words(location)
    const first = await browser.open()
    // A form that is opened needs the server, and would save the other's with it.
    const early = location.savesByItself && (await browser.open())
    await browser.type(first, text)
    await untilStored(first, text)
    const second = early || (await browser.open())
    await browser.type(second, other)
    await untilStored(second, other)
    await browser.kill()
    const again = await browser.again()
    await expect(location.field(again)).toHaveValue(other)
    // A form writes amounts with their decimals.
    const visible = location.savesByItself && location.texts ? new RegExp(`(^|\\D)${text}\\.00`) : text
    await expect(again.getByText(visible, { exact: true }).first()).toBeVisible()
  })

  inKillable('idle tab', async (location, browser) => {
    const [text = ''] = words(location)
    const page = await browser.open()
    const early = location.savesByItself && (await browser.open())
    await browser.type(page, text)
    await untilStored(page, text)
    const idle = early || (await browser.open())
    await idle.waitForTimeout(savedOnDeviceMs)
    await idle.close({ runBeforeUnload: true })
    await page.waitForTimeout(500)
    await browser.kill()
    const again = await browser.again()
    await expect(location.field(again)).toHaveValue(text)
  })

  inKillable('saved in another tab', async (location, browser) => {
    const [text = '', other = ''] = words(location)
    const first = await browser.open()
    await browser.type(first, text)
    await untilStored(first, text)
    const second = await browser.open()
    await browser.type(second, other)
    await location.save?.(second)
    await second.waitForTimeout(savedOnDeviceMs)
    await browser.kill()
    const again = await browser.again()
    await expect(again.getByText(text).first()).toBeVisible()
  })
})

test.describe('text typed during a save', () => {
  for (const location of locationsOf('late answer')) {
    test(`${location.name}: stays as unsaved after the response`, async ({ page, context }) => {
      const [text = '', , more = ''] = words(location)
      await become(page, location.persona)
      await location.open(page)
      await location.type(page, text)
      await setNetwork(page, { delay: 2500 })
      const saving = location.save?.(page)
      await page.waitForTimeout(600)
      await location.field(page).press('End')
      await location.field(page).pressSequentially(more)
      await saving
      await expect(location.field(page)).toHaveValue(text + more)
      await page.waitForTimeout(savedOnDeviceMs)
      await calmFromNextLoad(context)
      await page.close()
      const again = await context.newPage()
      await location.open(again)
      if (location.closedBySaving) await expect(again.getByText(text + more)).toBeVisible()
      else await expect(location.field(again)).toHaveValue(text + more)
    })
  }
})

for (const fault of ['full', 'denied', 'hanging'] as const) {
  test.describe(`when the device storage is ${fault}`, () => {
    for (const location of locationsOf(fault)) {
      test(`${location.name}: the page works, reports that drafts are not stored, and leaving asks for confirmation`, async ({
        page,
        context,
      }) => {
        await become(page, location.persona)
        await breakDevice(context, fault)
        await location.open(page)
        if (location.savesByItself) await setNetwork(page, { offline: true })
        const [text = ''] = words(location)
        await location.type(page, text)
        await expect(
          page.getByText(/这台设备现在存不下您填写的内容|本机也无法保存，请不要关闭页面/).first(),
        ).toBeVisible()
        await expect(page.getByText(/保存在这台电脑上|仅存于本机|会暂存在本机|关闭，保留输入/)).toHaveCount(0)
        const dialogEvent = page.waitForEvent('dialog')
        void page.close({ runBeforeUnload: true })
        const dialog = await dialogEvent
        expect(dialog.type()).toBe('beforeunload')
        await dialog.dismiss()
        await expect(location.field(page)).toHaveValue(text)
        if (location.leave) {
          // A link also asks, and lets the user leave.
          await location.leave(page)
          const question = page.getByRole('dialog', { name: '还有内容没有保存到服务器' })
          await expect(question).toContainText('这些内容本机也没有存下，离开就会丢失。')
          await question.getByRole('button', { name: '仍然离开' }).click()
          await expect(question).toHaveCount(0)
          await expect(location.field(page)).toHaveCount(0)
        }
      })
    }
  })
}
