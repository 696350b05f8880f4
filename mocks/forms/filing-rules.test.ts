/** Tests of the embedded forms for filings and audits. */
import { describe, expect, it } from 'vitest'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import type { FormValues, RowValue } from '@/smartform/schema/values'
import { createDatabase } from '../db/database'
import { seed } from '../db/seed'
import { dictionaryId } from '../db/seeds/dictionary-id'
import { engineFor, formNode, problemsOf } from '../domain/form-engine'
import { findDefinition } from './definitions'

const now = Date.parse('2026-11-21T10:00:00+08:00')
const db = createDatabase()
seed(db, now)

/** The works of a kind that the commission has, or has accepted. */
const settled = (kind: string) =>
  db.works.where((one) => one.kind === kind && (one.state === 'ACCEPTED' || one.state === 'SUBMITTED'))

/** What was submitted last of a kind and passed, and when: on that day every rule of its form is content with it. */
function filed(kind: string): { values: FormValues; submittedAt: number } {
  const work = settled(kind).at(-1)
  const values = db.contents.get(work?.id ?? '')?.values
  if (!values || work?.submittedAt == null) throw new Error(`no ${kind} was submitted`)
  return { values, submittedAt: work.submittedAt }
}

/** The first row of a table with other cells. */
const row = (values: FormValues, table: string, cells: RowValue['cells']): FormValues => ({
  [table]: (values[table] as readonly RowValue[]).map((value, index) =>
    index === 0 ? { ...value, cells: { ...value.cells, ...cells } } : value,
  ),
})
/** A table whose first row stands there twice. */
const twice = (values: FormValues, table: string): FormValues => {
  const rows = values[table] as readonly RowValue[]
  return { [table]: [...rows, ...rows.slice(0, 1).map((row) => ({ ...row, id: 'again' }))] }
}

function errorsOf(formId: string, values: FormValues, on: number) {
  const formVersion = formNode(formId).version
  return problemsOf({ formId, formVersion, values }, on).filter(({ severity }) => severity === 'ERROR')
}

type Case = readonly [wrong: string, changes: (values: FormValues) => FormValues, says: string | RegExp, at: string]

