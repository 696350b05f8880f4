import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What axe finds against WCAG 2.2 AA, one line for each place; the demo's own panel is not the portal's.
 * @param left rules that were asked before, of the same colours
 */
export async function findings(page: Page, left: readonly string[] = []): Promise<string[]> {
  // What still fades in has other colours than it will have.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished),
    ).then(() => undefined),
  )
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .disableRules([...left])
    .exclude('#demo-panel')
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => `${id} at ${target.join(' ')}: ${html}`))
}
