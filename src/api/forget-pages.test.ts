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

/** Another list of the same endpoint, and what is no list. */
const others = gql`
  query Others($pageNo: Int!) {
    members(pageNo: $pageNo) {
      total
      items {
        id
      }
    }
  }
`
const single = gql`
  query Single($id: ID!) {
    work(id: $id) {
      id
    }
  }
`

const cacheOf = () => {
  const { cache } = workflow.client()
  return cache instanceof InMemoryCache ? cache.extract() : {}
}
const stored = () => Object.keys(cacheOf()).filter((key) => key.startsWith('Work:'))
const fieldsOf = (name: string) => Object.keys(cacheOf().ROOT_QUERY ?? {}).filter((key) => key.startsWith(`${name}(`))
const pages = () => fieldsOf('works')

/** Turns pages as a list does: the old ones may go after each. */
async function turn(from: number, to: number): Promise<void> {
  for (let pageNo = from; pageNo <= to; pageNo += 1) {
    await workflow.client().query({ query, variables: { pageNo, filter: 'a' } })
    forgetPages()
  }
}

beforeEach(() =>
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const { operationName, variables } = JSON.parse(String(body)) as {
      operationName: string
      variables: { pageNo: number; id?: string }
    }
    if (operationName === 'Single') return Response.json({ data: { work: { __typename: 'Work', id: variables.id } } })
    const items = [{ __typename: operationName === 'List' ? 'Work' : 'Member', id: String(variables.pageNo) }]
    const page = { __typename: 'Page', total: 99, items }
    return Response.json({ data: { [operationName === 'List' ? 'works' : 'members']: page } })
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

it('a cache holds ten pages of a list, and the last five once there are more', async () => {
  await turn(1, 10)
  expect(stored()).toHaveLength(10)
  await turn(11, 11)
  expect(stored()).toEqual(['7', '8', '9', '10', '11'].map((id) => `Work:${id}`))
})

it('a cache forgets nothing of another list, and nothing that is no list', async () => {
  const client = workflow.client()
  await client.query({ query: single, variables: { id: 'w' } })
  for (let pageNo = 1; pageNo <= 10; pageNo += 1) await client.query({ query: others, variables: { pageNo } })
  await turn(1, 11)
  expect([fieldsOf('members').length, fieldsOf('work').length, pages().length]).toEqual([10, 1, 5])
})

it('a cache forgets a page of other filters than the shown one of that number', async () => {
  const client = workflow.client()
  const watched = client.watchQuery({ query, variables: { pageNo: 1, filter: 'a' } })
  const shown = watched.subscribe(() => undefined)
  await client.query({ query, variables: { pageNo: 1, filter: 'b' } })
  await turn(1, 11)
  expect(pages().filter((key) => key.includes('"pageNo":1}') || key.includes('"pageNo":1,'))).toEqual([
    expect.stringContaining('"filter":"a"'),
  ])
  shown.unsubscribe()
})