const forms: readonly (readonly [kind: string, formId: string, cases: readonly Case[]])[] = [
  [
    'MATCHING',
    'national-matching',
    [
      ['more than the national funding', () => ({ amount: '99999' }), /国拨经费的 .*%，不能超过 100%/, 'amount'],
      ['more than the limit', (of) => ({ amount: String(Number(of.cap) + 1) }), /超过可匹配上限/, 'amount'],
      ['a negative amount', () => ({ amount: '-5' }), /不能小于/, 'amount'],
      ['an absurdly large amount', () => ({ amount: '1e9' }), /./, 'amount'],
      ['a unit’s share of more than 100 %', (of) => row(of, 'shares', { share: '120' }), /不能大于 100/, 'shares'],
      [
        'shares that are not whole',
        (of) => row(of, 'shares', { share: '90' }),
        /分配比例之和是 90%，应为 100%/,
        'shares',
      ],
      [
        'years that do not add up',
        (of) => row(of, 'years', { amount: '0.5' }),
        /^各年度金额之和是 [\d.]+ 万元，应等于/,
        'years',
      ],
      ['a year twice', (of) => twice(of, 'years'), '年度不能重复。', 'years'],
      ['a year outside the period', (of) => row(of, 'years', { year: '2039' }), /执行期内/, 'years'],
      [
        'a year that is over',
        (of) => ({ ...row(of, 'years', { year: '2021' }), period: ['2021-01-01', '2030-12-31'] }),
        '该年度已经结束，不能再为其申请匹配经费。',
        'years',
      ],
      ['more received than granted', () => ({ arrived: '99999' }), /不能多于国拨经费/, 'arrived'],
      [
        'a return after the recommendation',
        () => ({ returnBy: '2027-02-01', recommendBy: '2027-01-15' }),
        /不能晚于区推荐截止日期/,
        'returnBy',
      ],
    ],
  ],
  [
    'FUND_APPLICATION',
    'fund-application',
    [
      ['more than planned', (of) => ({ amount: String(Number(of.planned) + 1) }), /超过本年度计划/, 'amount'],
      ['more than approved', (of) => ({ approved: of.before ?? null }), /超过核定匹配经费/, 'amount'],
      [
        'uses that do not add up',
        (of) => row(of, 'uses', { amount: '0' }),
        /应等于本年度申请金额 [\d.]+ 万元。/,
        'uses',
      ],
      ['money received tomorrow', () => ({ arrivedOn: '2026-11-22' }), /不能晚于今天/, 'arrivedOn'],
      ['an account with letters', () => ({ account: '6222ABCD12345678' }), /8 至 30 位数字/, 'account'],
      ['more spent than asked for', () => ({ before: '10', spent: '11' }), /不能多于以前年度已申请/, 'spent'],
    ],
  ],
  [
    'FOREIGN_EXPERT',
    'foreign-expert-project',
    [
      [
        'a departure before the entry',
        () => ({ departureOn: '2020-01-01' }),
        '离境日期不能早于入境日期。',
        'departureOn',
      ],
      ['no passport number', () => ({ passport: { type: '414', number: 'ab-1' } }), '请输入正确的护照号码', 'passport'],
      ['an identity card', () => ({ passport: { type: '111', number: '31' } }), /不收/, 'passport'],
      ['a name in Chinese', () => ({ familyName: '穆勒' }), /只能用拉丁字母/, 'familyName'],
      ['digits in a name', () => ({ givenNames: 'ANNA 2' }), /只能用拉丁字母/, 'givenNames'],
      ['a passport that expires', () => ({ passportUntil: '2020-01-01' }), /护照有效期/, 'passportUntil'],
      ['a work permit that expires', () => ({ permitUntil: '2020-01-01' }), /工作许可证有效期/, 'permitUntil'],
      ['a permit in small letters', () => ({ permitNumber: 'sh2026001x' }), /大写字母组成/, 'permitNumber'],
      [
        'a long stay without a permit',
        () => ({ permit: 'exempt', entryOn: '2026-01-01', departureOn: '2026-06-30' }),
        /超过 90 天/,
        'permit',
      ],
      [
        'a Chinese',
        () => ({ nationality: { id: dictionaryId('user_nationality', 'CHN'), code: 'CHN', name: '中国' } }),
        /国籍/,
        'nationality',
      ],
      ['a child', () => ({ bornOn: '2015-01-01' }), /年满 18 周岁/, 'bornOn'],
      ['more than granted', (of) => ({ amount: String(Number(of.granted) + 1) }), /超过立项经费/, 'amount'],
      ['costs that do not add up', (of) => row(of, 'costs', { amount: '0' }), /各科目之和/, 'costs'],
    ],
  ],
  [
    'FOREIGN_EXPERT_CHECK',
    'foreign-expert-check',
    [
      [
        'a departure before the entry',
        () => ({ departureOn: '2020-01-01' }),
        '离境日期不能早于入境日期。',
        'departureOn',
      ],
      [
        'a stay that was over before the year',
        () => ({ entryOn: '2019-05-01', departureOn: '2019-06-01' }),
        /检查年度内/,
        'entryOn',
      ],
      [
        'a stay that began after the year',
        () => ({ entryOn: '2099-05-01', departureOn: '2099-06-01' }),
        /检查年度内/,
        'departureOn',
      ],
      ['more spent than granted', () => ({ spent: '9999' }), /超过项目经费/, 'spent'],
      ['no visitors, without a reason', () => ({ came: false, whyNot: '' }), /未来华的原因/, 'whyNot'],
    ],
  ],
  [
    'achievement-transformation',
    'achievement-transformation',
    [
      [
        'an amount different from its contracts',
        () => ({ licenceAmount: '1' }),
        /许可合同金额 1 万元 与转化合同中的 \d+ 万元 不一致/,
        'licenceAmount',
      ],
      [
        'a contract of another kind of transformation',
        (of) => row(of, 'contracts', { way: 'share', equity: '5' }),
        /许可合同金额/,
        'licenceAmount',
      ],
      [
        'more received than agreed',
        (of) => row(of, 'contracts', { received: '9999' }),
        /不能多于合同金额/,
        'contracts',
      ],
      [
        'a contract signed tomorrow',
        (of) => row(of, 'contracts', { signedOn: '2026-11-22' }),
        /不能晚于今天/,
        'contracts',
      ],
      [
        'shares of more than 100 %',
        (of) => row(of, 'contracts', { way: 'share', equity: '101' }),
        /不能大于 100/,
        'contracts',
      ],
      ['a contract twice', (of) => twice(of, 'contracts'), '合同编号不能重复。', 'contracts'],
      [
        'a reward of more than 100 %',
        (of) => ({ reward: String(Number(of.netIncome) + 1) }),
        /不能超过 100%/,
        'reward',
      ],
      ['people’s shares that are not whole', (of) => row(of, 'people', { share: '10' }), /分配比例之和/, 'people'],
      ['people’s amounts that do not add up', (of) => row(of, 'people', { amount: '0.01' }), /与奖励总额/, 'people'],
      [
        'a small share for the main contributors',
        (of) => row(of, 'people', { role: 'other' }),
        /不低于奖励总额的 50%/,
        'people',
      ],
      ['a small reward without its reason', () => ({ reward: '1', whyLess: '' }), /低于 50% 的依据/, 'whyLess'],
      ['a net income above what came in', () => ({ netIncome: '9999' }), /不能多于本年到账/, 'netIncome'],
      ['a negative reward', () => ({ reward: '-1' }), /不能小于/, 'reward'],
    ],
  ],
]

