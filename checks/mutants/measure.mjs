/** Runs tests against every mutant of files, in one vitest process that is started again where a mutant hangs. */
import { execFileSync, spawn } from 'node:child_process'
import { appendFileSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Processor time (seconds) after which a mutant that gives no answer hangs: a busy machine lets it wait, and its tests have limits of their own. */
const hangsAfter = 25
/** Until it runs mutants, a test file may take more of it: it loads, and its tests run twice. */
const loadsWithin = 150

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
    const logged = existsSync(log) ? readFileSync(log, 'utf8').length : 0
    await runVitest({ MUTANT_PLAN: plan, MUTANT_RESULTS: results }, results, log, until)
    // On a busy machine the process may not begin within vitest's minute: no test is to blame for that.
    const isLate = readFileSync(log, 'utf8').slice(logged).includes('Timeout waiting for worker')
    const done = new Set(linesOf(results).flatMap((line) => ('done' in line ? [line.done] : [])))
    const remaining = tests.filter((test) => !done.has(test))
    const last = linesOf(results).at(-1)
    if (remaining.length > 0 && Date.now() < until && !isLate) {
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
  let [lines, spent] = [linesOf(results).length, 0]
  const watch = setInterval(() => {
    if (Date.now() > until) return end()
    const now = linesOf(results)
    const seconds = processorTime(child.pid)
    const limit = 'running' in (now.at(-1) ?? {}) ? hangsAfter : loadsWithin
    if (now.length !== lines) [lines, spent] = [now.length, seconds]
    else if (seconds - spent > limit) end()
  }, 2000)
  await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop)
}

/** Seconds of processor time that the living processes of a group have taken. */
function processorTime(group) {
  const rows = execFileSync('ps', ['-A', '-o', 'pgid=,time='], { encoding: 'utf8' }).trim().split('\n')
  const seconds = (time) =>
    time
      .split(/[-:]/)
      .reduce((sum, part, index, parts) => sum + Number(part) * [1, 60, 3600, 86_400][parts.length - 1 - index], 0)
  return rows
    .map((row) => row.trim().split(/\s+/))
    .reduce((sum, [id, time]) => sum + (Number(id) === group ? seconds(time) : 0), 0)
}
