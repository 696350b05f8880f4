/** Tests of award nominations through the backend: who may nominate, refusals, quota. */
import { beforeEach, describe, expect, it } from 'vitest'
import { type PersonaId, personaUserId } from '../personas'
import { situationsIn } from '../work/situations'
import { askAs, backendForTest } from './ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())
const { filling } = situationsIn(backend)
const day = 24 * 3600_000

const beginCall =
  'mutation($kind: String!, $belongsTo: ID!, $facts: JSON) { beginWork(kind: $kind, belongsTo: $belongsTo, facts: $facts) { id state } }'
const submitCall =
  'mutation($id: ID!, $seenRevision: Int) { submitWork(id: $id, seenRevision: $seenRevision) { id state number } }'
const withdrawCall = 'mutation($id: ID!) { withdrawWork(id: $id) { state } }'
const bindCall =
  'mutation($number: String!, $checkCode: String!) { bindNomination(number: $number, checkCode: $checkCode) { bound mine } }'
const remindCall = 'mutation($id: ID!) { remindNominee(id: $id) }'
const letterCall = 'query($id: ID!) { nominationLetter(id: $id) { number checkCode nominee } }'
const nominatingCall = '{ nominating { as nominator closesAt categories { id quota used } } }'

const of = (nomineeName: string, nomineeUnit = '上海浦江大学', achievement = '全新的成果一种') => ({
  ...{ nomineeKind: 'PERSON', nomineeName, nomineeUnit, achievement },
})
const begin = (as: PersonaId, belongsTo: string, facts: object) =>
  askAs(backend, as)(beginCall, { kind: 'NOMINATION', belongsTo, facts })
const bind = (as: PersonaId, number: string, checkCode: string) => askAs(backend, as)(bindCall, { number, checkCode })
const closeNominating = () => {
  for (const { id, year } of backend.db.awardYears.all())
    if (year === Math.max(...backend.db.awardYears.all().map((awardYear) => awardYear.year)))
      backend.db.awardYears.update(id, { nominateBy: Date.now() - day })
}

describe('a nominator', () => {
  it.each([
    [0, 60154],
    [1, 60154],
    [2, null],
    [3, null],
    [4, 60154],
    [-1, 60154],
  ])(
    'with award user state %i: a nomination is created, or refused with %s, also by address',
    async (awardState, code) => {
      backend.db.users.update(personaUserId('academician'), { awardState })
      expect((await askAs(backend, 'academician')(nominatingCall)).code).toBe(code)
      expect((await begin('academician', 'invention', of('何远'))).code).toBe(code)
    },
  )

  it('is refused a draft after losing the right to nominate', async () => {
    backend.db.users.update(personaUserId('academician'), { awardState: 0 })
    const sent = filling(backend.db.works.get('work-draft-1-1') as never)
    expect((await askAs(backend, 'academician')(submitCall, sent)).code).toBe(60154)
  })
})

describe('a nomination is refused', () => {
  it.each<[string, PersonaId, string, object, number]>([
    ['of oneself', 'academician', 'invention', of('沈国梁', '上海申江大学'), 60906],
    ['of oneself in full width and with spaces', 'academician', 'invention', of('沈　国 梁', ' 上海申江大学'), 60906],
    ['of the own unit', 'awardUnitOfficer', 'progress', { ...of('上海市智能技术学会'), nomineeKind: 'UNIT' }, 60906],
    [
      'of a nominee already nominated in the category',
      'awardUnitOfficer',
      'youth',
      of('陈思远', '上海申江大学'),
      60907,
    ],
    ['of the same nominee in another spelling', 'awardUnitOfficer', 'youth', of('陈 思远', '上海申江大学　'), 60907],
    [
      'of an achievement that has the award',
      'academician',
      'invention',
      of('何远', '上海浦江大学', '高精度光纤传感器件 及制备工艺'),
      60908,
    ],
    ['of the same nominee by the same nominator', 'academician', 'invention', of('陈思远', '上海申江大学'), 60909],
    [
      'of an achievement that is nominated',
      'academician',
      'progress',
      of('何远', '上海浦江大学', '城市轨道交通智能运维关键技术及应用'),
      60911,
    ],
    ['with a quota of zero', 'academician', 'popularisation', of('何远'), 60910],
    ['in an unknown category', 'academician', 'nothing', of('何远'), 60903],
  ])('%s', async (_case, as, category, facts, code) => {
    expect((await begin(as, category, facts)).code).toBe(code)
  })

  it('after nominating has closed: 60902 with its date, when creating and when submitting', async () => {
    closeNominating()
    expect(await begin('academician', 'invention', of('何远'))).toMatchObject({ code: 60902 })
    const sent = filling(backend.db.works.get('work-draft-1-1') as never)
    expect((await askAs(backend, 'academician')(submitCall, sent)).code).toBe(60902)
  })
})

