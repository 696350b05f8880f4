/**
 * `npm run check -- contract`: every change of a schema that breaks a backend or a portal of the last release has a row in
 * `docs/contract-changes.md`. `npm run check -- contract release` takes the present schemas for released.
 */
import { readFileSync } from 'node:fs'
import { changesSinceRelease, faultsOfDocument, takeForReleased } from './contract-changes.mjs'

if (process.argv[2] === 'release') takeForReleased()
const changes = changesSinceRelease()
const faults = faultsOfDocument(changes, readFileSync('docs/contract-changes.md', 'utf8'))
for (const fault of faults) console.error(`docs/contract-changes.md: ${fault}`)
const count = [...changes.values()].flat().length
console.log(
  `contract: ${changes.size} endpoints, ${count} breaking changes since the last release, ${faults.length} to mend`,
)
process.exitCode = faults.length > 0 ? 1 : 0
