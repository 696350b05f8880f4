/** The tests that `npm run mutants` runs: in one process that shares its modules, the measured files with all their mutants in them. */
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
    environment: 'node',
    runner: root('checks/mutants/mutant-runner.ts'),
    setupFiles: ['tests/setup.ts'],
    include: tests,
    isolate: false,
    maxWorkers: 1,
    sequence: { sequencer: PlannedOrder },
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
