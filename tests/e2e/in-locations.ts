/** Runs a fault (lost line, full storage …) at every place that takes typing, for the browser tests of kept texts. */

import type { BrowserContext, Page } from '@playwright/test'
import { become, calmFromNextLoad } from './backend'
import type { Fault } from './faults'
import { expectSaved } from './support'
import { test } from './test'
import type { TextLocation } from './text-location'
import { locationsOf } from './text-locations'

/**
 * Runs a fault at every text location of this run that it fits.
 * @param before what has to stand before the page is opened
 */
export function inLocations(
  fault: Fault,
  fits: (location: TextLocation) => boolean,
  run: (location: TextLocation, page: Page, context: BrowserContext) => Promise<void>,
  before?: (page: Page) => Promise<void>,
): void {
  for (const location of locationsOf(fault).filter(fits)) {
    test(`${location.name}: ${fault}`, async ({ page, context }) => {
      await become(page, location.persona)
      await before?.(page)
      await location.open(page)
      await run(location, page, context)
    })
  }
}

export const any = () => true
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
