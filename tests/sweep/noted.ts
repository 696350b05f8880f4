/** Writes the log of a sweep, so that an interrupted sweep continues. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/**
 * `SWEEP_LOG`: the log file of a sweep (step, faults, milliseconds), so that an interrupted sweep continues where it
 * stopped.
 */
const file = process.env.SWEEP_LOG

const known = new Map<string, string[]>(
  file && existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line).slice(0, 2))
    : [],
)

/**
 * The faults of a step: from the log, or by running the check and logging it. A check that throws counts as a fault and
 * runs again.
 */
export async function noted(step: string, look: () => Promise<string[]>): Promise<string[]> {
  const before = known.get(step)
  if (before) return before
  let whole = true
  const begun = Date.now()
  const faults = await look().catch((error) => {
    whole = false
    return [`broken off: ${String(error).slice(0, 300)}`]
  })
  if (file && whole) appendFileSync(file, `${JSON.stringify([step, faults, Date.now() - begun])}\n`)
  return faults
}