describe.each(forms)('a filing of kind %s', (kind, formId, cases) => {
  it('has at least two pages, all translated to English', () => {
    const form = parseDefinition(findDefinition(formId))
    expect(form.pages.length).toBeGreaterThanOrEqual(2)
    expect(form.untranslated).toEqual([])
  })

  it('accepts the seeded content', () => {
    for (const { id, submittedAt } of settled(kind)) {
      const found = errorsOf(formId, db.contents.get(id)?.values ?? {}, submittedAt ?? now)
      expect(found.map(({ message }) => message)).toEqual([])
    }
  })

  it.each(cases)('reports %s once, at its field', (_, changes, expectedMessage, at) => {
    const { values, submittedAt } = filed(kind)
    const found = errorsOf(formId, { ...values, ...changes(values) }, submittedAt)
    const meant = found.filter(({ message }) =>
      typeof expectedMessage === 'string' ? message === expectedMessage : expectedMessage.test(message),
    )
    expect(found.map(({ message }) => message).join('\n')).toMatch(expectedMessage)
    expect(meant).toHaveLength(1)
    expect(meant.flatMap(({ paths }) => paths).some((path) => path.startsWith(at))).toBe(true)
  })
})

it('a passport number is stored in capital letters', () => {
  const engine = engineFor(formNode('foreign-expert-project'), filed('FOREIGN_EXPERT').values, now)
  engine.set('passport', { type: '414', number: ' c01 x00t47 ' })
  expect(engine.values().passport).toEqual({ type: '414', number: 'C01X00T47' })
})

describe.each([
  ['BUDGET_AUDIT', 'budget-audit'],
  ['PROJECT_AUDIT', 'project-audit'],
])('an audit of kind %s', (kind, formId) => {
  const [work] = db.works.where({ kind, state: 'REPORTED' })
  const values = db.contents.get(work?.id ?? '')?.values ?? {}
  const atNotes = (note: string | null) =>
    errorsOf(formId, { ...values, ...row(values, 'lines', { inForce: '10', vouched: '12', note }) }, now)
      .flatMap(({ paths }) => paths)
      .filter((path) => path.endsWith('/note'))

  it('gives a reason where an amount differs from its budget by more than a tenth', () => {
    expect(atNotes(null)).toHaveLength(1)
    expect(atNotes('设备涨价')).toEqual([])
  })
})
