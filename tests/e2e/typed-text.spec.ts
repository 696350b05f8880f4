/** Browser tests that typed text survives a browser that is really killed, in every place that takes typing. */
import { readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { makeTemporaryFolder, removeTemporaryFolder } from '../../build/temporary-folder.mjs'
import { become, restoreNetwork, setNetwork } from './backend'
import type { Fault } from './faults'
import { describePages, faultsAt, inTurn, savedByItself, type Words, wordsFor } from './in-locations'
import { order } from './served'
import { storedOnDevice } from './support'
import { expect, test } from './test'
import type { TextLocation } from './text-location'
import { allTextLocations } from './text-locations'

/** Everything is written within 300 ms; a busy machine takes longer until it is on its disk. */
const savedOnDeviceMs = 1000

/** Waits until the text is stored on the device and flushed to disk. */
async function untilStored(page: Page, text: string): Promise<void> {
  await expect.poll(() => storedOnDevice(page)).toContain(text)
  await page.waitForTimeout(savedOnDeviceMs)
}

/** A browser of its own with its files, so that it can be killed and started again. */
class Killable {
  #folder = makeTemporaryFolder('portal-e2e')
  #context: BrowserContext | undefined
  /** The place as it was opened after the last kill. */
  #shown: Page | undefined
  readonly #place: TextLocation
  readonly #baseURL: string | undefined

  constructor(location: TextLocation, baseURL: string | undefined) {
    this.#place = location
    this.#baseURL = baseURL
  }

  async run({ run }: KillingFault, number: number): Promise<void> {
    if (!this.#context) await this.#start()
    await run(this.#place, this, wordsFor(this.#place, number))
    await restoreNetwork()
    if (this.#shown && this.#place.savesByItself) await savedByItself(this.#place, this.#shown)
  }

  async #start(): Promise<BrowserContext> {
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

  /** The tab that the fault before has left, or a new one. */
  async first(): Promise<Page> {
    const shown = this.#shown ?? (await this.open())
    this.#shown = undefined
    return shown
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
    await this.#start()
    this.#shown = await this.open()
    return this.#shown
  }

  async fail({ fault }: KillingFault): Promise<void> {
    await describePages(this.#context, fault)
    await this.end()
    this.#folder = makeTemporaryFolder('portal-e2e')
    await order({ order: 'reset' })
  }

  async end(): Promise<void> {
    await this.#context?.close()
    this.#context = undefined
    this.#shown = undefined
    removeTemporaryFolder(this.#folder)
  }
}

interface KillingFault {
  fault: Fault
  fits?(location: TextLocation): boolean
  run(location: TextLocation, browser: Killable, words: Words): Promise<void>
}

const faults: readonly KillingFault[] = [
  {
    fault: 'killed',
    async run(location, browser, { text }) {
      const page = await browser.first()
      await browser.type(page, text)
      await untilStored(page, text)
      await browser.kill()
      const again = await browser.again()
      await expect(location.field(again)).toHaveValue(text)
    },
  },
  {
    fault: 'killed while typing',
    // Eighty digits are no amount.
    fits: ({ texts }) => !texts,
    async run(location, browser) {
      const page = await browser.first()
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
    },
  },
  {
    fault: 'two tabs',
    async run(location, browser, { text, other }) {
      const first = await browser.first()
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
    },
  },
  {
    fault: 'idle tab',
    async run(location, browser, { text }) {
      const page = await browser.first()
      const early = location.savesByItself && (await browser.open())
      await browser.type(page, text)
      await untilStored(page, text)
      const idle = early || (await browser.open())
      await idle.waitForTimeout(savedOnDeviceMs)
      await idle.close({ runBeforeUnload: true })
      await page.waitForTimeout(500)
      await browser.kill()
      const again = await browser.again()
      if (location.changedByOpening) await expect(again.getByText(text, { exact: true })).toBeVisible()
      else await expect(location.field(again)).toHaveValue(text)
    },
  },
  {
    fault: 'saved in another tab',
    async run(location, browser, { text, other }) {
      const first = await browser.first()
      await browser.type(first, text)
      await untilStored(first, text)
      const second = await browser.open()
      await browser.type(second, other)
      await location.save?.(second)
      await second.waitForTimeout(savedOnDeviceMs)
      await browser.kill()
      const again = await browser.again()
      await expect(again.getByText(text).first()).toBeVisible()
    },
  },
]

for (const location of allTextLocations) {
  const tried = faultsAt(faults, location)
  if (tried.length > 0) inTurn(location, tried, ({ baseURL }) => new Killable(location, baseURL))
}
