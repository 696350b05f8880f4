import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** `SWEEP_LOG`: the file a sweep notes its steps in, so that one that was broken off goes on where it was: step, faults, milliseconds. */
const file = process.env.SWEEP_LOG

const known = new Map<string, string[]>(
  file && existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line).slice(0, 2))
    : [],
)

/** What is wrong at a step: as an earlier run has noted it, else looked at and noted. A look that breaks off is a fault of its own, and looked at again. */
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
