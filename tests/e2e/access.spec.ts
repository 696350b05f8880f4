/** Browser test of all kinds of screens with axe, one heading, and no sideways scroll. */
import type { Page } from '@playwright/test'
import { awardScreens } from './award-screens'
import { desk, freeOfBarriers } from './barriers'
import { expertScreens } from './expert-screens'
import { filingScreens } from './filing-screens'
import { mailScreens } from './mail-screens'
import { projectScreens } from './project-screens'
import { reviewScreens } from './review-screens'
import { baseScreens } from './science-base-screens'
import { administratorScreens, newcomerScreens, researcherScreens, type Screen } from './screens'
import { test } from './test'

/** One screen of each kind: `npm run sweep` opens every page in every look. */
const people: Readonly<Record<string, (page: Page) => Promise<readonly Screen[]>>> = {
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

test.use({ viewport: desk })

for (const [who, screensOf] of Object.entries(people)) {
  test(`every screen of ${who} passes axe, has one heading, and never scrolls sideways`, async ({ page }) => {
    test.setTimeout(300_000)
    await freeOfBarriers(page, await screensOf(page))
  })
}
