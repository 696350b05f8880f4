/** Lets the tests of a file run against a gateway that has the contract of the last release. */
import { readFileSync } from 'node:fs'
import { serveSchema } from '@mocks/schemas'
import { afterAll, beforeAll } from 'vitest'
import { endpointNames } from '@/api/endpoint-names'

/** Serves the released schema of every endpoint during the tests of this file, and takes it back after them. */
export function serveReleasedContract(): void {
  const takeBack: (() => void)[] = []
  beforeAll(() => {
    for (const endpoint of endpointNames)
      takeBack.push(serveSchema(endpoint, readFileSync(`checks/released-contract/${endpoint}.graphql`, 'utf8')))
  })
  afterAll(() => {
    for (const back of takeBack) back()
  })
}
