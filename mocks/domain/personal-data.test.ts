/** Who has read, revealed or saved somebody's certificate and bank data. */

import { beforeEach, expect, it } from 'vitest'
import { type PersonaId, personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const reveal = (as: PersonaId, contentId: string) =>
  askAs(backend, as)('mutation ($id: ID!) { recordReveal(contentId: $id) }', { id: contentId })
const reads = async () =>
  (await askAs(backend, 'researcher')('{ personalDataReads { action place unitName times } }', {})).data as {
    action: string
    times: number
  }[]

/** A paper of the researcher's that their unit reviews. */
const paper = () =>
  backend.db.works
    .where({ kind: 'DECLARATION', creatorId: personaUserId('researcher') })
    .find(({ state }) => state === 'UNIT_REVIEW')?.id ?? ''

it('a number that a reader reveals is told to the person it belongs to, with the office and how often', async () => {
  expect((await reveal('unitAdministrator', paper())).data).toBe(true)
  await reveal('unitAdministrator', paper())
  expect((await reads()).filter(({ action }) => action === 'REVEAL')).toMatchObject([{ place: 'PAPER', times: 2 }])
})

it('who fills the paper in reveals their own numbers without a record', async () => {
  expect((await reveal('researcher', paper())).data).toBe(false)
  expect((await reads()).filter(({ action }) => action === 'REVEAL')).toEqual([])
})

it('a stranger to the paper can record nothing', async () => {
  expect((await reveal('academician', paper())).code).toBe(60154)
})
