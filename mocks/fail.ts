/** Makes the errors that resolvers throw: code and text of the error catalogue. */
import { GraphQLError } from 'graphql'
import texts from '@/api/errors/zh.json'

/** The catalogue's text of a code; the text of the unknown error for a code without one. */
export function messageOf(code: number): string {
  const catalogue: Readonly<Record<string, string>> = texts
  return catalogue[`errors.${code}`] ?? catalogue['errors.not_defined'] ?? String(code)
}

/**
 * Refuses a request with a code of the catalogue (specification, section 8).
 * @param facts details of the refusal: `unlockAt`, `deadline`, `problems` …
 */
export function fail(code: number, facts: Readonly<Record<string, unknown>> = {}): never {
  throw new GraphQLError(messageOf(code), { extensions: { code, ...facts } })
}
