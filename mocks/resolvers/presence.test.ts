/** Tests of the presence of several people in one form. */
import { beforeEach, describe, expect, it } from 'vitest'
import { personaUserId } from '../personas'
import { type Ask, askAs, backendForTest } from './ask-as'
import { presenceCall } from './calls'

const backend = backendForTest()
let researcher: Ask
let unit: Ask
let contentId: string

beforeEach(async () => {
  await backend.reset()
  researcher = askAs(backend, 'researcher')
  unit = askAs(backend, 'unitAdministrator')
  const creatorId = personaUserId('researcher')
  contentId = backend.db.works.where({ kind: 'DECLARATION', creatorId, state: 'RETURNED' })[0]?.id ?? ''
})

const report = async (ask: Ask, tab: string, pageId: string | null) => ask(presenceCall, { contentId, tab, pageId })

describe('presence in a form', () => {
  it('shows name and page of other users, and marks the user’s own sessions', async () => {
    expect((await report(researcher, 'one', 'basic')).data).toEqual([])
    const name = backend.db.users.get(personaUserId('researcher'))?.userFullname
    expect((await report(unit, 'two', 'plan')).data).toEqual([{ name, own: false, pageId: 'basic' }])
    const own = (await report(researcher, 'three', 'basic')).data
    expect(own).toContainEqual({ name, own: true, pageId: 'basic' })
  })

  it('follows the current page, and ends when the form is left', async () => {
    await report(researcher, 'one', 'basic')
    await report(researcher, 'one', 'plan')
    expect((await report(researcher, 'two', 'plan')).data).toMatchObject([{ pageId: 'plan' }])
    await report(researcher, 'one', null)
    expect((await report(researcher, 'two', 'plan')).data).toEqual([])
  })

  it('forgets a page that has been silent for a minute', async () => {
    await report(researcher, 'one', 'basic')
    backend.advance(61_000)
    expect((await report(researcher, 'two', 'basic')).data).toEqual([])
  })

  it('is hidden from users who may not read the form', async () => {
    expect((await report(askAs(backend, 'newResearcher'), 'x', 'basic')).code).toBe(60154)
    expect((await researcher(presenceCall, { contentId: 'none', tab: 'x', pageId: 'basic' })).code).toBe(60401)
  })
})
