/** Scores of measured files: read from Stryker's report, compared with what was recorded, chosen by what changed. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Folders whose tests are run together, and whose files are measured. */
const rooms = ['src/lib', 'src/smartform', 'src/work', 'src/api', 'src/session', 'mocks/work', 'mocks']

const recordFile = 'checks/mutants/scores.json'

/** The share of noticed changes that was measured last, in percent, by file. */
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

/** Writes measured scores beside those of other files. */
export function recordScores(scores) {
  const all = Object.entries({ ...recordedScores(), ...scores }).toSorted(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
}

/** Tests with random inputs notice some changes in one run and not in the next: so many percent are no fall. */
const noise = 3

/** Files whose score fell below the recorded one, as sentences. */
export function fallen(scores, recorded) {
  return Object.entries(scores)
    .filter(([file, score]) => score < (recorded[file] ?? 0) - noise)
    .map(([file, score]) => `${file}: ${score} % of its changes are noticed, ${recorded[file]} % were`)
}

/** The folder whose tests are run for a path. */
export const roomOf = (path) => rooms.find((room) => path.startsWith(`${room}/`) || path === room) ?? path

/** Recorded files among the changed ones, at most `most`, of one room: its tests are the ones that run. */
export function sliceOf(changed, recorded, most) {
  const known = changed.filter((file) => Object.hasOwn(recorded, file) && existsSync(file))
  return known.filter((file) => roomOf(file) === roomOf(known[0])).slice(0, most)
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
