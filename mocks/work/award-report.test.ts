import { beforeEach, describe, expect, it } from 'vitest'
import type { FormValues, RowValue } from '@/smartform/schema/values'
import type { WorkRow } from '../db/rows-work'
import { personaIds, personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const decide =
  'mutation($id: ID!, $action: WorkAction!, $opinion: String, $comments: [FieldCommentInput!]) { decideWork(id: $id, action: $action, opinion: $opinion, comments: $comments) { state facts } }'
const submit = 'mutation($id: ID!, $seenRevision: Int) { submitWork(id: $id, seenRevision: $seenRevision) { state } }'
const begin = 'mutation($kind: String!, $belongsTo: ID!) { beginWork(kind: $kind, belongsTo: $belongsTo) { id state } }'
const bind =
  'mutation($number: String!, $checkCode: String!) { bindNomination(number: $number, checkCode: $checkCode) { mine } }'
const accepted =
  '{ acceptedReports { items { id title period endsAt rulings { upheld reason } objectable objectionId } } }'
const save =
  'mutation($id: ID!, $values: JSON!) { saveFields(contentId: $id, formVersion: 1, baseRevision: 1, key: "k", values: $values) { revision } }'
const saveRows =
  'mutation($id: ID!, $key: ID!, $values: JSON!) { saveFields(contentId: $id, formVersion: 1, baseRevision: 1, key: $key, values: $values) { refused { path code } } }'
const locked = 'query($id: ID!) { formContent(contentId: $id) { editable lockedReason } }'
const todos = '{ todos(pageSize: 100) { items { workId cause link } } }'

const commission = () => askAs(backend, 'supervisingDepartment')
const person = (userId: string) => askAs(backend, { userId })

function seeded(kind: string, state: string, title = ''): WorkRow {
  const [found] = backend.db.works.where((one) => one.kind === kind && one.state === state && one.title.includes(title))
  if (!found) throw new Error(`no ${kind} in ${state}`)
  return found
}
const stateOf = ({ id }: WorkRow) => backend.db.works.get(id)?.state
const seenRevision = ({ id }: WorkRow) => backend.db.contents.get(id)?.revision
const change = ({ id }: WorkRow, values: object) => {
  const content = backend.db.contents.get(id)
  backend.db.contents.update(id, { values: { ...content?.values, ...values } as FormValues })
}
const parts = (report: WorkRow, state?: string) =>
  backend.db.works.where(
    ({ kind, belongsTo, state: now }) =>
      kind !== 'AWARD_REPORT' && belongsTo === report.id && (state === undefined || now === state),
  )
const rows = ({ id }: WorkRow, table: string) => backend.db.contents.get(id)?.values[table] as readonly RowValue[]

describe('a report of an award', () => {
  it('begins at the binding, once, and stands among the nominee’s to-dos', async () => {
    const nominee = askAs(backend, 'researcher')
    expect((await nominee(bind, { number: 'TM20260018', checkCode: 'K7M2Q9' })).code).toBeNull()
    const report = seeded('AWARD_REPORT', 'FILLING', '城市轨道交通')
    expect(report).toMatchObject({ creatorId: personaUserId('researcher'), number: 'TM20260018' })
    expect((await nominee(todos)).data.items).toContainEqual({
      workId: report.id,
      cause: 'FILL',
      link: `/reporting/list/${report.id}`,
    })
    await nominee(bind, { number: 'TM20260018', checkCode: 'K7M2Q9' })
    expect(backend.db.works.where({ kind: 'AWARD_REPORT', belongsTo: report.belongsTo })).toHaveLength(1)
  })

  it('tells on submitting who has not confirmed, and goes to its nominator once all have', async () => {
    const report = seeded('AWARD_REPORT', 'FILLING')
    const nominee = person(report.creatorId)
    const refused = await nominee(submit, { id: report.id, seenRevision: seenRevision(report) })
    expect(refused).toMatchObject({ code: 603105, facts: { names: '陈思远、张雪、上海申江大学' } })
    for (const part of parts(report)) {
      const by = part.kind === 'AWARD_UNIT' ? personaUserId('unitAdministrator') : (part.assigned.member?.[0] ?? '')
      expect((await person(by)(decide, { id: part.id, action: 'SIGN' })).data.state).toBe('CONFIRMED')
    }
    expect((await nominee(submit, { id: report.id, seenRevision: seenRevision(report) })).data.state).toBe('TO_CONFIRM')
    expect((await askAs(backend, 'academician')(decide, { id: report.id, action: 'PASS' })).data.state).toBe(
      'SUBMITTED',
    )
  })

  it('asks again those whose rank changed, and nobody else', async () => {
    const report = seeded('AWARD_REPORT', 'FILLING')
    for (const part of parts(report)) {
      const by = part.kind === 'AWARD_UNIT' ? personaUserId('unitAdministrator') : (part.assigned.member?.[0] ?? '')
      await person(by)(decide, { id: part.id, action: 'SIGN' })
    }
    const [first, second, third] = rows(report, 'persons')
    change(report, { persons: [first, third, second] })
    await person(report.creatorId)(submit, { id: report.id, seenRevision: seenRevision(report) })
    const asked = parts(report, 'TO_CONFIRM').map(({ facts }) => (facts.said as { name: string }).name)
    expect(asked.toSorted()).toEqual(['张雪', '陈思远'].toSorted())
    expect(parts(report, 'CONFIRMED').map(({ kind }) => kind)).toEqual(['AWARD_UNIT'])
  })

  it.each([
    ['60922', 'somebody who stands in another report of the category and year', '叶青'],
    ['60923', 'its nominator', '沈国梁'],
  ])('names the row with %s for %s', async (code, _who, name) => {
    const report = seeded('AWARD_REPORT', 'FILLING')
    const [user] = backend.db.users.where({ userFullname: name })
    const cells = { name, mobile: user?.userMobile, certificate: { type: '111', number: user?.userCertificate } }
    const [first] = rows(report, 'persons')
    change(report, { persons: [first, { id: 'other', cells: { ...first?.cells, ...cells } }] })
    const { facts } = await person(report.creatorId)(submit, { id: report.id, seenRevision: seenRevision(report) })
    expect(facts.problems).toMatchObject([{ code: Number(code), paths: ['persons/other/certificate'] }])
  })

  it('ends with the yearly filling: neither handed in nor typed in nor confirmed any more, 60902 with its date', async () => {
    const report = seeded('AWARD_REPORT', 'FILLING')
    const [part] = parts(report, 'TO_CONFIRM')
    const deadline = Date.now() - 60_000
    backend.db.works.update(report.id, { deadline })
    const nominee = person(report.creatorId)
    const closed = { code: 60902, facts: { deadline } }
    expect(await nominee(submit, { id: report.id, seenRevision: seenRevision(report) })).toMatchObject(closed)
    const saved = await nominee(save, { id: report.id, values: { projectName: '另一个' } })
    expect(saved).toMatchObject(closed)
    const { data } = await nominee(locked, { id: report.id })
    expect(data).toEqual({ editable: false, lockedReason: expect.stringMatching(/^奖励提名材料的期限已于 .* 截止/) })
    expect(stateOf(report)).toBe('NOT_FILED')
    expect((await nominee(todos)).data.items.map((one: { workId: string }) => one.workId)).not.toContain(report.id)
    const asked = part?.assigned.member?.[0] ?? ''
    expect(await person(asked)(decide, { id: part?.id, action: 'SIGN' })).toMatchObject(closed)
    expect((await person(asked)(todos)).data.items.map((one: { workId: string }) => one.workId)).not.toContain(part?.id)
  })

  it('is not taken back from its nominator after the close, for it could not be handed in again', async () => {
    const report = seeded('AWARD_REPORT', 'TO_CONFIRM')
    backend.db.works.update(report.id, { deadline: Date.now() - 60_000 })
    const back = 'mutation($id: ID!) { withdrawWork(id: $id) { state } }'
    expect((await person(report.creatorId)(back, { id: report.id })).code).toBe(60902)
    expect(stateOf(report)).toBe('TO_CONFIRM')
  })

  it('is returned by its nominator with a reason, of more than blanks', async () => {
    const { id } = seeded('AWARD_REPORT', 'TO_CONFIRM')
    const nominator = askAs(backend, 'awardUnitOfficer')
    expect((await nominator(decide, { id, action: 'RETURN', opinion: '   ' })).code).toBe(603004)
    expect((await nominator(decide, { id, action: 'RETURN', opinion: '请补充应用证明' })).data.state).toBe('RETURNED')
  })
})

describe('what the formal examination found', () => {
  it('is asked point by point with its place, is answered once, and decides about the report', async () => {
    const report = seeded('AWARD_REPORT', 'SUBMITTED')
    const comments = [{ path: 'rights/r1/number', text: '授权号与证书不一致', need: 'REQUIRED' }]
    await commission()(decide, { id: report.id, action: 'RECTIFY', opinion: '请补正', comments })
    const [material] = backend.db.works.where({ kind: 'AWARD_MATERIAL', belongsTo: report.id })
    if (!material) throw new Error('no material')
    expect(rows(material, 'points').map(({ cells }) => [cells.place, cells.row, cells.finding])).toEqual([
      ['rights', '1', '授权号与证书不一致'],
    ])
    const nominee = person(report.creatorId)
    const file = [{ uid: 'f', name: '盖章页.pdf', url: 'private/f.pdf', size: 1024 }]
    const [point] = rows(material, 'points')
    change(material, {
      points: [{ id: point?.id, cells: { ...point?.cells, answer: '已核对更正' } }],
      sealed: file,
      commitment: true,
    })
    expect((await nominee(submit, { id: material.id, seenRevision: seenRevision(material) })).data.state).toBe(
      'SUBMITTED',
    )
    // A second tab, still open on the same page.
    expect((await nominee(submit, { id: material.id, seenRevision: seenRevision(material) })).code).toBe(60921)
    expect((await nominee(decide, { id: material.id, action: 'PASS' })).code).toBe(60154)
    expect((await commission()(decide, { id: report.id, action: 'RULE' })).code).toBe(60927)
    expect((await commission()(decide, { id: material.id, action: 'PASS' })).data.state).toBe('PASSED')
    expect(stateOf(report)).toBe('ACCEPTED')
  })

  it('keeps each point: a save with a row taken out or one more is refused (60404)', async () => {
    const material = seeded('AWARD_MATERIAL', 'FILLING')
    const nominee = person(material.creatorId)
    const points = rows(material, 'points')
    for (const wrong of [points.slice(1), [...points, { id: 'more', cells: {} }]]) {
      const { data } = await nominee(saveRows, {
        id: material.id,
        key: String(wrong.length),
        values: { points: wrong },
      })
      expect(data.refused).toEqual([{ path: 'points', code: 60404 }])
    }
    expect(rows(material, 'points')).toEqual(points)
  })

  it('is closed after its date, to typing as to handing in: 60902 with the date', async () => {
    const material = seeded('AWARD_MATERIAL', 'FILLING')
    backend.db.works.update(material.id, { stateSince: Date.now() - 16 * 24 * 3600_000 })
    const nominee = person(material.creatorId)
    const refused = await nominee(submit, { id: material.id, seenRevision: seenRevision(material) })
    expect(refused).toMatchObject({ code: 60902, facts: { deadline: expect.any(Number) } })
    expect((await nominee(locked, { id: material.id })).data).toEqual({
      editable: false,
      lockedReason: expect.stringMatching(/^补正材料的期限已于 .* 截止/),
    })
    expect((await nominee(todos)).data.items.map((one: { workId: string }) => one.workId)).not.toContain(material.id)
  })

  it('comes back to the commission when it was never handed in: which gives the time again with a reason, or refuses the report', async () => {
    const material = seeded('AWARD_MATERIAL', 'FILLING')
    const { id, belongsTo } = material
    const missed = () => backend.db.works.update(id, { state: 'FILLING', stateSince: Date.now() - 16 * 24 * 3600_000 })
    missed()
    const waiting = (await commission()(todos)).data.items
    expect(waiting).toContainEqual({ workId: id, cause: 'DECIDE', link: `/material/${id}/filed` })
    expect((await commission()(decide, { id, action: 'RETURN', opinion: ' ' })).code).toBe(603004)
    expect((await commission()(decide, { id, action: 'RETURN', opinion: '本人住院，准予延期' })).data.state).toBe(
      'FILLING',
    )
    expect((await person(material.creatorId)(locked, { id })).data.editable).toBe(true)
    const told = backend.db.messages.where({ userId: material.creatorId }).at(-1)
    expect(told?.content).toContain('本人住院，准予延期')
    missed()
    expect((await commission()(decide, { id, action: 'REFUSE', opinion: '逾期未交' })).data.state).toBe('REFUSED')
    expect(backend.db.works.get(belongsTo)?.state).toBe('REFUSED')
  })
})

describe('an objection to what is shown', () => {
  const shown = () => seeded('AWARD_REPORT', 'ACCEPTED', '脑卒中')
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

  it('stops the clock, is ruled on with reasons, and the report is shown again for what was left', async () => {
    const report = shown()
    const before = (await listed()).find((one: { id: string }) => one.id === report.id)
    expect(before).toMatchObject({ period: 'OPEN' })
    const { id } = await objected(report)
    const during = (await listed()).find((one: { id: string }) => one.id === report.id)
    expect(during).toMatchObject({ period: 'STOPPED', endsAt: null })
    expect((await commission()(decide, { id, action: 'REFUSE', opinion: ' ' })).code).toBe(603004)
    expect((await commission()(decide, { id, action: 'PASS' })).code).toBe(603004)
    expect((await commission()(decide, { id, action: 'REFUSE', opinion: '林晓岚所提不实' })).code).toBe(60926)
    expect((await commission()(decide, { id, action: 'REFUSE', opinion: '应用单位确认属实' })).data.state).toBe(
      'DISMISSED',
    )
    const after = (await listed()).find((one: { id: string }) => one.id === report.id)
    expect(after.period).toBe('OPEN')
    expect(after.endsAt).toBeGreaterThanOrEqual(before.endsAt)
    expect(after.rulings.at(-1)).toEqual({ upheld: false, reason: '应用单位确认属实' })
  })

  it('upheld, takes the report back', async () => {
    const report = shown()
    const { id } = await objected(report)
    await commission()(decide, { id, action: 'PASS', opinion: '应用单位否认使用该成果' })
    expect(stateOf(report)).toBe('REVOKED')
    expect((await listed()).find((one: { id: string }) => one.id === report.id)).toMatchObject({
      period: 'REVOKED',
      objectable: false,
    })
  })

  it.each([
    ['its nominee', (report: WorkRow) => report.creatorId],
    ['its nominator', () => personaUserId('awardUnitOfficer')],
    ['somebody who contributed', () => backend.db.users.where({ userFullname: '杜伟' })[0]?.id ?? ''],
  ])('is not open to %s: 60924', async (_who, of) => {
    const report = shown()
    expect((await person(of(report))(begin, { kind: 'AWARD_OBJECTION', belongsTo: report.id })).code).toBe(60924)
  })

  it('is not open after the time, nor to what is not shown: 60925', async () => {
    const report = shown()
    const ask = askAs(backend, 'newResearcher')
    expect(
      (await ask(begin, { kind: 'AWARD_OBJECTION', belongsTo: seeded('AWARD_REPORT', 'SUBMITTED').id })).code,
    ).toBe(60925)
    backend.db.works.update(report.id, { facts: { ...report.facts, acceptedAt: Date.now() - 60 * 24 * 3600_000 } })
    expect((await ask(begin, { kind: 'AWARD_OBJECTION', belongsTo: report.id })).code).toBe(60925)
  })

  it('is known to who filed it and to the commission alone: on no surface does anybody else come upon it', async () => {
    const open = seeded('AWARD_OBJECTION', 'SUBMITTED')
    const report = backend.db.works.get(open.belongsTo)
    const others = personaIds.filter((one) => one !== 'auditor' && one !== 'supervisingDepartment')
    const asks = [person(report?.creatorId ?? ''), ...others.map((one) => askAs(backend, one))]
    const told = [open.id, '孙志诚', '13800001009', '论文署名页']
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
      const sheet = await ask('{ worksXlsx(filter: { kinds: ["AWARD_OBJECTION"] }) { rows } }')
      expect(sheet).toMatchObject({ code: null, data: { rows: 0 } })
      expect(seen[0]?.data).toEqual({ total: 0, items: [] })
      expect(seen[1]?.data).toEqual([])
      for (const one of told) expect(JSON.stringify(seen.slice(2))).not.toContain(one)
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
    for (const one of told) expect(JSON.stringify(heard)).not.toContain(one)
  })
})
