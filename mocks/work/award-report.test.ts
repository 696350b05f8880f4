/** Tests of award reports and their formal examination through the backend. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { RowValue } from '@/smartform/schema/values'
import { awardWorks, decide, submit, todos } from '../../tests/award-works'
import type { WorkRow } from '../db/rows-work'
import { dictionaryId } from '../db/seeds/dictionary-id'
import { personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())
const { change, commission, person, seeded, seenRevision, stateOf } = awardWorks(backend)

const bind =
  'mutation($number: String!, $checkCode: String!) { bindNomination(number: $number, checkCode: $checkCode) { mine } }'
const save =
  'mutation($id: ID!, $values: JSON!) { saveFields(contentId: $id, formVersion: 1, baseRevision: 1, key: "k", values: $values) { revision } }'
const saveRows =
  'mutation($id: ID!, $key: ID!, $values: JSON!) { saveFields(contentId: $id, formVersion: 1, baseRevision: 1, key: $key, values: $values) { refused { path code } } }'
const locked = 'query($id: ID!) { formContent(contentId: $id) { editable lockedReason } }'

const parts = (report: WorkRow, state?: string) =>
  backend.db.works.where(
    ({ kind, belongsTo, state: now }) =>
      kind !== 'AWARD_REPORT' && belongsTo === report.id && (state === undefined || now === state),
  )
const rows = ({ id }: WorkRow, table: string) => backend.db.contents.get(id)?.values[table] as readonly RowValue[]

describe('a nominee’s award report', () => {
  it('is created once by the binding, and appears among the nominee’s to-dos', async () => {
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

  it.each([
    ['the achievement that was nominated', 'TM20260018', 'K7M2Q9', expect.stringContaining('城市轨道交通')],
    ['nothing where a person was nominated, whose name is no title of a project', 'TM20260019', 'P4X8T3', null],
  ])('begins its project title with %s', async (_case, number, checkCode, title) => {
    await askAs(backend, 'researcher')(bind, { number, checkCode })
    const [report] = backend.db.works.where({ kind: 'AWARD_REPORT', number, state: 'FILLING' })
    expect(backend.db.contents.get(report?.id ?? '')?.values.projectName || null).toEqual(title)
  })

  describe('of a nominee from abroad', () => {
    const passport = { userCertificate: 'AA3418827', userCertificatetype: dictionaryId('user_id_type', '414') }
    const eva: ReturnType<typeof askAs> = (...call) => askAs(backend, 'newResearcher')(...call)
    const bound = async () => {
      backend.db.users.update(personaUserId('newResearcher'), { userFullname: 'Eva Lindqvist', ...passport })
      expect((await eva(bind, { number: 'TM20260020', checkCode: 'D6H5W1' })).data).toEqual({ mine: true })
      return seeded('AWARD_REPORT', 'FILLING', 'Eva Lindqvist')
    }
    const text = 'We founded a joint laboratory and trained eleven young researchers together. '.repeat(3)
    const answers = (report: WorkRow) => ({
      ...{ projectName: 'A joint laboratory on sustainable energy materials', since: '2014-09-01', brief: text },
      ...{ keywords: 'energy; materials; batteries', contactPhone: '+46 18 471 0000', commitment: true },
      discipline: { id: dictionaryId('user_application_area', '1'), code: '1', name: '新材料' },
      results: [{ id: 'r1', cells: { result: 'Test bench', on: '2020-05', contribution: text } }],
      persons: [
        {
          ...rows(report, 'persons')[0],
          cells: { ...rows(report, 'persons')[0]?.cells, title: 'Professor', contribution: text },
        },
      ],
      ...{ passportCopy: [file], cooperationProof: [file] },
    })
    const file = { uid: 'f', name: 'passport.pdf', url: 'private/test/passport.pdf', size: 2048 }

    it('starts in English, with passport and employer, and without a unit of the mainland', async () => {
      const report = await bound()
      const content = backend.db.contents.get(report.id)
      expect(content).toMatchObject({ formId: 'foreign-award-report' })
      expect(content?.values).toMatchObject({
        award: 'Shanghai Science and Technology Award',
        category: expect.stringMatching(/^[\x20-\x7e]+$/),
        nominator: expect.stringMatching(/^[\x20-\x7e]+$/),
        contactEmail: 'eva.lindqvist@example.org',
        units: [],
      })
      expect(rows(report, 'persons')[0]?.cells).toMatchObject({
        ...{ name: 'Eva Lindqvist', unit: 'Uppsala University', certificate: { type: '414', number: 'AA3418827' } },
      })
    })

    it('is submitted with a telephone of any country, no mobile and no registered unit, and reaches its nominator', async () => {
      const report = await bound()
      change(report, answers(report))
      const sent = await eva(submit, { id: report.id, seenRevision: seenRevision(report) })
      expect(sent.facts).toEqual({})
      expect(sent.data.state).toBe('TO_CONFIRM')
    })

    it.each(['13800001001', '+46', 'call me', '+46 18 471 0000 ext'])(
      'refuses %s as a telephone number',
      async (phone) => {
        const report = await bound()
        change(report, { ...answers(report), contactPhone: phone })
        const { facts } = await eva(submit, { id: report.id, seenRevision: seenRevision(report) })
        expect(facts.problems).toMatchObject([{ paths: ['contactPhone'] }])
      },
    )

    it('waits for the partner in the city that it names', async () => {
      const report = await bound()
      const unit = { id: 'unit-1', name: '上海申江大学' }
      change(report, { ...answers(report), units: [{ id: 'u1', cells: { unit, contribution: text } }] })
      const refused = await eva(submit, { id: report.id, seenRevision: seenRevision(report) })
      expect(refused).toMatchObject({ code: 603105, facts: { names: '上海申江大学' } })
      const [part] = parts(report)
      await person(personaUserId('unitAdministrator'))(decide, { id: part?.id, action: 'SIGN' })
      expect((await eva(submit, { id: report.id, seenRevision: seenRevision(report) })).data.state).toBe('TO_CONFIRM')
    })
  })

  it('lists missing confirmations on submitting, and reaches its nominator after all participants confirm', async () => {
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

  it('requests confirmation again only from participants whose rank changed', async () => {
    const report = seeded('AWARD_REPORT', 'FILLING')
    for (const part of parts(report)) {
      const by = part.kind === 'AWARD_UNIT' ? personaUserId('unitAdministrator') : (part.assigned.member?.[0] ?? '')
      await person(by)(decide, { id: part.id, action: 'SIGN' })
    }
    const [first, second, third] = rows(report, 'persons')
    change(report, { persons: [first, third, second] })
    await person(report.creatorId)(submit, { id: report.id, seenRevision: seenRevision(report) })
    const names = parts(report, 'TO_CONFIRM').map(({ facts }) => (facts.said as { name: string }).name)
    expect(names.toSorted()).toEqual(['张雪', '陈思远'].toSorted())
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

  it('closes with the yearly filling: 60902 with its date on submitting, typing and confirming', async () => {
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
    expect((await nominee(todos)).data.items.map((item: { workId: string }) => item.workId)).not.toContain(report.id)
    const userId = part?.assigned.member?.[0] ?? ''
    expect(await person(userId)(decide, { id: part?.id, action: 'SIGN' })).toMatchObject(closed)
    expect((await person(userId)(todos)).data.items.map((item: { workId: string }) => item.workId)).not.toContain(
      part?.id,
    )
  })

  it('cannot be withdrawn from its nominator after the close, because it could not be submitted again', async () => {
    const report = seeded('AWARD_REPORT', 'TO_CONFIRM')
    backend.db.works.update(report.id, { deadline: Date.now() - 60_000 })
    const back = 'mutation($id: ID!) { withdrawWork(id: $id) { state } }'
    expect((await person(report.creatorId)(back, { id: report.id })).code).toBe(60902)
    expect(stateOf(report)).toBe('TO_CONFIRM')
  })

  it('is returned by its nominator with a reason that is not blank', async () => {
    const { id } = seeded('AWARD_REPORT', 'TO_CONFIRM')
    const nominator = askAs(backend, 'awardUnitOfficer')
    expect((await nominator(decide, { id, action: 'RETURN', opinion: '   ' })).code).toBe(603004)
    expect((await nominator(decide, { id, action: 'RETURN', opinion: '请补充应用证明' })).data.state).toBe('RETURNED')
  })
})

describe('the formal examination', () => {
  it('requests material point by point, is answered once, and decides about the report', async () => {
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

  it('keeps every point: a save with a row removed or added is refused (60404)', async () => {
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

  it('refuses typing and submitting after its deadline: 60902 with the date', async () => {
    const material = seeded('AWARD_MATERIAL', 'FILLING')
    backend.db.works.update(material.id, { stateSince: Date.now() - 16 * 24 * 3600_000 })
    const nominee = person(material.creatorId)
    const refused = await nominee(submit, { id: material.id, seenRevision: seenRevision(material) })
    expect(refused).toMatchObject({ code: 60902, facts: { deadline: expect.any(Number) } })
    expect((await nominee(locked, { id: material.id })).data).toEqual({
      editable: false,
      lockedReason: expect.stringMatching(/^补正材料的期限已于 .* 截止/),
    })
    expect((await nominee(todos)).data.items.map((item: { workId: string }) => item.workId)).not.toContain(material.id)
  })

  it('returns an overdue report to the commission, which extends the deadline with a reason or refuses it', async () => {
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
    const message = backend.db.messages.where({ userId: material.creatorId }).at(-1)
    expect(message?.content).toContain('本人住院，准予延期')
    missed()
    expect((await commission()(decide, { id, action: 'REFUSE', opinion: '逾期未交' })).data.state).toBe('REFUSED')
    expect(backend.db.works.get(belongsTo)?.state).toBe('REFUSED')
  })
})