it('the nominee’s answers list what prevents the submission', async () => {
  const { id } = backend.db.works.get('work-draft-1-1') ?? { id: '' }
  const done = backend.db.contents.get('work-notice-2-1')?.values ?? {}
  const answers = {
    ...done,
    nomineeName: '沈国粱',
    nomineeUnit: '上海浦江大学',
    type: 'project',
    category: '自然科学奖',
  }
  const sent = filling(backend.db.works.get(id) as never, {
    ...{
      ...answers,
      nominatorKind: 'PERSON',
      grade: 'first',
      achievement: '弱监督学习的泛化理论',
      publicSince: '2020-01-01',
    },
    // The nominator’s own mobile.
    nomineeMobile: '13800001007',
    certificate: { type: '414', number: 'E12345678' },
  })
  const refused = await askAs(backend, 'academician')(submitCall, sent)
  expect(refused.code).toBe(60405)
  expect(refused.facts.problems).toMatchObject([{ code: 60906, paths: ['nomineeName'] }])
})

describe('the quota', () => {
  it('counts a unit’s submissions by all of its officers', async () => {
    const { data } = await askAs(backend, 'academician')(nominatingCall)
    expect(data.categories.find((category: { id: string }) => category.id === 'youth')).toEqual({
      ...{ id: 'youth', quota: 2, used: 1 },
    })
    expect(data.categories.find((category: { id: string }) => category.id === 'merit').used).toBe(0)
  })
})

describe('a nomination ends with its year and leaves no to-do', () => {
  const todosCall = '{ todos(pageSize: 100) { items { workId } } }'
  const waiting = async (as: PersonaId) =>
    (await askAs(backend, as)(todosCall)).data.items.map((item: { workId: string }) => item.workId)

  it.each([
    ['a draft on the last day of nominating', 'work-draft-1-1', 'academician', 'NOT_FILED'],
    ['an unbound nomination on the last day of filing', 'work-notice-2-1', 'academician', 'NOT_BOUND'],
  ] as const)('%s: its nominator receives a message', async (_case, id, as, state) => {
    const deadline = Date.now() - day
    backend.db.works.update(id, { deadline })
    expect(await waiting(as)).not.toContain(id)
    expect(backend.db.works.get(id)).toMatchObject({ state, stateSince: deadline })
    expect(backend.db.workHistories.where({ workId: id, step: 'LAPSE' })).toMatchObject([{ at: deadline, state }])
    expect(backend.db.messages.where({ userId: personaUserId(as) }).at(-1)?.title).toMatch(/逾期未/)
    await waiting(as)
    expect(backend.db.workHistories.where({ workId: id, step: 'LAPSE' })).toHaveLength(1)
  })

  it('unbound nominations of former years are closed in the seeds', () => {
    expect(backend.db.works.get('work-notice-4-1')?.state).toBe('NOT_BOUND')
  })
})

