/**
 * `npm run mutants -- PATH…`: changes one expression of these files after the other and runs the tests of pure logic that
 * reach it. A change that no test notices is printed. Exit code 1 below 90 % noticed.
 *
 * `--tests=PATH` runs the tests of another folder; without it those of the room that the first path stands in.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTemporaryFolder, removeTemporaryFolder } from '../../build/temporary-folder.mjs'

/** Folders whose tests are run together. */
const rooms = ['src/lib', 'src/smartform', 'src/work', 'src/api', 'src/session', 'mocks/work', 'mocks']

const words = process.argv.slice(2)
const paths = words.filter((word) => !word.startsWith('--'))
const lost = paths.find((path) => !existsSync(path))
if (paths.length === 0 || lost !== undefined) {
  process.stderr.write(
    `${lost === undefined ? 'Name files or folders' : `${lost} does not exist`}: npm run mutants -- src/lib/time\n`,
  )
  process.exit(2)
}
const roomOf = (path) => rooms.find((room) => path.startsWith(room)) ?? path
const tests = words.find((word) => word.startsWith('--tests='))?.slice('--tests='.length) ?? roomOf(paths[0])

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
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: process.stdout.isTTY === true, logTests: false, reportTests: false },
  concurrency: 2,
  timeoutMS: 20_000,
  tempDirName: 'test-results/mutants',
  thresholds: { high: 95, low: 90, break: 90 },
}
const folder = makeTemporaryFolder('mutants')
writeFileSync(join(folder, 'stryker.json'), JSON.stringify(settings))
const { status } = spawnSync('npx', ['stryker', 'run', join(folder, 'stryker.json')], {
  stdio: 'inherit',
  env: { ...process.env, MUTANTS_TESTS: tests },
})
removeTemporaryFolder(folder)
process.exitCode = status ?? 1
