/** Finds what of the contract's schemas breaks a backend or a portal of the last release, and whether it is written down. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, findBreakingChanges, parse, print, visit } from 'graphql'

/** Where the schemas of the last release stand, a file for each endpoint. */
export const releasedFolder = 'checks/released-contract'

const endpoints = () =>
  readdirSync('src/api', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(join('src/api', name)).includes('schema.graphql'))

const presentOf = (endpoint) => readFileSync(join('src/api', endpoint, 'schema.graphql'), 'utf8')

/**
 * The changes that break who still has the former schema, one line each: `User.userFax was removed.`
 * @param {string} former schema of the last release
 * @param {string} present schema of now
 */
export function breakingChanges(former, present) {
  const [one, other] = [former, present].map((text) => buildSchema(text))
  return findBreakingChanges(one, other).map(({ description }) => description)
}

/**
 * Compares the breaking changes with what a document says of them.
 * @param {Map<string, string[]>} changes by endpoint
 * @param {string} document rows `| endpoint | change | what to do |`
 * @returns {string[]} what is to mend: a change without a row, a row without a change, a row that says nothing to do
 */
export function faultsOfDocument(changes, document) {
  const rows = [...document.matchAll(/^\| (\w+) \| (.+?) \| (.*?) \|$/gm)]
    .map(([, endpoint, change, advice]) => ({ endpoint, change, advice }))
    .filter(({ endpoint }) => endpoint !== 'endpoint')
  const written = new Set(rows.map(({ endpoint, change }) => `${endpoint}: ${change}`))
  const found = [...changes].flatMap(([endpoint, all]) => all.map((change) => `${endpoint}: ${change}`))
  return [
    ...found.filter((change) => !written.has(change)).map((change) => `no row says what to do about “${change}”`),
    ...[...written].filter((change) => !found.includes(change)).map((change) => `“${change}” is no change any more`),
    ...rows.filter(({ advice }) => advice.trim() === '').map(({ change }) => `“${change}” says nothing to do`),
  ]
}

/** The breaking changes of every endpoint since the last release; an endpoint that is gone or new has none of its own. */
export function changesSinceRelease() {
  return new Map(
    endpoints().flatMap((endpoint) => {
      const file = join(releasedFolder, `${endpoint}.graphql`)
      return readdirSync(releasedFolder).includes(`${endpoint}.graphql`)
        ? [[endpoint, breakingChanges(readFileSync(file, 'utf8'), presentOf(endpoint))]]
        : []
    }),
  )
}

/** Takes the present schemas, without their descriptions, for those of the last release. */
export function takeForReleased() {
  mkdirSync(releasedFolder, { recursive: true })
  for (const endpoint of endpoints()) {
    const plain = visit(parse(presentOf(endpoint)), { enter: (node) => ({ ...node, description: undefined }) })
    writeFileSync(join(releasedFolder, `${endpoint}.graphql`), `${print(plain)}\n`)
  }
}
