/**
 * `npm run mutants -- PATH…`: changes one expression of these files after the other and runs the tests that reach it. A change that no test
 * notices is printed. Exit code 1 below 90 % noticed.
 *
 * `--tests=PATH,PATH` names folders (all their `*.test.ts`) and test files; without it those of the room that the first path stands in.
 * `--record` writes the scores of the files into `checks/mutants/scores.json`, each with the tests that noticed something.
 * `--changed` measures the recorded files that changed since the main branch, or whose tests did, with the tests of their record, and fails only
 * where one fell below it. What is not measured within `--seconds` (60; without `--changed` 1800) is said and is no failure.
 */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { makeTemporaryFolder, removeTemporaryFolder } from '../../build/temporary-folder.mjs'
import { instrument } from './instrument.mjs'
import { measure } from './measure.mjs'
import { sourcesIn, testsIn } from './paths.mjs'
import { changedFiles, fallen, recordedScores, recordScores, roomOf, scoresOf, sliceOf, testsOf } from './scores.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string' },
    record: { type: 'boolean' },
    changed: { type: 'boolean' },
    seconds: { type: 'string' },
  },
})
const say = (text) => process.stdout.write(`${text}\n`)
const seconds = Number(values.seconds ?? (values.changed ? 60 : 1800))
const until = Date.now() + 1000 * seconds

/** Measures files with tests; undefined where the time was too short. Fails where no test ran. */
async function measured(files, tests) {
  const folder = makeTemporaryFolder('mutants')
  try {
    const { mutants, broken, isWhole, log } = await measure(await instrument(files), tests, folder, until)
    for (const text of broken) say(`mutants: left out: ${text}`)
    if (isWhole && broken.length === tests.length) throw new Error(readFileSync(log, 'utf8').slice(-4000))
    return isWhole ? mutants : undefined
  } finally {
    removeTemporaryFolder(folder)
  }
}

async function measureChanged() {
  const recorded = recordedScores()
  const files = sliceOf(changedFiles(), recorded)
  if (files.length === 0) say('mutants: no recorded file changed')
  for (const file of files) {
    const mutants = Date.now() < until ? await measured([file], recorded[file].tests.filter(existsSync)) : undefined
    if (mutants === undefined) {
      say(`mutants: ${file} was not measured in ${seconds} s`)
      continue
    }
    const scores = scoresOf(mutants)
    const faults = fallen(scores, recorded)
    if (faults.length > 0) {
      printUnnoticed(mutants)
      process.exitCode = 1
    }
    say(`mutants: ${faults[0] ?? `${file}: ${scores[file] ?? 100} %, ${recorded[file].score} % recorded`}`)
  }
}

async function measurePaths() {
  const lost = positionals.find((path) => !existsSync(path))
  if (positionals.length === 0 || lost !== undefined) {
    const reason = lost === undefined ? 'Name files or folders' : `${lost} does not exist`
    process.stderr.write(`${reason}: npm run mutants -- src/lib/time\n`)
    process.exitCode = 2
    return
  }
  const files = sourcesIn(positionals)
  const mutants = await measured(files, testsIn((values.tests ?? roomOf(positionals[0])).split(','), files))
  if (mutants === undefined) {
    process.stderr.write(`mutants: not measured in ${seconds} s; name fewer files or tests, or more --seconds\n`)
    process.exitCode = 1
    return
  }
  printUnnoticed(mutants)
  const scores = scoresOf(mutants)
  for (const [file, score] of Object.entries(scores))
    say(`${String(score).padStart(4)} %  ${counts(mutants, file)}  ${file}`)
  if (values.record) recordScores(scores, testsOf(mutants))
  const all = scoresOf(mutants.map((mutant) => ({ ...mutant, file: 'all' }))).all ?? 100
  say(`${String(all).padStart(4)} %  of all`)
  process.exitCode = all < 90 ? 1 : 0
}

function counts(mutants, file) {
  const statuses = mutants.filter((mutant) => mutant.file === file).map(({ status }) => status)
  const count = (name) => statuses.filter((status) => status === name).length
  return `${count('Killed')} noticed, ${count('Survived')} not, ${count('NoCoverage')} not reached, ${count('Loaded')} loaded`
}

function printUnnoticed(mutants) {
  const short = (text) => text.replace(/\s+/g, ' ').slice(0, 110)
  for (const { file, line, status, mutatorName, original, replacement } of mutants)
    if (status === 'Survived' || status === 'NoCoverage')
      say(`${file}:${line} ${status} ${mutatorName}\n    ${short(original)}\n  → ${short(replacement)}`)
}

await (values.changed ? measureChanged() : measurePaths())
