/** Reads, compares and records the scores of mutation tests, for `npm run mutants`. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Folders whose tests are run together, and whose files are measured. */
const rooms = ['src/lib', 'src/smartform', 'src/work', 'src/api', 'src/session', 'mocks/work', 'mocks']

const recordFile = 'checks/mutants/scores.json'

/**
 * What was measured last, by file: the share of noticed changes in percent (`score`), and the folders and files of the tests that ran, with
 * commas between them (`tests`).
 */
export const recordedScores = () => (existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {})

/**
 * The scores of a report, in whole percent rounded down, by file. Changes that are noticed only by waiting for ever count as noticed; changes of
 * what runs once while a module loads are left out.
 */
export function scoresOf(report) {
  return Object.fromEntries(
    Object.entries(report.files).flatMap(([file, { mutants }]) => {
      const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length
      const noticed = count('Killed', 'Timeout')
      const all = noticed + count('Survived', 'NoCoverage')
      return all === 0 ? [] : [[file, Math.floor((100 * noticed) / all)]]
    }),
  )
}

/** Writes measured scores, and with which tests, beside those of other files. */
export function recordScores(scores, tests) {
  const measured = Object.entries(scores).map(([file, score]) => [file, { score, tests }])
  const all = Object.entries({ ...recordedScores(), ...Object.fromEntries(measured) }).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
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

/**
 * Recorded files among the changed ones, and those beside a changed test: at most `most`, all of which were measured with the same tests, as
 * these run together.
 */
export function sliceOf(changed, recorded, most) {
  const touched = new Set(changed.map((file) => file.replace(/\.test\.ts$/, '.ts')))
  const known = [...touched].filter((file) => Object.hasOwn(recorded, file) && existsSync(file))
  return known.filter((file) => recorded[file].tests === recorded[known[0]].tests).slice(0, most)
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