describe('the notice to the nominee', () => {
  it('binds once, refuses the code of another nomination, and refuses the nominator', async () => {
    expect((await bind('researcher', 'TM20260019', 'K7M2Q9')).code).toBe(603213)
    expect((await bind('academician', 'TM20260019', 'P4X8T3')).code).toBe(60923)
    expect((await bind('researcher', 'ｔｍ2026 0019', 'p4x8 t3')).data).toEqual({
      bound: true,
      mine: true,
    })
    expect((await bind('researcher', 'TM20260019', 'P4X8T3')).data.mine).toBe(true)
    expect((await bind('expert', 'TM20260019', 'P4X8T3')).code).toBe(60904)
    expect(backend.db.workHistories.where({ workId: 'work-notice-2-1', step: 'BEGIN' })).toHaveLength(1)
  })

  const nomination = 'work-notice-2-1'
  const nobody = {
    nomineeName: '何远',
    nomineeUnit: '上海浦江大学',
    nomineeMobile: '13911110000',
    nomineeEmail: 'a@b.cn',
  }
  const unit = { ...nobody, nomineeKind: 'UNIT', nomineeName: '某公司', contactMobile: '13911110000' }
  const passport = { passport: { type: '414', number: 'aa 3418827' }, certificate: undefined }
  it.each<[string, object, object, number | null]>([
    ['nothing of the nominee', nobody, {}, 60912],
    ['the name alone', { ...nobody, nomineeName: '赵立群' }, {}, 60912],
    ['the unit alone', { ...nobody, nomineeUnit: '浦源人工智能研究院' }, {}, 60912],
    ['blanks where the nomination has blanks', { nomineeKind: 'PERSON' }, { userEmail: null }, 60912],
    ['name and unit', { ...nobody, nomineeName: '赵 立群', nomineeUnit: '浦源人工智能研究院' }, {}, null],
    ['the mobile', { ...nobody, nomineeMobile: '13800001005' }, {}, null],
    ['the e-mail address', { ...nobody, nomineeEmail: 'Expert@example.cn' }, {}, null],
    ['the passport', { ...nobody, ...passport }, { userCertificate: 'AA3418827' }, null],
    ['another unit', unit, {}, 60912],
    ['the unit', { ...unit, nomineeName: '浦源人工智能研究院' }, {}, null],
    ['the mobile of the unit’s contact', { ...unit, contactMobile: '13800001005' }, {}, null],
  ])('is bound by an account that shares %s with it, or refused with its code', async (_key, values, user, code) => {
    backend.db.users.update(personaUserId('expert'), user)
    backend.db.contents.update(nomination, { values: { ...values } })
    expect((await bind('expert', 'TM20260019', 'P4X8T3')).code).toBe(code)
    expect(backend.db.works.get(nomination)?.state).toBe(code ? 'NOMINATED' : 'BOUND')
  })

  it('is void after the nominator revokes it, and cannot be revoked after binding', async () => {
    const asNominator = askAs(backend, 'academician')
    expect((await asNominator(withdrawCall, { id: 'work-notice-2-1' })).data.state).toBe('DRAFT')
    expect((await bind('researcher', 'TM20260019', 'P4X8T3')).code).toBe(60903)
    expect((await asNominator(letterCall, { id: 'work-notice-2-1' })).code).toBe(603001)
    await bind('researcher', 'TM20260018', 'K7M2Q9')
    expect((await askAs(backend, 'awardUnitOfficer')(withdrawCall, { id: 'work-notice-1-1' })).code).toBe(603003)
  })

  it('of a former year cannot be revoked', async () => {
    const refused = await askAs(backend, 'awardUnitOfficer')(withdrawCall, { id: 'work-notice-4-1' })
    expect(refused).toMatchObject({ code: 60902, facts: { deadline: expect.any(Number) } })
  })

  it('is a letter for its nominator only, with the number and the check code', async () => {
    const letter = await askAs(backend, 'academician')(letterCall, { id: 'work-notice-2-1' })
    expect(letter.data).toEqual({ number: 'TM20260019', checkCode: 'P4X8T3', nominee: '陈思远' })
    expect((await askAs(backend, 'awardUnitOfficer')(letterCall, { id: 'work-notice-2-1' })).code).toBe(603001)
  })

  it('is followed by at most one reminder a day', async () => {
    const remind = (as: PersonaId) => askAs(backend, as)(remindCall, { id: 'work-notice-2-1' })
    expect((await remind('academician')).code).toBeNull()
    expect((await remind('academician')).code).toBe(60905)
    expect((await remind('awardUnitOfficer')).code).toBe(603001)
  })
})
