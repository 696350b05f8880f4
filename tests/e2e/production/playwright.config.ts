/** Playwright config of the browser tests on the production build (`npm run e2e -- production`). */
import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '../chromium.mjs'
import demo from '../playwright.config'

/** A server that already runs. */
const running = process.env.E2E_PRODUCTION_URL

const port = Number(process.env.E2E_PORT ?? 4173) + 1000

/** `serve-production.mjs` also plays the government portal, whose frames surround the pages under `/zwdt`. */
const governmentPortal = `--host-resolver-rules=MAP government.test:80 127.0.0.1:${running ? Number(new URL(running).port) + 1 : port + 1}`

/**
 * Real-browser tests of the production build: what happens when its files or the backend are cut off, hang or come late. The
 * backend is a server of its own here, so that the network between can be broken.
 */
export default defineConfig({
  ...demo,
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../../test-results/e2e-production',
  reporter: [['list'], ['json', { outputFile: '../../../test-results/e2e-production.json' }]],
  // Tests cannot intercept requests of a service worker, so it is disabled except in the test about it.
  use: {
    ...demo.use,
    serviceWorkers: 'block',
    baseURL: running ?? `http://localhost:${port}`,
    launchOptions: { ...chromiumOptions, args: [...chromiumOptions.args, governmentPortal] },
  },
  webServer: running
    ? undefined
    : {
        command: 'node tests/e2e/production/serve.mjs',
        cwd: '../../..',
        env: { PORT: String(port) },
        port,
        timeout: 300_000,
        // SIGTERM lets the server remove its data folder.
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        reuseExistingServer: false,
      },
})
