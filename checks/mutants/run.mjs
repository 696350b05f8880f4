/**
 * `npm run mutants -- PATH…`: runs Stryker, which changes one expression of these files after the other and runs the tests of pure logic that
 * reach it. A change that no test notices is printed. Exit code 1 below 90 % noticed.
 *
 * `--tests=PATH,PATH` runs the tests of other folders or files; without it those of the room that the first path stands in.
 * `--record` writes the scores of the files into `checks/mutants/scores.json`.
 * `--changed` measures the recorded files that changed since the main branch, or whose test did, with the tests of their record, and fails only
 * where one fell below it. What is not measured
 * within `--seconds=60` is said and is no failure.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeTemporaryFolder, removeTemporaryFolder } from '../../build/temporary-folder.mjs'
import { changedFiles, fallen, recordedScores, recordScores, roomOf, scoresOf, sliceOf } from './scores.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string' },
    record: { type: 'boolean' },
    changed: { type: 'boolean' },
    seconds: { type: 'string', default: '60' },
  },
})
const recorded = recordedScores()
const paths = values.changed ? sliceOf(changedFiles(), recorded, 3) : positionals
if (values.changed && paths.length === 0) {
  process.stdout.write('mutants: no recorded file changed\n')
  process.exit(0)
}
const lost = paths.find((path) => !existsSync(path))
if (paths.length === 0 || lost !== undefined) {
  process.stderr.write(
    `${lost === undefined ? 'Name files or folders' : `${lost} does not exist`}: npm run mutants -- src/lib/time\n`,
  )
  process.exit(2)
}
const tests = values.tests ?? (values.changed ? recorded[paths[0]].tests : roomOf(paths[0]))

const folder = makeTemporaryFolder('mutants')
const reportFile = join(folder, 'report.json')
const settings = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'checks/mutants/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  mutate: [
    ...paths.map((path) => (statSync(path).isDirectory() ? `${path.replace(/\/$/, '')}/**/*.{ts,mjs}` : path)),
    '!**/*.{test,test-d,generated}.ts',
  ],
  ignorePatterns: ['dist*', 'bench', 'test-results', 'tests/e2e', '*.tsbuildinfo'],
  // TypeScript 7 has no interface for programs, and nothing in the copy is compiled by it.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  reporters: ['clear-text', 'json', process.stdout.isTTY === true ? 'progress' : 'progress-append-only'],
  jsonReporter: { fileName: reportFile },
  clearTextReporter: { allowColor: process.stdout.isTTY === true, logTests: false, reportTests: false },
  concurrency: Number(process.env.MUTANTS_AT_ONCE ?? 2),
  // A busy machine answers late, and a test that is ended counts as one that noticed.
  timeoutMS: values.changed ? 10_000 : 60_000,
  tempDirName: `test-results/mutants/${process.pid}`,
  thresholds: { high: 95, low: 90, break: values.changed ? null : 90 },
}
writeFileSync(join(folder, 'stryker.json'), JSON.stringify(settings))
// A group of its own, so that the minute ends its test runners too.
const child = spawn('npx', ['stryker', 'run', join(folder, 'stryker.json')], {
  stdio: 'inherit',
  detached: true,
  env: { ...process.env, MUTANTS_TESTS: tests },
})
const ended = new Promise((resolve) => child.once('exit', resolve))
const stop = () => process.kill(-child.pid, 'SIGKILL')
const timer = values.changed && setTimeout(stop, Number(values.seconds) * 1000)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
const status = await ended
clearTimeout(timer)
const scores = existsSync(reportFile) ? scoresOf(JSON.parse(readFileSync(reportFile, 'utf8'))) : {}
removeTemporaryFolder(folder)
// The copy that a run leaves when it is ended.
if (status !== 0 && Object.keys(scores).length === 0) rmSync(settings.tempDirName, { recursive: true, force: true })
if (values.record) recordScores(scores, tests)
if (values.changed) {
  const faults = fallen(scores, recorded)
  for (const fault of faults) process.stderr.write(`mutants: ${fault}\n`)
  const unmeasured = paths.filter((path) => !(path in scores))
  for (const path of unmeasured) process.stdout.write(`mutants: ${path} was not measured in ${values.seconds} s\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
} else process.exitCode = status ?? 1
