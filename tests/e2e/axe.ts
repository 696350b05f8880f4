/** Runs axe (WCAG 2.2 AA) on a page of a browser test and returns its findings, one line per element. */
import type { Page } from '@playwright/test'
import axeCore, { type RunOptions } from 'axe-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** All of axe's rules, or those without the ones named. */
export type AxeRules = 'all' | { without: readonly string[] }

/**
 * Faults that axe finds against WCAG 2.2 AA, one line per element; the demo panel is excluded. axe stays loaded in the
 * page, because injecting it again for every check takes four times as long.
 */
export async function findings(page: Page, rules: AxeRules = 'all'): Promise<string[]> {
  // Waits for transitions: colours are final only after they end.
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const animations = document
      .getAnimations()
      // An animation that is paused or repeats for ever never finishes.
      .filter(
        (animation) =>
          animation.playState === 'running' && Number.isFinite(animation.effect?.getComputedTiming().endTime),
      )
      .map((animation) => animation.finished)
    // One that is paused or hidden in the meantime is not waited for.
    const twoSeconds = new Promise((done) => setTimeout(done, 2000))
    await Promise.race([Promise.allSettled(animations), twoSeconds])
  })
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Frames hold what other sites show.
    iframes: false,
    runOnly: { type: 'tag', values: standards },
    rules: Object.fromEntries((typeof rules === 'object' ? rules.without : []).map((id) => [id, { enabled: false }])),
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run({ exclude: [['#demo-panel']] }, options)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => `${id} at ${target.join(' ')}: ${html}`),
    )
  }, options)
}
