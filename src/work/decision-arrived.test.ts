// @vitest-environment jsdom
/** Tests of finding out whether a decision arrived whose answer was lost. */
import { afterEach, expect, it, vi } from 'vitest'
import { resetEndpoints } from '@/api/reset-endpoints'
import { hasArrived } from './decision-arrived'

afterEach(async () => {
  vi.unstubAllGlobals()
  await resetEndpoints()
})

/** Whether 通过 with this opinion has arrived, by a history with these entries. */
async function arrived(entries: readonly object[] | null, opinion: string | null = '同意'): Promise<boolean> {
  const nobody = { actorName: null, inPlaceOf: null, actorRole: null, actorUnit: null, state: null }
  const usual = { __typename: 'WorkLogEntry', ...nobody, step: 'PASS', at: 20, mine: true, opinion: '同意' }
  const workflowHistory = entries?.map((entry, id) => ({ ...usual, id: String(id), ...entry }))
  vi.stubGlobal('fetch', async () =>
    workflowHistory ? Response.json({ data: { workflowHistory } }) : new Response('', { status: 500 }),
  )
  return hasArrived({ id: 'w', action: 'PASS', opinion, since: 10 })
}

it.each<[string, readonly object[] | null, boolean]>([
  ['it is the newest entry, and the person’s own', [{ step: 'SUBMIT', at: 5 }, {}], true],
  ['somebody else has decided the same', [{ mine: false }], false],
  ['it is not known whose it is', [{ mine: null }], false],
  ['the person has decided otherwise', [{ step: 'REFUSE' }], false],
  ['the opinion is another one', [{ opinion: '同意，但请补充' }], false],
  ['it was made before the work came to this state', [{ at: 10 }], false],
  ['something has happened since', [{}, { step: 'RETURN', at: 30 }], false],
  ['nothing has happened yet', [], false],
  ['the history cannot be read', null, false],
])('a decision whose answer was lost, where %s, has arrived: %s', async (_case, entries, isThere) => {
  expect(await arrived(entries)).toBe(isThere)
})

it('a decision without an opinion is found by an entry without one', async () => {
  expect([await arrived([{ opinion: '' }], null), await arrived([{ opinion: null }], null)]).toEqual([true, true])
  expect(await arrived([{}], null)).toBe(false)
})
