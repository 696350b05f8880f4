/**
 * Prints a summary of the test runs in CI: tests that passed on the second try, counts; fails when a runner ran
 * nothing.
 */
import { readFileSync } from 'node:fs'

const unit = JSON.parse(readFileSync('test-results/vitest.json', 'utf8'))
const reports = ['e2e', 'e2e-production', 'e2e-served'].map((name) =>
  JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8')),
)
const browsers = reports.map(({ stats }) => stats)
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]
for (const { file, line, title, tests } of reports.flatMap(specsOf))
  if (tests.some(({ status }) => status === 'flaky'))
    process.stdout.write(`Passed only the second time: ${file}:${line} ${title}\n`)
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
