import { readFileSync } from 'node:fs'
import { addTypenameToDocument } from '@apollo/client/utilities'
import { type DocumentNode, parse, print, separateOperations, stripIgnoredCharacters } from 'graphql'
import type { AheadCall } from './ahead.mjs'

/** What every session begins with (`src/session/load-session.ts`), by endpoint; a test holds the two together. */
const calls = [
  ['permission', 'CurrentUser', {}],
  ['permission', 'UserUnits', { applyStatus: 0 }],
  ['permission', 'MenuSystem', {}],
  ['award', 'FrontRoleType', {}],
  ['expert', 'SessionExpert', {}],
] as const

/** The session's calls as Apollo sends them. */
export function sessionCalls(origin: string): AheadCall[] {
  return calls.map(([endpoint, operationName, variables]) => {
    const file = `src/session/graphql/session.${endpoint}.graphql`
    const operation = separateOperations(parse(readFileSync(file, 'utf8')))[operationName]
    if (!operation) throw new Error(`${file} holds no ${operationName}`)
    const query = stripIgnoredCharacters(print(addTypenameToDocument(operation as DocumentNode)))
    return { url: `${origin}/api/${endpoint}/graphql`, operationName, variables, query }
  })
}
