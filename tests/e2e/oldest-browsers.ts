/** Removes from a browser what the oldest supported browsers lack, for journeys in the browser tests. */
import type { BrowserContext } from '@playwright/test'
import { featuresAboveFloor } from '../../checks/browser-floor.mjs'
import accepted from '../../checks/browsers-accepted.json' with { type: 'json' }

/**
 * Takes away from a browser what the oldest supported ones lack of JavaScript and of the platform (`browserslist` in
 * package.json), so that a journey shows that the portal does without. Style sheets keep what they have.
 * To call before the first page opens.
 */
export async function takeAwayNewFeatures(context: BrowserContext): Promise<void> {
  const { globals, statics, methods } = featuresAboveFloor()
  const isMissing = (name: string, lacking: readonly string[]) =>
    lacking.some((browser) => browser.startsWith('chrome')) || name in accepted.accepted
  const names = (features: ReadonlyMap<string, readonly string[]>) =>
    [...features].filter(([name, lacking]) => isMissing(name, lacking)).map(([name]) => name)
  await context.addInitScript(
    (missing) => {
      const view = window as unknown as Record<string, Record<string, object> | undefined>
      for (const name of missing.globals) delete view[name]
      for (const [owner = '', name = ''] of missing.statics) delete view[owner]?.[name]
      for (const { owners, name } of missing.methods) {
        for (const owner of owners) delete (view[owner]?.prototype as Record<string, unknown> | undefined)?.[name]
        if (owners.includes('Window')) delete view[name]
      }
    },
    {
      globals: names(globals),
      statics: names(statics).map((name) => name.split('.')),
      methods: [...methods]
        .filter(([name, { lacking }]) => isMissing(`.${name}`, lacking))
        .map(([name, { owners }]) => ({ name, owners: [...owners] })),
    },
  )
}
