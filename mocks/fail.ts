import { GraphQLError } from 'graphql'
import texts from '@/api/errors/zh.json'

/** The text of a code in the catalogue; the unknown error's where it has none. */
export function messageOf(code: number): string {
  const catalogue: Readonly<Record<string, string>> = texts
  return catalogue[`errors.${code}`] ?? catalogue['errors.not_defined'] ?? String(code)
}

/**
 * Refuses a request with a code of the catalogue (specification, section 8).
 * @param facts what goes with it: `unlockAt`, `deadline`, `problems` …
 */
export function fail(code: number, facts: Readonly<Record<string, unknown>> = {}): never {
  throw new GraphQLError(messageOf(code), { extensions: { code, ...facts } })
}
