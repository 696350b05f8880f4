/** Tests of the requests to confirm one's part in a declaration. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { RowValue } from '@/smartform/schema/values'
import { memoryBlobs } from '../blobs'
import { syncMembers } from '../domain/members'
import { type PersonaId, personaUserId } from '../personas'
import { askAs, backendForTest } from './ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const decide =
  'mutation($id: ID!, $action: WorkAction!, $opinion: String) { decideWork(id: $id, action: $action, opinion: $opinion) { state } }'
const submit =
  'mutation($contentId: ID!, $seenRevision: Int!) { submitWork(id: $contentId, seenRevision: $seenRevision) { state } }'
const list = 'query($filter: WorkFilter!) { works(filter: $filter, pageSize: 50) { total items { id facts } } }'

/** The researcher's returned declaration, with a person of the demonstration in its team; and what that person is asked. */
function withMember(persona: PersonaId) {
  const { db } = backend
  const declaration = db.works.where({
    kind: 'DECLARATION',
    creatorId: personaUserId('researcher'),
    state: 'RETURNED',
  })[0]
  const content = declaration && db.contents.get(declaration.id)
  const user = db.users.get(personaUserId(persona))
  if (!content || !user) throw new Error('no returned declaration')
  const members = content.values.members as readonly RowValue[]
  const cells = {
    ...members.at(-1)?.cells,
    name: user.userFullname,
    mobile: user.userMobile,
    role: 'core',
    certificate: '310101199003078870',
  }
  const saved = db.contents.update(content.id, {
    values: { ...content.values, members: [...members, { id: 'new', cells }] },
  })
  syncMembers({ db, blobs: memoryBlobs(), token: null, now: Date.now(), caller: null }, saved)
  const part = db.works.where({ kind: 'MEMBER_PART', belongsTo: content.id, title: declaration.title ?? '' })[0]
  if (!part) throw new Error('nobody was asked')
  return { content: saved, part }
}

describe('a member of a team', () => {
  it('sends each member one request with a masked certificate; members without an account get none', () => {
    const { part } = withMember('expert')
    expect(part.assigned.member).toEqual([personaUserId('expert')])
    expect(JSON.stringify(part.facts)).not.toContain('310101199003078870')
    expect(JSON.stringify(part.facts)).toContain('8870')
    expect(backend.db.works.where({ kind: 'MEMBER_PART', belongsTo: part.belongsTo })).toHaveLength(1)
  })

  it.each([
    ['确认', 'expert', 'SIGN', null, null],
    ['不参与，写明原因', 'expert', 'DECLINE', '时间冲突', null],
    ['不参与，没有原因', 'expert', 'DECLINE', null, 603004],
    ['他人的确认', 'academician', 'SIGN', null, 60154],
    ['负责人代为确认', 'researcher', 'SIGN', null, 60154],
  ] as const)('%s', async (_case, who, action, opinion, code) => {
    const { part } = withMember('expert')
    expect((await askAs(backend, who)(decide, { id: part.id, action, opinion })).code).toBe(code)
  })

  it('cannot confirm twice (603106), or below intermediate real-name level (60345)', async () => {
    const { part } = withMember('expert')
    const ask = askAs(backend, 'expert')
    await ask(decide, { id: part.id, action: 'SIGN' })
    expect((await ask(decide, { id: part.id, action: 'SIGN' })).code).toBe(603106)
    await backend.reset()
    const unverified = withMember('newResearcher').part
    expect((await askAs(backend, 'newResearcher')(decide, { id: unverified.id, action: 'SIGN' })).code).toBe(60345)
  })

  it('without confirmation is named when the leader submits (603105), and listed among the confirmations', async () => {
    const { content, part } = withMember('expert')
    const researcher = askAs(backend, 'researcher')
    const handIn = { contentId: content.id, seenRevision: content.revision }
    const refused = await researcher(submit, handIn)
    expect(refused.code === 603105 ? refused.facts.names : refused.facts).toBe(
      backend.db.users.get(personaUserId('expert'))?.userFullname,
    )
    const parts = await researcher(list, { filter: { kinds: ['MEMBER_PART'], belongsTo: content.id } })
    expect(parts.data.total).toBe(1)
    await askAs(backend, 'expert')(decide, { id: part.id, action: 'SIGN' })
    expect((await researcher(submit, handIn)).code).toBeNull()
  })
})
