// @vitest-environment jsdom
import { gql, InMemoryCache } from '@apollo/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPages } from './forget-pages'
import { resetEndpoints } from './reset-endpoints'
import { workflow } from './workflow'

const query = gql`
  query List($pageNo: Int!, $filter: String) {
    works(pageNo: $pageNo, filter: $filter) {
      total
      items {
        id
      }
    }
  }
`

const cacheOf = () => {
  const { cache } = workflow.client()
  return cache instanceof InMemoryCache ? cache.extract() : {}
}
const stored = () => Object.keys(cacheOf()).filter((key) => key.startsWith('Work:'))
const pages = () => Object.keys(cacheOf().ROOT_QUERY ?? {}).filter((key) => key.startsWith('works('))

/** Turns pages as a list does: the old ones may go after each. */
async function turn(from: number, to: number): Promise<void> {
  for (let pageNo = from; pageNo <= to; pageNo += 1) {
    await workflow.client().query({ query, variables: { pageNo, filter: 'a' } })
    forgetPages()
  }
}

beforeEach(() =>
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const { variables } = JSON.parse(String(body)) as { variables: { pageNo: number } }
    const items = [{ __typename: 'Work', id: String(variables.pageNo) }]
    return Response.json({ data: { works: { __typename: 'WorkPage', total: 99, items } } })
  }),
)
afterEach(async () => {
  await resetEndpoints()
  vi.unstubAllGlobals()
})

it('a cache holds the last pages of a list and their rows, however many were turned', async () => {
  await turn(1, 60)
  expect(pages().length).toBeLessThanOrEqual(10)
  expect(stored()).toHaveLength(pages().length)
  expect(stored()).toContain('Work:60')
})

it('a cache keeps a page that a screen shows', async () => {
  const watched = workflow.client().watchQuery({ query, variables: { pageNo: 1, filter: 'a' } })
  const shown = watched.subscribe(() => undefined)
  await turn(1, 40)
  expect(stored()).toContain('Work:1')
  expect(stored().length).toBeLessThanOrEqual(11)
  shown.unsubscribe()
})
