/**
 * `npm run e2e` runs the real-browser tests of the demo, of the production build with a broken network, and of the
 * served build, or the named ones: `npm run e2e -- production offline`. Arguments after a part's name go to Playwright.
 * `npm run e2e -- pictures` compares pictures of the chief screens with another revision (`pictures/run.mjs`).
 */
import { buildPortal } from '../../build/build-portal.mjs'
import { run, runParts } from '../../build/run-parts.mjs'
import { comparePictures } from './pictures/run.mjs'

const playwright = (folder, words) => run('playwright', 'test', '--config', `tests/e2e/${folder}`, ...words)

const parts = {
  async demo(words) {
    await buildPortal('dist-demo', {}, 'demo')
    await playwright('playwright.config.ts', words)
  },
  // Its server makes its builds.
  production: (words) => playwright('production/playwright.config.ts', words),
  async served(words) {
    await import('./production-builds.mjs')
    await playwright('served.config.ts', words)
  },
}

// A longer run of its own, not among the parts that run when none is named.
if (process.argv[2] === 'pictures')
  await comparePictures(process.argv.slice(3)).catch((error) => {
    process.stderr.write(`Failed: pictures: ${error.message}\n`)
    process.exitCode = 1
  })
else await runParts(parts)
