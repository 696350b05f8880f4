/** Prints one closing line with what the test runners counted; fails when one ran nothing. */
import { readFileSync } from 'node:fs'

const unit = JSON.parse(readFileSync('test-results/vitest.json', 'utf8'))
const browsers = ['e2e', 'e2e-production', 'e2e-served'].map(
  (name) => JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8')).stats,
)
const sum = (count) => browsers.reduce((total, stats) => total + count(stats), 0)
if (unit.numPassedTests === 0 || browsers.some(({ expected }) => expected === 0)) {
  process.stderr.write('A test runner ran no test.\n')
  process.exit(1)
}
const passed = unit.numPassedTests + sum(({ expected, flaky }) => expected + flaky)
const failed = unit.numFailedTests + sum(({ unexpected }) => unexpected)
process.stdout.write(
  `${passed} passed, ${failed} failed, ${unit.numPendingTests + sum(({ skipped }) => skipped)} skipped\n`,
)
