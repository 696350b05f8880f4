/**
 * Playwright config of the browser tests on the production build with its backend over HTTP (`npm run e2e --
 * served`).
 */
import { defineConfig } from '@playwright/test'
import demo, { demoSpecs } from './playwright.config'

process.env.E2E_SERVED = '1'

/**
 * The journeys and most of what people do, on the production build and its backend over HTTP (`npm run serve`): cookies, statuses, headers and uploads as they are,
 * so that nothing passes only because a service worker answered. Each worker starts a server of its own.
 */
export default defineConfig({
  ...demo,
  testMatch: '**/*.spec.ts',
  testIgnore: ['production/**', 'pictures/**', ...demoSpecs],
  outputDir: '../../test-results/e2e-served',
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e-served.json' }]],
  webServer: undefined,
})
