/** Playwright config of the browser tests on the demo (`npm run e2e -- demo`). */
import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './chromium.mjs'

const port = Number(process.env.E2E_PORT ?? 4173)

/** A demo that already runs (`E2E_BASE_URL=http://localhost:5199`): then nothing is served from the build. */
const running = process.env.E2E_BASE_URL

/**
 * What only the demonstration has: its panel and layout settings, test forms that are saved, the one-stop platform. All other specs run on the
 * served production build (`served.config.ts`), where a page opens faster.
 */
export const demoSpecs = ['demo', 'kinds', 'sign-in'].map((name) => `**/${name}.spec.ts`)

/** Real-browser tests: Debian's Chromium (or CHROMIUM_PATH) against the demo build, served as static files. */
export default defineConfig({
  testDir: '.',
  testMatch: demoSpecs,
  outputDir: '../../test-results/e2e',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  // A test that passes only the second time has a fault, its own or the portal's: `.ci/run` tries once more and names it at the end.
  retries: Number(process.env.E2E_RETRIES ?? 0),
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    actionTimeout: 15_000,
    // Recording costs a seventh of the time; a failure says without it what the page showed.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: chromiumOptions,
  },
  webServer: running
    ? undefined
    : {
        command: `npx vite preview --mode demo --outDir dist-demo --port ${port} --strictPort`,
        cwd: '../..',
        env: { CACHE_FILES: '1' },
        port,
        reuseExistingServer: false,
      },
})
