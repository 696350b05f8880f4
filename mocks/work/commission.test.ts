/** Tests of the commission's decisions through the backend. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { WorkRow } from '../db/rows-work'
import { personaIds, personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const officer = personaUserId('supervisingDepartment')
const waiting = (): WorkRow => {
  const [found] = backend.db.works.where({ kind: 'EXPERT_APPLICATION', state: '2' })
  if (!found) throw new Error('nothing waits for the commission')
  return found
}
const decide =
  'mutation($id: ID!, $action: WorkAction!, $opinion: String) { decideWork(id: $id, action: $action, opinion: $opinion) { state } }'
const todos = '{ todos(pageSize: 100) { items { workId link } } }'

describe('the commission', () => {
  it('decides an application through its assigned division only, after the unit has passed it', async () => {
    const { id } = waiting()
    for (const persona of personaIds.filter((personaId) => personaId !== 'supervisingDepartment'))
      expect((await askAs(backend, persona)(decide, { id, action: 'PASS' })).code, persona).toBe(60154)
    const ask = askAs(backend, 'supervisingDepartment')
    expect((await ask(todos)).data.items).toContainEqual({ workId: id, link: expect.stringContaining(`?work=${id}`) })
    expect((await ask(decide, { id, action: 'RETURN' })).code).toBe(603004)
    expect((await ask(decide, { id, action: 'PASS' })).data.state).toBe('3')
    expect((await ask(todos)).data.items.map((item: { workId: string }) => item.workId)).not.toContain(id)
    expect(backend.db.workHistories.where({ workId: id, role: 'commission' })).toMatchObject([
      { actorId: officer, actorTitle: '市科委', actorUnit: '政策法规与创新体系建设处' },
    ])
  })

  it.each([
    ['one’s own', (work: WorkRow) => backend.db.works.update(work.id, { creatorId: officer })],
    [
      'what the same user passed for the unit',
      ({ id }: WorkRow) => {
        const [passed] = backend.db.workHistories.where({ workId: id, step: 'PASS', role: 'unit' })
        backend.db.workHistories.update(passed?.id ?? '', { actorId: officer })
      },
    ],
    [
      'an item assigned to another division',
      () => backend.db.commissionDesks.update('EXPERT_APPLICATION', { departmentIds: ['unit-8-department-99'] }),
    ],
    [
      'an item after another user has taken over the division',
      () => {
        const [membership] = backend.db.memberships.where({ userId: officer })
        const departments = membership?.departments.map((department) => ({ ...department, isAdmin: 0 }))
        backend.db.memberships.update(membership?.id ?? '', { departments })
      },
    ],
  ])('never lets an interested person decide %s', async (_, change) => {
    const work = waiting()
    change(work)
    expect((await askAs(backend, 'supervisingDepartment')(decide, { id: work.id, action: 'PASS' })).code).toBe(60154)
    expect(backend.db.works.get(work.id)?.state).toBe('2')
  })

  it('does not see items that have not reached it', async () => {
    for (const state of ['0', '1', '4']) {
      const found = backend.db.works.where({ kind: 'EXPERT_APPLICATION', state })[0]
      if (found)
        expect(
          (
            await askAs(backend, 'supervisingDepartment')('query($id: ID!) { work(id: $id) { title } }', {
              id: found.id,
            })
          ).code,
        ).toBe(60154)
    }
  })
})
