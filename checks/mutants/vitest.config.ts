/**
 * The tests that `npm run mutants` runs: in one process that shares its modules, the measured files with all their mutants in them. Tests with a
 * document run in a second one.
 */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

process.env.TZ ??= 'Asia/Shanghai'

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Instrumented files by path, and the tests in the order in which they run. */
interface Plan {
  texts: Record<string, string>
  tests: string[]
}

const { texts, tests } = JSON.parse(readFileSync(process.env.MUTANT_PLAN ?? '', 'utf8')) as Plan

/** Runs test files in the order of the plan, which begins with those nearest to the measured files. */
class PlannedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => tests.indexOf(relative(root('.'), moduleId))
    return files.toSorted((one, other) => rank(one) - rank(other))
  }
}

/** Whether a test file needs a document: a screen, or logic that asks for one. */
const hasDocument = (test: string) =>
  test.endsWith('.tsx') || readFileSync(root(test), 'utf8').includes('@vitest-environment jsdom')

/** A vitest project for these tests. */
const project = (name: string, environment: string, include: string[]) => ({
  extends: true as const,
  test: { name, environment, include },
})

export default defineConfig({
  root: root('.'),
  plugins: [{ name: 'mutants', enforce: 'pre', transform: (_, id) => texts[id.split('?')[0] ?? ''] }],
  resolve: {
    alias: [
      { find: '@', replacement: root('src') },
      { find: '@mocks', replacement: root('mocks') },
    ],
  },
  test: {
    projects: [
      project(
        'pure',
        'node',
        tests.filter((test) => !hasDocument(test)),
      ),
      project('screens', 'jsdom', tests.filter(hasDocument)),
    ].filter(({ test }) => test.include.length > 0),
    // Screens need the seeds; making them takes seconds.
    globalSetup: tests.some((test) => test.endsWith('.tsx')) ? ['tests/seeds-of-run.ts'] : [],
    runner: root('checks/mutants/mutant-runner.ts'),
    setupFiles: ['checks/mutants/fresh-file.ts', 'tests/setup.ts'],
    sequence: { sequencer: PlannedOrder, setupFiles: 'list' },
    isolate: false,
    maxWorkers: 1,
    dangerouslyIgnoreUnhandledErrors: true,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    css: false,
    unstubEnvs: true,
    env: {
      VITE_HOTLINE: '021-12345678',
      VITE_HOTLINE_HOURS: '工作日 9:00—17:00',
      VITE_HOTLINE_HOURS_EN: 'workdays 9:00–17:00',
    },
  },
})
