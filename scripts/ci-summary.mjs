/** Prints one closing line with what both test runners counted; fails when either ran nothing. */
import { readFileSync } from 'node:fs'

const unit = JSON.parse(readFileSync('test-results/vitest.json', 'utf8'))
const browser = JSON.parse(readFileSync('test-results/e2e.json', 'utf8')).stats
if (unit.numPassedTests === 0 || browser.expected === 0) {
  process.stderr.write('A test runner ran no test.\n')
  process.exit(1)
}
const passed = unit.numPassedTests + browser.expected + browser.flaky
const failed = unit.numFailedTests + browser.unexpected
process.stdout.write(`${passed} passed, ${failed} failed, ${unit.numPendingTests + browser.skipped} skipped\n`)
