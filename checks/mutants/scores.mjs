/** Reads, compares and records the scores of mutation tests, for `npm run mutants`. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Folders whose tests are run together, and whose files are measured. */
const rooms = ['src/lib', 'src/smartform', 'src/work', 'src/api', 'src/session', 'mocks/work', 'mocks']

const recordFile = 'checks/mutants/scores.json'

/**
 * What was measured last, by file: the share of noticed changes in percent (`score`), and the test files that noticed some (`tests`).
 */
export const recordedScores = () => (existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {})

/** The scores of mutants, in whole percent rounded down, by file. Mutants of what runs once while a module loads are left out. */
export function scoresOf(mutants) {
  const counts = {}
  for (const { file, status } of mutants) {
    if (status === 'Loaded') continue
    counts[file] ??= { noticed: 0, all: 0 }
    counts[file].all += 1
    if (status === 'Killed') counts[file].noticed += 1
  }
  return Object.fromEntries(
    Object.entries(counts).map(([file, { noticed, all }]) => [file, Math.floor((100 * noticed) / all)]),
  )
}

/** The test files that noticed mutants, by measured file. */
export function testsOf(mutants) {
  const tests = {}
  for (const { file, by } of mutants) {
    if (by === undefined) continue
    tests[file] ??= new Set()
    tests[file].add(by)
  }
  return Object.fromEntries(Object.entries(tests).map(([file, names]) => [file, [...names].toSorted()]))
}

/** Writes measured scores, and with which tests, beside those of other files. */
export function recordScores(scores, tests) {
  const measured = Object.entries(scores).map(([file, score]) => [file, { score, tests: tests[file] ?? [] }])
  const all = Object.entries({ ...recordedScores(), ...Object.fromEntries(measured) }).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  writeFileSync(recordFile, JSON.stringify(Object.fromEntries(all)))
  execFileSync('npx', ['biome', 'format', '--write', recordFile], { stdio: 'ignore' })
}

/** Tests with random inputs notice some changes in one run and not in the next: so many percent are no fall. */
const noise = 3

/** Files whose score fell below the recorded one, as sentences. */
export function fallen(scores, recorded) {
  return Object.entries(scores)
    .filter(([file, score]) => score < (recorded[file]?.score ?? 0) - noise)
    .map(([file, score]) => `${file}: ${score} % of its changes are noticed, ${recorded[file].score} % were`)
}

/** The folder whose tests are run for a path. */
export const roomOf = (path) => rooms.find((room) => path.startsWith(`${room}/`) || path === room) ?? path

/** Recorded files that changed, then those whose tests did. */
export function sliceOf(changed, recorded) {
  const isThere = (file) => Object.hasOwn(recorded, file) && existsSync(file)
  const byTests = Object.keys(recorded).filter((file) => recorded[file].tests.some((test) => changed.includes(test)))
  return [...new Set([...changed.filter(isThere), ...byTests.filter(isThere)])]
}

/** Files changed since the main branch, or on it since the commit before; none where git cannot tell. */
export function changedFiles() {
  const git = (...words) => execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    const head = git('rev-parse', 'HEAD')
    let base = ''
    for (const main of ['origin/main', 'main', 'origin/master', 'master']) {
      try {
        base = git('merge-base', 'HEAD', main)
        break
      } catch {
        // Another name.
      }
    }
    if (base === '' || base === head) base = git('rev-parse', 'HEAD~1')
    return git('diff', '--name-only', base, 'HEAD').split('\n').filter(Boolean)
  } catch {
    return []
  }
}
