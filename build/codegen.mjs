/**
 * Writes the typed documents and schema types of `codegen.ts` when it is loaded, and nothing when they are up to date: `.cache/codegen.json` keeps
 * a hash of everything that the generator reads, and the list of files it wrote. `vite.config.ts` imports this file, so development, tests
 * and builds always have current types.
 *
 * Also removes generated files whose operation file is gone. Git ignores them, so they would outlive a checkout, and they name types
 * that the contract no longer has.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { additionsFile, additionsModule } from './additions.mjs'

const record = '.cache/codegen.json'
const settings = ['codegen.ts', 'build/additions.mjs', 'src/api/endpoint-names.ts', 'package-lock.json']
const generated = '.generated.ts'

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .toSorted()

const outputs = () => ['src', 'mocks'].flatMap((folder) => filesIn(folder, generated))

/** Whether the operation file or schema that a generated file was made of is gone. */
const isStale = (file) =>
  !existsSync(file.startsWith('mocks/') ? schemaOf(basename(file, generated)) : file.replace(generated, '.graphql'))
const schemaOf = (endpoint) => `src/api/${endpoint}/schema.graphql`

/** A hash over the settings and every schema and operation. */
function hashOfInputs() {
  const hash = createHash('sha256')
  for (const file of [...settings, ...filesIn('src', '.graphql'), ...filesIn('checks/released-contract', '.graphql')]) {
    const content = readFileSync(file)
    hash.update(`${file}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function isUpToDate(key) {
  if (!existsSync(record)) return false
  const last = JSON.parse(readFileSync(record, 'utf8'))
  return last.key === key && last.files.every((file) => existsSync(file))
}

const key = hashOfInputs()
if (!isUpToDate(key)) {
  execFileSync(join('node_modules', '.bin', 'graphql-codegen'), ['--config', 'codegen.ts'], { stdio: 'inherit' })
  for (const file of outputs().filter(isStale)) rmSync(file)
  writeFileSync(additionsFile, additionsModule())
  mkdirSync('.cache', { recursive: true })
  writeFileSync(record, JSON.stringify({ key, files: outputs() }))
}
