/** Runs tests against every mutant of files, in one vitest process that is started again where a mutant hangs. */
import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A mutant that gives no answer for so long (milliseconds) hangs. */
const hangsAfter = 40_000
/** Until it runs mutants, a test file may take longer: it loads, and its tests run twice. */
const loadsWithin = 240_000

const linesOf = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []

/**
 * The mutants, each with its `status`: `Killed` (a test notices it), `Survived`, `NoCoverage` (no test reaches it), or `Loaded` (it is reached
 * only while modules load). `by` is the test file that notices it. `broken` names test files that cannot take part, `isWhole` says whether the time sufficed.
 * @param until when to stop (milliseconds since 1970)
 */
export async function measure({ texts, mutants }, tests, folder, until) {
  const plan = join(folder, 'plan.json')
  const results = join(folder, 'results.jsonl')
  const log = join(folder, 'vitest.log')
  let left = tests
  while (left.length > 0 && Date.now() < until) {
    writeFileSync(plan, JSON.stringify({ texts, tests: left }))
    await runVitest({ MUTANT_PLAN: plan, MUTANT_RESULTS: results }, results, log, until)
    const done = new Set(linesOf(results).flatMap((line) => ('done' in line ? [line.done] : [])))
    const remaining = tests.filter((test) => !done.has(test))
    const last = linesOf(results).at(-1)
    if (remaining.length > 0 && Date.now() < until) {
      // A mutant that hangs is noticed; a file that ends the process by itself cannot take part.
      if (last !== undefined && 'running' in last)
        appendFileSync(results, `${JSON.stringify({ killed: last.running, by: last.by, test: 'time' })}\n`)
      else appendFileSync(results, `${JSON.stringify({ done: remaining[0], broken: 'it does not run' })}\n`)
    }
    left = remaining
  }
  return { ...summary(mutants, linesOf(results)), isWhole: left.length === 0, log }
}

function summary(mutants, lines) {
  const ids = (name) => new Set(lines.flatMap((line) => (name in line ? line[name] : [])))
  const [reached, loaded] = [ids('reached'), ids('loaded')]
  const killed = new Map(lines.flatMap((line) => ('killed' in line ? [[line.killed, line.by]] : [])))
  const statusOf = ({ id }) =>
    killed.has(id) ? 'Killed' : reached.has(id) ? 'Survived' : loaded.has(id) ? 'Loaded' : 'NoCoverage'
  return {
    mutants: mutants.map((mutant) => ({ ...mutant, status: statusOf(mutant), by: killed.get(mutant.id) })),
    broken: lines.filter((line) => 'broken' in line).map(({ done, broken }) => `${done}: ${broken}`),
  }
}

async function runVitest(environment, results, log, until) {
  const output = openSync(log, 'a')
  const child = spawn('npx', ['vitest', 'run', '--config', 'checks/mutants/vitest.config.ts'], {
    stdio: ['ignore', output, output],
    detached: true,
    env: { ...process.env, CI: '1', ...environment },
  })
  const end = () => {
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
  const stop = () => {
    end()
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
  const begun = Date.now()
  const watch = setInterval(() => {
    const last = existsSync(results) ? Math.max(begun, statSync(results).mtimeMs) : begun
    const isMutant =
      existsSync(results) && statSync(results).mtimeMs > begun && 'running' in (linesOf(results).at(-1) ?? {})
    if (Date.now() > until || Date.now() - last > (isMutant ? hangsAfter : loadsWithin)) end()
  }, 2000)
  await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop)
}
