/**
 * The vitest runner of `npm run mutants`. After the tests of a file have passed, it runs those that reach a mutant again with this one mutant
 * active, mutant by mutant, in the same process and with the same modules. Only the test file itself is evaluated again.
 *
 * A failed test counts only if it passes again without the mutant: otherwise the mutant has left something behind in the modules, and the
 * attempt is repeated with fresh ones. A file whose tests cannot run twice in the same modules gets fresh ones for each run.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { type File, type Suite, startTests, type Test } from '@vitest/runner'
import { TestRunner } from 'vitest'
import { forgetModules } from './fresh-modules'

/** How often each mutant is reached, by id: while modules load and hooks run, and by each test. */
interface Coverage {
  static: Record<string, number>
  perTest: Record<string, Record<string, number>>
}

/** What the instrumented files read and write (Stryker's names). */
interface MutantState {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  mutantCoverage?: Coverage
  hitCount?: number | undefined
  hitLimit?: number | undefined
}

/** A line of the file of results. */
export type MutantResult =
  | { reached: string[]; loaded: string[]; by: string }
  | { running: string; by: string }
  | { killed: string; by: string; test: string }
  | { survived: string; by: string }
  | { done: string; broken?: string }

const resultsFile = process.env.MUTANT_RESULTS ?? ''
const write = (result: MutantResult) => appendFileSync(resultsFile, `${JSON.stringify(result)}\n`)

function readResults(): MutantResult[] {
  if (!existsSync(resultsFile)) return []
  const lines = readFileSync(resultsFile, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as MutantResult)
}

/** The instrumented files keep both objects: the coverage is emptied in place. */
const shared = globalThis as { __stryker__?: MutantState }
shared.__stryker__ ??= {}
const state = shared.__stryker__
state.mutantCoverage ??= { static: {}, perTest: {} }
const coverage = state.mutantCoverage
const forgetCoverage = () => Object.assign(coverage, { static: {}, perTest: {} })

/** The test that failed (without an id: the file), and how long each test took (milliseconds) by id. */
interface Outcome {
  failed: { id: string | undefined; name: string } | undefined
  durations: Map<string, number>
}

/** A test that takes longer (milliseconds) takes no part: it would run hundreds of times. */
const slowTest = 5000
/** The first time it may take longer: it loads modules. */
const slowFirst = 30_000
/** How long a test waits for what does not come when it runs again (milliseconds; longer on a busy machine): everything is loaded by then. */
const leastPatience = 1500
/** Modules that are evaluated again for each run of a file: what they set up goes after it. */
const setUpAnew = /\/tests\/(setup|setup-document)\.ts$/
/** Tests that take less (milliseconds) run before the others. */
const fastTest = 150

/** All tests in a file or suite. */
const testsIn = (suite: Suite): Test[] =>
  suite.tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task) : [task]))

export default class MutantRunner extends TestRunner {
  /** Whether each run of the file in hand begins with fresh modules. */
  #isFresh = false

  override onAfterRunFiles(files?: File[]) {
    super.onAfterRunFiles()
    return this.#measure(files?.[0]) as unknown as undefined
  }

  async #measure(file: File | undefined): Promise<void> {
    if (file === undefined) return
    const by = relative(this.config.root, file.filepath)
    if (file.result?.state !== 'pass') return write({ done: by, broken: 'its tests fail' })

