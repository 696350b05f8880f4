/**
 * Playwright config of `npm run e2e -- pictures`: compares pictures of the chief screens with those of another
 * revision.
 */
import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '../chromium.mjs'
import served from '../served.config'
import { pictureTime } from './chief-screens'

process.env.PICTURE_TIME = String(pictureTime)
process.env.SERVED_IMPORT = './tests/e2e/pictures/fixed-clock.mjs'

/**
 * Compares pictures of the chief screens with those of another revision; `run.mjs` makes both builds. Fonts are those of the machine that
 * makes both pictures; hinting, subpixels, colours and the caret are pinned.
 */
export default defineConfig({
  ...served,
  testDir: '.',
  testMatch: 'pictures.spec.ts',
  testIgnore: [],
  outputDir: '../../../test-results/pictures',
  snapshotPathTemplate: '{testDir}/../../../test-results/pictures-of-reference/{arg}{ext}',
  reporter: [['list'], ['html', { outputFolder: '../../../test-results/pictures-report', open: 'never' }]],
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { maxDiffPixels: 0, threshold: 0, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  use: {
    ...served.use,
    deviceScaleFactor: 1,
    launchOptions: {
      ...chromiumOptions,
      args: [
        ...chromiumOptions.args,
        '--font-render-hinting=none',
        '--disable-font-subpixel-positioning',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
  },
})
