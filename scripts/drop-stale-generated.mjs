/**
 * Removes generated documents whose operation file is gone. Git ignores them, so a checkout that moves on would keep
 * them, and they name types the contract has no more.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const generated = '.generated.ts'
/** Of the contract itself, not of an operation: `src/api/{endpoint}/schema.generated.ts`. */
const schema = `schema${generated}`

for (const entry of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  if (!entry.endsWith(generated) || entry.endsWith(schema)) continue
  const file = join('src', entry)
  if (!existsSync(file.replace(generated, '.graphql'))) rmSync(file)
}
