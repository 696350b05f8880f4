/** Tests of expert applications and changes of an expert's entry. */
import { beforeEach, describe, expect, it } from 'vitest'
import { type PersonaId, personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const begin = 'mutation($kind: String!, $of: ID!) { beginWork(kind: $kind, belongsTo: $of) { id state } }'
const submit = 'mutation($id: ID!, $seen: Int) { submitWork(id: $id, seenRevision: $seen) { state } }'
const asks = (persona: PersonaId, kind: string, of: PersonaId = persona) =>
  askAs(backend, persona)(begin, { kind, of: personaUserId(of) })

describe('an application as expert', () => {
  it.each([
    ['by a user who is in the database', 'expert', 601302],
    ['by a user who is not verified', 'newResearcher', 601306],
  ] as const)('cannot start %s', async (_, persona, code) => {
    expect((await asks(persona, 'EXPERT_APPLICATION')).code).toBe(code)
  })

  it('cannot start for another user or without a unit', async () => {
    expect((await asks('researcher', 'EXPERT_APPLICATION', 'auditor')).code).toBe(60154)
    const userId = personaUserId('researcher')
    for (const { id } of backend.db.memberships.where({ userId })) backend.db.memberships.remove(id)
    expect((await asks('researcher', 'EXPERT_APPLICATION')).code).toBe(601304)
  })

  it('starts once: a second start returns the same item, and is refused during the review', async () => {
    const { data } = await asks('researcher', 'EXPERT_APPLICATION')
    expect((await asks('researcher', 'EXPERT_APPLICATION')).data.id).toBe(data.id)
    backend.db.works.update(data.id, { state: '1' })
    expect((await asks('researcher', 'EXPERT_APPLICATION')).code).toBe(601301)
  })

  it('can be submitted only when complete, by a user who is still verified', async () => {
    const { data } = await asks('researcher', 'EXPERT_APPLICATION')
    const seen = backend.db.contents.get(data.id)?.revision
    const ask = askAs(backend, 'researcher')
    expect((await ask(submit, { id: data.id, seen })).code).toBe(60405)
    backend.db.users.update(personaUserId('researcher'), { userGrade: 1 })
    expect((await ask(submit, { id: data.id, seen })).code).toBe(601306)
  })
})

describe('a change of an entry', () => {
  it('can be started by experts only, one at a time', async () => {
    expect((await asks('researcher', 'EXPERT_CHANGE')).code).toBe(60154)
    const { data } = await asks('expert', 'EXPERT_CHANGE')
    expect((await asks('expert', 'EXPERT_CHANGE')).data.id).toBe(data.id)
    backend.db.works.update(data.id, { state: '2' })
    expect((await asks('expert', 'EXPERT_CHANGE')).code).toBe(601301)
  })

  it('goes to the commission without a unit; the entry stays unchanged until the dated approval', async () => {
    const userId = personaUserId('invitedExpert')
    const entry =
      'query($userId: ID) { expert(userId: $userId) { expertProfile { contentId expertEditCompleteAt } listExpertApply { applyStatus editStatus } } }'
    const { data } = await asks('invitedExpert', 'EXPERT_CHANGE')
    const content = backend.db.contents.get(data.id)
    const values = { ...content?.values, promise: true, department: 'School of Engineering' }
    backend.db.contents.update(data.id, { values })
    const sent = await askAs(backend, 'invitedExpert')(submit, { id: data.id, seen: content?.revision })
    expect(sent).toMatchObject({ code: null, data: { state: '2' } })
    const read = async () => (await askAs(backend, 'supervisingDepartment')(entry, { userId })).data
    const before = await read()
    expect(before.expertProfile.contentId).not.toBe(data.id)
    expect(before.listExpertApply).toEqual([{ applyStatus: 3, editStatus: 2 }])
    const decide = 'mutation($id: ID!) { decideWork(id: $id, action: PASS) { state } }'
    expect((await askAs(backend, 'supervisingDepartment')(decide, { id: data.id })).data.state).toBe('3')
    const after = await read()
    expect(after.expertProfile.contentId).toBe(data.id)
    expect(after.expertProfile.expertEditCompleteAt).toBeGreaterThan(before.expertProfile.expertEditCompleteAt)
  })
})
