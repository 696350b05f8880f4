/** Runs faults (lost line, full storage …) in a row at each place that takes typing, for the browser tests of typed texts. */

import { writeFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { become, calmFromNextLoad, restoreNetwork } from './backend'
import { contradictions } from './contradictions'
import { type Fault, isTried } from './faults'
import { order } from './served'
import { expectSaved } from './support'
import { expect, test } from './test'
import type { TextLocation } from './text-location'
import { allTextLocations } from './text-locations'

/** What a fault types: each fault of a place something else, so that nothing of an earlier one is taken for it. */
export interface Words {
  text: string
  other: string
  /** Typed after it. */
  more: string
}

/** A fault, and what is tried with it at a place. */
export interface TriedFault {
  fault: Fault
  /** Places at which it can happen; every place without it. */
  fits?(location: TextLocation): boolean
  /** What has to stand before the page is opened. */
  before?(page: Page): Promise<void>
  /** Whether it needs a device and a backend on which nothing has happened, such as one whose time stands still. */
  alone?: boolean
  /** Answers the page that shows the place again, where the next fault can go on with it. */
  run(location: TextLocation, page: Page, context: BrowserContext, words: Words): Promise<Page | undefined>
}

/** The faults of a spec that this run tries at a place. */
export const faultsAt = <F extends Pick<TriedFault, 'fault' | 'fits'>>(faults: readonly F[], location: TextLocation) =>
  faults.filter(
    ({ fault, fits }) =>
      isTried(fault, location.name) && !location.without?.includes(fault) && (fits?.(location) ?? true),
  )

/** The texts of the fault with this number at a place. */
export function wordsFor({ texts }: TextLocation, number: number): Words {
  if (!texts) return { text: `写到一半的甲${number}`, other: `另外写的乙${number}`, more: '再加' }
  const [text, other, more] = texts
  return { text: `${Number(text) + number}`, other: `${Number(other) + number}`, more }
}

/**
 * Makes a test of each place: the faults one after the other. A fault goes on with the page of the one before, on the same device; after a
 * failure, or where a fault has to be alone, with a new device and a new backend. All failures of a place are in its test's message.
 */
export function inLocations(faults: readonly TriedFault[]): void {
  for (const location of allTextLocations) {
    const tried = faultsAt(faults, location)
    if (tried.length > 0) inTurn(location, tried, ({ browser }) => new Place(location, browser))
  }
}

/** Where a place's faults are tried one after the other. */
interface Turns<F> {
  run(fault: F, number: number): Promise<void>
  /** Writes down what a failed fault left, and begins anew. */
  fail(fault: F): Promise<void>
  end(): Promise<void>
}

/** Milliseconds for one fault: one that hangs does not hide those after it. */
const oneFault = 90_000

/** One test with faults in a row. */
export function inTurn<F extends { fault: Fault }>(
  location: TextLocation,
  faults: readonly F[],
  begin: (fixtures: { browser: Browser; baseURL: string | undefined }) => Turns<F>,
): void {
  test(`${location.name}: ${faults.map(({ fault }) => fault).join('; ')}`, async ({ browser, baseURL }) => {
    test.setTimeout(faults.length * oneFault)
    const turns = begin({ browser, baseURL })
    const failures: string[] = []
    for (const [number, fault] of faults.entries()) {
      try {
        await test.step(fault.fault, () => turns.run(fault, number), { timeout: oneFault })
      } catch (error) {
        failures.push(`${location.name}: ${fault.fault}: ${error instanceof Error ? error.stack : error}`)
        await turns.fail(fault)
      }
    }
    await turns.end()
    if (failures.length > 0) throw new Error(failures.join('\n\n'))
  })
}

/** Writes what the pages show into the test's folder. */
export async function describePages(context: BrowserContext | undefined, fault: Fault): Promise<void> {
  for (const [index, page] of (context?.pages() ?? []).entries()) {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String)
    writeFileSync(test.info().outputPath(`${fault.replaceAll(/\W+/g, '-')}-${index}.txt`), `${page.url()}\n${shown}`)
  }
}

/** What a page says after a fault is true together. */
async function expectNoContradiction(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(contradictions)).toEqual([])
}

/** A place on a device that the faults of a test share. */
class Place implements Turns<TriedFault> {
  readonly #location: TextLocation
  readonly #browser: Browser
  #context: BrowserContext | undefined
  /** The place as the fault before has left it. */
  #page: Page | undefined

  constructor(location: TextLocation, browser: Browser) {
    this.#location = location
    this.#browser = browser
  }

  async run(fault: TriedFault, number: number): Promise<void> {
    if (fault.alone && this.#context) await this.#renew()
    this.#context ??= await this.#browser.newContext()
    const context = this.#context
    const page = this.#page ?? (await this.#open(context, fault))
    this.#page = undefined
    const left = await fault.run(this.#location, page, context, wordsFor(this.#location, number))
    for (const open of context.pages()) await expectNoContradiction(open)
    if (fault.alone) return this.#renew()
    await restoreNetwork()
    if (left && this.#location.savesByItself) await savedByItself(this.#location, left)
    for (const other of context.pages()) if (other !== left) await other.close()
    this.#page = left
  }

  async #open(context: BrowserContext, { before }: TriedFault): Promise<Page> {
    const page = await context.newPage()
    await become(page, this.#location.persona)
    await before?.(page)
    await this.#location.open(page)
    return page
  }

  /** From here on nothing has happened, neither on the device nor at the backend. */
  async #renew(): Promise<void> {
    await this.end()
    await order({ order: 'reset' })
    await restoreNetwork()
  }

  async fail({ fault }: TriedFault): Promise<void> {
    await describePages(this.#context, fault)
    await this.#renew()
  }

  async end(): Promise<void> {
    await this.#context?.close()
    this.#context = undefined
    this.#page = undefined
  }
}

export const savedByHand = (location: TextLocation) => location.save !== undefined

/** Waits until a place that saves by itself says that all is saved. */
export const savedByItself = (location: TextLocation, page: Page) => (location.saved ?? expectSaved)(page)

/** Longer than the 300 ms within which everything is written to the device. */
export const savedOnDeviceMs = 500

/** Opens the same place in a new tab, on a network that works again. */
export async function openAgain(location: TextLocation, context: BrowserContext): Promise<Page> {
  await calmFromNextLoad(context)
  const again = await context.newPage()
  await become(again, location.persona)
  await location.open(again)
  return again
}
