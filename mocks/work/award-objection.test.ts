/** Tests of objections to award reports through the backend. */
import { beforeEach, describe, expect, it } from 'vitest'
import { awardWorks, decide, submit, todos } from '../../tests/award-works'
import type { WorkRow } from '../db/rows-work'
import { personaIds, personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'
import { exportAs } from '../resolvers/export-as'

const backend = backendForTest()
beforeEach(() => backend.reset())
const { change, commission, person, seeded, seenRevision, stateOf } = awardWorks(backend)

const begin = 'mutation($kind: String!, $belongsTo: ID!) { beginWork(kind: $kind, belongsTo: $belongsTo) { id state } }'
const accepted =
  '{ acceptedReports { items { id title period endsAt rulings { upheld reason } objectable objectionId } } }'

describe('an objection to a published report', () => {
  const visible = () => seeded('AWARD_REPORT', 'ACCEPTED', '脑卒中')
  const listed = async (ask = askAs(backend, 'researcher')) => (await ask(accepted)).data.items
  const file = [{ uid: 'f', name: '证据.pdf', url: 'private/f.pdf', size: 1024 }]

  /** Somebody objects to the report, whole. */
  async function objected(report: WorkRow) {
    const ask = askAs(backend, 'newResearcher')
    const { data } = await ask(begin, { kind: 'AWARD_OBJECTION', belongsTo: report.id })
    change(data, {
      type: 'truth',
      reason: '应用证明所述的应用单位并未使用该成果，请核实证明材料的真实性。',
      evidence: file,
      commitment: true,
      mobile: '13800001002',
    })
    expect((await ask(submit, { id: data.id, seenRevision: seenRevision(data) })).data).toEqual({ state: 'SUBMITTED' })
    return data as WorkRow
  }

  it('stops the deadline, is decided with reasons, and the report is published for the remaining time', async () => {
    const report = visible()
    const before = (await listed()).find((item: { id: string }) => item.id === report.id)
    expect(before).toMatchObject({ period: 'OPEN' })
    const { id } = await objected(report)
    const during = (await listed()).find((item: { id: string }) => item.id === report.id)
    expect(during).toMatchObject({ period: 'STOPPED', endsAt: null })
    expect((await commission()(decide, { id, action: 'REFUSE', opinion: ' ' })).code).toBe(603004)
    expect((await commission()(decide, { id, action: 'PASS' })).code).toBe(603004)
    expect((await commission()(decide, { id, action: 'REFUSE', opinion: '林晓岚所提不实' })).code).toBe(60926)
    backend.db.users.update('user-newResearcher', { userEnglishname: 'Lin Xiaolan' })
    expect((await commission()(decide, { id, action: 'REFUSE', opinion: 'Lin Xiaolan is wrong' })).code).toBe(60926)
    expect((await commission()(decide, { id, action: 'REFUSE', opinion: '应用单位确认属实' })).data.state).toBe(
      'DISMISSED',
    )
    const after = (await listed()).find((item: { id: string }) => item.id === report.id)
    expect(after.period).toBe('OPEN')
    expect(after.endsAt).toBeGreaterThanOrEqual(before.endsAt)
    expect(after.rulings.at(-1)).toEqual({ upheld: false, reason: '应用单位确认属实' })
  })

  it('that is upheld withdraws the report', async () => {
    const report = visible()
    const { id } = await objected(report)
    await commission()(decide, { id, action: 'PASS', opinion: '应用单位否认使用该成果' })
    expect(stateOf(report)).toBe('REVOKED')
    expect((await listed()).find((item: { id: string }) => item.id === report.id)).toMatchObject({
      period: 'REVOKED',
      objectable: false,
    })
    // The nominator had confirmed the report, and answers for whom it nominated.
    const heard = (userId: string) => backend.db.messages.where({ userId }).at(-1)
    for (const userId of [report.creatorId, personaUserId('awardUnitOfficer')]) {
      expect(heard(userId)?.title).toContain('异议成立，已撤销')
      expect(heard(userId)?.content).toContain('应用单位否认使用该成果')
    }
  })

  it.each([
    ['its nominee', (report: WorkRow) => report.creatorId],
    ['its nominator', () => personaUserId('awardUnitOfficer')],
    ['a contributor', () => backend.db.users.where({ userFullname: '杜伟' })[0]?.id ?? ''],
  ])('is refused for %s: 60924', async (_who, of) => {
    const report = visible()
    expect((await person(of(report))(begin, { kind: 'AWARD_OBJECTION', belongsTo: report.id })).code).toBe(60924)
  })

  it('is refused after its time and for unpublished reports: 60925', async () => {
    const report = visible()
    const ask = askAs(backend, 'newResearcher')
    expect(
      (await ask(begin, { kind: 'AWARD_OBJECTION', belongsTo: seeded('AWARD_REPORT', 'SUBMITTED').id })).code,
    ).toBe(60925)
    backend.db.works.update(report.id, { facts: { ...report.facts, acceptedAt: Date.now() - 60 * 24 * 3600_000 } })
    expect((await ask(begin, { kind: 'AWARD_OBJECTION', belongsTo: report.id })).code).toBe(60925)
  })

  it('is visible to its author and the commission only, on every screen', async () => {
    const open = seeded('AWARD_OBJECTION', 'SUBMITTED')
    const report = backend.db.works.get(open.belongsTo)
    const others = personaIds.filter((personaId) => personaId !== 'auditor' && personaId !== 'supervisingDepartment')
    const asks = [person(report?.creatorId ?? ''), ...others.map((other) => askAs(backend, other))]
    const secrets = [open.id, '孙志诚', '13800001009', '论文署名页']
    for (const ask of asks) {
      expect((await ask('query($id: ID!) { work(id: $id) { id } }', { id: open.id })).code).toBe(60154)
      expect((await ask('query($id: ID!) { workflowHistory(contentId: $id) { id } }', { id: open.id })).code).toBe(
        60154,
      )
      expect((await ask('query($id: ID!) { formContent(contentId: $id) { values } }', { id: open.id })).code).toBe(
        60154,
      )
      const seen = await Promise.all([
        ask('{ works(filter: { kinds: ["AWARD_OBJECTION"] }) { total items { id title } } }'),
        ask('{ workCounts(filter: { kinds: ["AWARD_OBJECTION"] }) { count } }'),
        ask(todos),
        ask(accepted),
        ask('query($id: ID!) { workflowHistory(contentId: $id) { actorName opinion } }', { id: report?.id }),
      ])
      for (const word of ['孙志诚', '论文署名页', open.title]) {
        const found = await ask('query($word: String) { works(filter: { keyword: $word }) { items { id } } }', { word })
        expect(JSON.stringify(found.data)).not.toContain(open.id)
      }
      const sheet = await exportAs(ask, { works: { filter: { kinds: ['AWARD_OBJECTION'] } } })
      expect(sheet).toMatchObject({ code: null, ids: [], rows: [] })
      expect(seen[0]?.data).toEqual({ total: 0, items: [] })
      expect(seen[1]?.data).toEqual([])
      for (const text of secrets) expect(JSON.stringify(seen.slice(2))).not.toContain(text)
    }
    expect((await askAs(backend, 'auditor')(accepted)).data.items).toContainEqual(
      expect.objectContaining({ objectionId: open.id }),
    )
    // Nor does anybody hear of it by what is told once it is ruled on.
    await commission()(decide, { id: open.id, action: 'REFUSE', opinion: '署名无误，异议不成立' })
    const author = personaUserId('auditor')
    const heard = backend.db.messages.where(
      ({ userId }) => userId !== author && userId !== personaUserId('supervisingDepartment'),
    )
    for (const text of secrets) expect(JSON.stringify(heard)).not.toContain(text)
  })
})
