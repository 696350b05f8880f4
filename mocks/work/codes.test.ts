/** Tests that every error code of projects, platforms and audits can be met, or has a reason why not. */
import { beforeEach, describe, expect, it } from 'vitest'
import { auditCodes } from '@/api/errors/catalogue/award-audit'
import { declarationCodes } from '@/api/errors/catalogue/declaration'
import {
  contractCodes,
  deadlineCodes,
  inspectionCodes,
  platformCodes,
  projectCodes,
  taskCodes,
} from '@/api/errors/catalogue/project'
import type { FormValues } from '@/smartform/schema/values'
import { baseKinds } from '@/work/kinds/base-kinds'
import { freeBase, noticeOf, sendCodeTo } from '../../tests/base-notice'
import { rowsOf } from '../domain/stored-values'
import { type PersonaId, personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'
import { calls, situationsIn } from './situations'

const backend = backendForTest()
beforeEach(() => backend.reset())

const {
  seeded,
  given,
  filling,
  guideWhere,
  openGuide,
  ownDeclaration,
  notice,
  memberPart,
  audit,
  letterOf,
  projectOf,
  change,
  month,
  years,
} = situationsIn(backend)

/** Where a code is met: who asks what, in which situation. */
type Situation = readonly [as: PersonaId, call: keyof typeof calls, variables: () => object]
/** Another test that meets it, or why nobody can meet it. */
type Elsewhere = { testedIn: string } | { unmet: string }

const bases = { testedIn: '../resolvers/bases.test.ts' }
/** A year's report of the researcher's science bases that stands in a state. */
const report = (state: string) => given('science-base', state)

const situations: Readonly<Record<number, Situation | Elsewhere>> = {
  60345: { testedIn: './filings.test.ts' },
  60346: ['researcher', 'guide', () => ({ guideId: 'nothing', remarkId: 'nothing' })],
  60347: [
    'researcher',
    'start',
    () => {
      const guide = openGuide()
      backend.db.guides.update(guide.guideId ?? '', { closesAt: Date.now() - 1 })
      return guide
    },
  ],
  603001: ['researcher', 'work', () => ({ id: 'nothing' })],
  603002: ['researcher', 'removeDeclaration', () => ({ contentId: ownDeclaration('UNIT_REVIEW')?.id })],
  603003: ['unitAdministrator', 'decide', () => ({ id: seeded('TASK_BOOK', 'RETURNED').id, action: 'PASS' })],
  603004: [
    'researcher',
    'decide',
    () => ({ id: seeded('PERFORMANCE', 'TO_CONFIRM').id, action: 'DECLINE', opinion: ' ' }),
  ],
  603005: ['researcher', 'start', () => ({ ...openGuide(), unitId: 'nothing' })],
  603006: ['researcher', 'start', () => ({ ...openGuide(), commitment: false })],
  603007: [
    'researcher',
    'start',
    () => {
      const guide = backend.db.guides.get(ownDeclaration('UNIT_REVIEW')?.belongsTo ?? '')
      backend.db.guides.update(guide?.id ?? '', { opensAt: 1, closesAt: Date.now() + years(1) })
      for (const { id } of backend.db.works.where({ kind: 'DECLARATION', belongsTo: guide?.id, state: 'DRAFT' }))
        backend.db.works.remove(id)
      return { guideId: guide?.id, remarkId: guide?.remarkId, unitId: 'unit-1', commitment: true }
    },
  ],
  603008: bases,
  603009: bases,
  603010: [
    'researcher',
    'bindBase',
    () => {
      const [kind] = baseKinds
      if (!kind) throw new Error('no kind of base')
      const base = freeBase(backend.db, kind)
      const { baseName, checkCode } = noticeOf(backend.db, base)
      const verificationCode = sendCodeTo(backend.db, 'researcher')
      return { kind: kind.id, entry: { baseName, hostUnit: '不一致', checkCode, verificationCode } }
    },
  ],
  603011: ['expert', 'bind', () => notice({ verificationCode: '135790' })],
  603201: [
    'researcher',
    'decide',
    () => {
      const { id, number } = seeded('PERFORMANCE', 'TO_CONFIRM')
      return { id, action: 'BEGIN', facts: { projectNumber: number, projectName: '别的项目' } }
    },
  ],
  603209: ['expert', 'bind', () => notice({ projectNumber: '25DZ1200799' })],
  603210: ['expert', 'bind', () => notice({ projectName: '端侧推理' })],
  603211: ['expert', 'bind', () => notice({ undertakingUnit: '上海申江大学' })],
  603212: ['expert', 'bind', () => notice({ leader: '赵力群' })],
  603213: ['expert', 'bind', () => notice({ checkCode: 'R5T8Z5' })],
  603411: { testedIn: './filings.test.ts' },
  603412: { testedIn: './filings.test.ts' },

  603101: ['researcher', 'begin', () => change('nothing')],
  603102: ['expert', 'begin', () => change(projectOf('ACCEPTANCE', 'PASSED'))],
  603103: [
    'expert',
    'bind',
    () => {
      backend.db.topicLinks.update('sub-1', { boundBy: personaUserId('academician') })
      return notice()
    },
  ],
  603104: [
    'researcher',
    'submitDeclaration',
    () => ({ contentId: ownDeclaration('UNIT_REVIEW')?.id, seenRevision: 7 }),
  ],
  603105: { testedIn: '../resolvers/members.test.ts' },
  603106: ['expert', 'decide', () => ({ id: memberPart('CONFIRMED').id, action: 'SIGN' })],
  603107: [
    'researcher',
    'start',
    () => {
      const guide = openGuide()
      for (const { id } of backend.db.works.where({ kind: 'DECLARATION', state: 'APPROVED' }).slice(0, 12))
        backend.db.works.update(id, { creatorId: personaUserId('researcher') })
      return guide
    },
  ],
  603108: ['expert', 'topic', () => ({ id: 'nothing' })],
  603109: ['expert', 'bindTopic', () => ({ id: 'sub-2', checkCode: 'V2J6L8' })],
  603110: ['unitAdministrator', 'remove', () => ({ id: seeded('TASK_BOOK', 'RETURNED').id })],
  603112: { testedIn: './filing-decisions.test.ts' },
  603113: { testedIn: './filing-decisions.test.ts' },
  603115: { testedIn: './topic-refusals.test.ts' },
  603116: { testedIn: './topic-refusals.test.ts' },
  603117: { testedIn: './topic-refusals.test.ts' },
  603118: { testedIn: './topic-refusals.test.ts' },
  603119: { testedIn: './topics.test.ts' },
  603121: { testedIn: './topic-refusals.test.ts' },
  603122: { testedIn: './topic-refusals.test.ts' },
  603114: { testedIn: './filing-decisions.test.ts' },
  603111: [
    'unitAdministrator',
    'work',
    () => ({ id: given('TASK_BOOK', 'RETURNED', { unitId: 'unit-3', departmentId: null }).id }),
  ],

  603221: ['researcher', 'work', () => ({ kinds: ['TASK_BOOK'], id: 'nothing' })],
  603222: ['researcher', 'withdraw', () => ({ id: given('TASK_BOOK', 'UNIT_REVIEW').id })],
  603223: ['researcher', 'submit', () => ({ id: seeded('TASK_BOOK', 'SIGNED').id })],
  603224: ['researcher', 'decide', () => ({ id: given('TASK_BOOK', 'UNIT_REVIEW').id, action: 'SIGN' })],
  603225: ['researcher', 'submit', () => filling(given('TASK_BOOK', 'RETURNED'), { indirectSpecial: '0.01' })],
  603226: ['researcher', 'submit', () => filling(given('TASK_BOOK', 'UNIT_REVIEW'))],
  603288: { unmet: '任务书随立项建立，没有按项目询问任务书的调用；客户端按规格静默' },

  603301: ['researcher', 'begin', () => change(projectOf('TASK_BOOK', 'RETURNED'))],
  603302: [
    'researcher',
    'begin',
    () => {
      const agreed = seeded('CONTRACT_CHANGE', 'AGREED')
      backend.db.works.update(agreed.id, { state: 'APPLYING' })
      return change(agreed.projectId)
    },
  ],
  603303: ['researcher', 'decide', () => ({ id: seeded('CONTRACT_CHANGE', 'AGREED').id, action: 'CLOSE' })],
  603304: ['unitAdministrator', 'decide', () => ({ id: seeded('CONTRACT_CHANGE', 'AGREED').id, action: 'PASS' })],
  603305: [
    'researcher',
    'submit',
    () => {
      const work = backend.db.works.update(seeded('CONTRACT_CHANGE', 'AGREED').id, { state: 'APPLYING' })
      const cycle = backend.db.contents.get(work.id)?.values.cycle as { end: string } | undefined
      return filling(work, { changeKind: 'period', newEnd: cycle?.end })
    },
  ],
  603306: ['researcher', 'begin', () => change(projectOf('ACCEPTANCE', 'PASSED'))],
  603307: ['researcher', 'letter', () => letterOf({ passedAt: Date.now() - years(1.1), key: false })],
  603308: ['researcher', 'letter', () => letterOf({ passedAt: Date.now() - years(2.1), key: true })],
  603309: ['researcher', 'letter', () => ({ workId: given('ACCEPTANCE', 'TO_APPLY').id })],
  603310: { testedIn: './contract-change-rules.test.ts' },

  603321: ['researcher', 'submit', () => filling(given('TASK_BOOK', 'FILLING', { deadline: 1 }))],
  603322: [
    'researcher',
    'begin',
    () => {
      const of = given('ACCEPTANCE', 'TO_APPLY').projectId
      backend.db.works.update(of ?? '', { creatorId: personaUserId('researcher') })
      for (const work of backend.db.works.where({ projectId: of, kind: 'CONTRACT_CHANGE' }))
        backend.db.works.update(work.id, { state: 'CLOSED' })
      const [book] = backend.db.works.where({ projectId: of, kind: 'TASK_BOOK' })
      const submitted = backend.db.contents.get(book?.id ?? '')?.submitted
      if (submitted && book)
        backend.db.contents.update(book.id, {
          submitted: {
            ...submitted,
            values: { ...submitted.values, cycle: { start: '2023-01-01', end: '2024-01-01' } } as FormValues,
          },
        })
      return change(of)
    },
  ],
  603323: ['researcher', 'submit', () => filling(given('ACCEPTANCE', 'TO_APPLY', { deadline: 1 }))],
  603324: [
    'researcher',
    'submit',
    () => filling(given('PERFORMANCE', 'TO_CONFIRM', { state: 'FILLING', deadline: 1 })),
  ],
  603325: { testedIn: '../resolvers/declaration-refusals.test.ts' },
  603326: ['researcher', 'start', () => guideWhere(({ opensAt }) => opensAt > Date.now())],

  603202: bases,
  603203: ['researcher', 'submit', () => ({ id: report('SUBMITTED').id })],
  603204: ['researcher', 'submit', () => ({ id: report('HOST_REVIEW').id })],
  603205: bases,
  603206: bases,
  603207: bases,
  603208: { unmet: '开放前答 603412，截止后答 60347，都说明起止日期' },
  603214: { unmet: '一个年度只有一份表单，未填完时答 60405，逐处列出问题' },

  603401: ['researcher', 'begin', () => month('platform-service-2', 1)],
  603402: [
    'researcher',
    'submit',
    () => ({ id: backend.db.works.where({ kind: 'MONTHLY_REPORT', state: 'SUBMITTED' })[0]?.id }),
  ],
  603403: ['researcher', 'begin', () => month('platform-function-1', 1)],
  603404: ['researcher', 'begin', () => month('platform-service-1', 1)],
  603405: ['expert', 'begin', () => month('platform-service-1', 0)],
  603406: ['researcher', 'begin', () => month('platform-service-1', 0)],
  603407: { testedIn: './monthly.test.ts' },
  603408: { testedIn: './overseen-platforms.test.ts' },

  623001: ['auditor', 'work', () => ({ kinds: ['BUDGET_AUDIT', 'PROJECT_AUDIT'], id: 'nothing' })],
  623002: ['auditor', 'work', () => ({ id: audit('AUDITING', { assigned: { auditor: ['unit:other'] } }).id })],
  623003: ['auditor', 'submit', () => ({ id: seeded('BUDGET_AUDIT', 'REPORTED').id })],
  623004: ['auditor', 'submit', () => ({ id: audit('TO_AUDIT').id })],
  623005: ['auditor', 'submit', () => filling(audit('AUDITING', { deadline: null }), { vouchedTotal: '0.01' })],
  623006: ['auditor', 'submit', () => filling(audit('AUDITING', { deadline: 1 }))],
  623007: ['auditor', 'submit', () => filling(audit('AUDITING', { deadline: null }), { accountant: '310' })],
  623008: [
    'auditor',
    'submit',
    () => {
      const { id } = seeded('PROJECT_AUDIT', 'TO_AUDIT')
      const audit = backend.db.works.update(id, { state: 'AUDITING', deadline: null })
      for (const { id } of backend.db.works.where({ projectId: audit.projectId, kind: 'ACCEPTANCE' }))
        backend.db.works.update(id, { state: 'UNIT_REVIEW' })
      return filling(audit, { lines: rowsOf(backend.db.contents.get(audit.id)?.values.lines) })
    },
  ],
}

const groups = {
  ...declarationCodes,
  ...projectCodes,
  ...taskCodes,
  ...contractCodes,
  ...deadlineCodes,
  ...inspectionCodes,
  ...platformCodes,
  ...auditCodes,
}
const tests = import.meta.glob<string>(['./*.test.ts', '../resolvers/*.test.ts'], { query: '?raw', import: 'default' })

describe('every error code of projects, platforms and audits', () => {
  it('has a situation, a test of its own, or a reason why it cannot occur', () => {
    expect(Object.keys(situations)).toEqual(expect.arrayContaining(Object.keys(groups)))
  })

  it.each(Object.entries(situations))('%s is returned in its situation', async (code, situation) => {
    if ('unmet' in situation) return expect(situation.unmet).not.toBe('')
    if ('testedIn' in situation) return expect(await tests[situation.testedIn]?.()).toContain(code)
    const [as, call, variables] = situation
    const input = variables()
    const works = JSON.stringify(backend.db.works.all())
    const answer = await askAs(backend, as)(calls[call], input as Record<string, unknown>)
    const problems = (answer.facts.problems ?? []) as { code: number | null }[]
    expect([answer.code, ...problems.map((problem) => problem.code)]).toContain(Number(code))
    expect(JSON.stringify(backend.db.works.all()), 'a refusal changes nothing').toBe(works)
  })
})