    const loaded = [coverage.static, ...Object.values(coverage.perTest)].flatMap((hits) => Object.keys(hits))
    forgetCoverage()
    const passed = testsIn(file).filter(({ result }) => result?.state === 'pass' && (result.duration ?? 0) < slowFirst)
    let dry = await this.#run(
      file,
      passed.map(({ id }) => id),
      slowFirst,
    )
    this.#isFresh = dry.failed !== undefined
    if (this.#isFresh) {
      forgetCoverage()
      dry = await this.#run(
        file,
        passed.map(({ id }) => id),
        slowFirst,
      )
    }
    if (dry.failed !== undefined) return write({ done: by, broken: `it fails when it runs again: ${dry.failed.name}` })
    const all = passed.map(({ id }) => id).filter((id) => (dry.durations.get(id) ?? 0) < slowTest)
    if (all.length === 0) return write({ done: by, broken: 'its tests are too slow' })
    const longest = Math.max(0, ...all.map((id) => dry.durations.get(id) ?? 0))
    process.env.TEST_PATIENCE = String(Math.max(leastPatience, 3 * longest))
    const { static: outside, perTest } = structuredClone(coverage)
    for (const id of Object.keys(perTest)) if (!all.includes(id)) delete perTest[id]
    const reached = [...new Set([outside, ...Object.values(perTest)].flatMap((hits) => Object.keys(hits)))]
    write({ reached, loaded, by })

    const results = readResults()
    const settled = new Set(
      results.flatMap((line) =>
        'killed' in line ? [line.killed] : 'survived' in line && line.by === by ? [line.survived] : [],
      ),
    )
    const timeout = Math.min(90_000, 4000 + 5 * longest)
    const isFast = (test: string) => (dry.durations.get(test) ?? 0) < fastTest
    for (const mutant of reached) {
      if (settled.has(mutant)) continue
      write({ running: mutant, by })
      const tests = mutant in outside ? all : all.filter((test) => mutant in (perTest[test] ?? {}))
      const hits = [outside, ...Object.values(perTest)].reduce((sum, counts) => sum + (counts[mutant] ?? 0), 0)
      const limits = { hitLimit: 1000 + 100 * hits, timeout }
      const test =
        (await this.#attempt(file, mutant, tests.filter(isFast), limits)) ??
        (await this.#attempt(
          file,
          mutant,
          tests.filter((each) => !isFast(each)),
          limits,
        ))
      write(test === undefined ? { survived: mutant, by } : { killed: mutant, by, test })
    }
    delete process.env.TEST_PATIENCE
    forgetCoverage()
    write({ done: by })
  }

  /** The test that notices a mutant; undefined when none does. */
  async #attempt(
    file: File,
    mutant: string,
    tests: readonly string[],
    { hitLimit, timeout }: { hitLimit: number; timeout: number },
  ): Promise<string | undefined> {
    if (tests.length === 0) return undefined
    for (const isRepeated of [false, true]) {
      Object.assign(state, { activeMutant: mutant, hitCount: 0, hitLimit })
      const { failed } = await this.#run(file, tests, timeout)
      Object.assign(state, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined })
      if (failed === undefined) return undefined
      const passesAgain = async () => {
        const again = await this.#run(file, failed.id === undefined ? tests : [failed.id], timeout)
        return again.failed === undefined
      }
      // The second time it began with fresh modules: what it has left behind in them says nothing against it.
      if (isRepeated) forgetModules()
      if (await passesAgain()) return failed.name
      forgetModules()
      if (!(await passesAgain())) return undefined
    }
    return undefined
  }

  /** Runs those tests of a file with these ids until one fails. Nothing is reported to vitest. */
  async #run(file: File, testIds: readonly string[], timeout: number): Promise<Outcome> {
    const outcome: Outcome = { failed: undefined, durations: new Map() }
    const { workerState } = this as unknown as {
      workerState: {
        current: unknown
        evaluatedModules: { idToModuleMap: Map<string, object>; invalidateModule(node: object): void }
      }
    }
    const { evaluatedModules } = workerState
    if (this.#isFresh) forgetModules()
    else
      for (const [id, node] of evaluatedModules.idToModuleMap)
        if (setUpAnew.test(id)) evaluatedModules.invalidateModule(node)
    const quiet = Object.create(this) as MutantRunner
    const silent = async () => undefined
    Object.assign(quiet, {
      config: { ...this.config, testTimeout: timeout, hookTimeout: timeout },
      onCollectStart: (task: File) => {
        workerState.current = task
      },
      onCollected: silent,
      onTaskUpdate: silent,
      onAfterRunFiles: silent,
      importFile: async (path: string, source: 'collect' | 'setup') => {
        if (path.endsWith('/fresh-file.ts')) return
        const node = evaluatedModules.idToModuleMap.get(path)
        if (source === 'collect' && node !== undefined) evaluatedModules.invalidateModule(node)
        await TestRunner.prototype.importFile.call(this, path, source)
      },
      onBeforeRunTask: async (test: Test) => {
        if (outcome.failed !== undefined) test.mode = 'skip'
        await TestRunner.prototype.onBeforeRunTask.call(this, test)
        state.currentTestId = test.id
      },
      onAfterRunTask: (test: Test) => {
        state.currentTestId = undefined
        TestRunner.prototype.onAfterRunTask.call(this, test)
        outcome.durations.set(test.id, test.result?.duration ?? 0)
        if (test.result?.state === 'fail') outcome.failed ??= { id: test.id, name: test.name }
      },
    })
    const specification = { filepath: file.filepath, testIds: [...testIds] }
    // The types of `@vitest/runner` ask for fields that may be left out.
    const [result] = await startTests([specification as unknown as string], quiet)
    state.currentTestId = undefined
    if (result?.result?.state === 'fail') {
      outcome.failed ??= { id: undefined, name: result.result.errors?.[0]?.message ?? 'the file' }
    }
    return outcome
  }
}
