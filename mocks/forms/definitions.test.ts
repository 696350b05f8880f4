/** Tests of all embedded form definitions: they parse, accept complete answers, and keep the rules of the guides. */
import { describe, expect, it } from 'vitest'
import type { FormSource } from '@/smartform/schema/definition'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import type { FormValues, RowValue } from '@/smartform/schema/values'
import { problemsOf, publish } from '../domain/form-engine'
import { inventedContent } from '../domain/invented/invented-content'
import { inventedSubject } from '../domain/invented/subjects'
import { randomFrom } from '../domain/random'
import { allDefinitions, declarationForms, definitions } from './definitions'

const now = Date.parse('2026-11-21T08:00:00+08:00')
const entry = (code: string, name: string) => ({ id: code, code, name })
const dictionaries = {
  areas: ['0102', '0103', '0202', '0303', '0503', '0702', '0801'].map((code) => entry(code, `领域 ${code}`)),
  titles: [entry('011', '教授'), entry('083', '工程师')],
  degrees: [entry('2', '博士')],
}

function content(formId: string, seed: number): FormValues {
  const random = randomFrom(seed)
  return inventedContent({
    formId,
    subject: inventedSubject(random, 'chips'),
    fundingLimit: '100',
    fileKey: 'private/test/report.pdf',
    startYear: 2027,
    dictionaries,
    random,
    applicant: {
      name: '陈思远',
      mobile: '13800001001',
      certificate: '310110198504160436',
      email: 'researcher@example.cn',
      major: '集成电路设计',
      position: '教授',
      unitName: '上海申江大学',
      creditCode: '12310000425012345C',
    },
  })
}

/** Rows of a table with other cells in one of them. */
function change(values: FormValues, table: string, row: number, cells: RowValue['cells']): FormValues {
  const rows = values[table] as readonly RowValue[]
  return {
    [table]: rows.map((rowValue, index) =>
      index === row ? { ...rowValue, cells: { ...rowValue.cells, ...cells } } : rowValue,
    ),
  }
}

const rowOf = (id: string, cells: RowValue['cells']): RowValue => ({ id, cells })
const expert = (id: string) => rowOf(id, { name: '某专家', unit: '某单位', reason: '存在合作关系' })
const topic = (id: string, funding: string) => rowOf(id, { name: '课题名称', leader: '李四', unit: '某单位', funding })
const partner = (id: string, share: string) =>
  rowOf(id, { unitName: '某公司', creditCode: '91310000607390162X', task: '应用验证', share })
const small = (id: string, name: string, unitPrice: string) =>
  rowOf(id, { name, way: 'purchase', source: 'selfRaised', unitPrice, quantity: '1', purpose: '实验' })
const testing = (id: string, cost: string) =>
  rowOf(id, { content: '性能测试', organisation: '某检测机构', source: 'selfRaised', cost })
const elsewhere = '浦源人工智能研究院'
/** A study of people, and who has which certificate. */
const qualified = (kind: '2' | '4', ...rows: RowValue['cells'][]): FormValues => ({
  involvesEthics: 'yes',
  ethicsApproval: [{ uid: 'e', name: '伦理审查意见.pdf', url: 'private/e.pdf', size: 1024 }],
  qualificationYears: kind,
  qualifications: rows.map((cells, index) => rowOf(`q${index}`, cells)),
})
const holder = (number: string, role = 'member', obtainedOn = '2026-01-05') => ({
  name: '李四',
  role,
  number,
  obtainedOn,
})
const labelsOf = holder('SH20250001', 'leader')
const agreement = [{ uid: 'a', name: '合作协议.pdf', url: 'private/a.pdf', size: 1024 }]

/** What one person does wrong, and the code of the rule that says so. */
const violations: [wrong: string, code: number, with_: (values: FormValues) => FormValues][] = [
  ['间接费用超过 12%', 60411, () => ({ indirectSpecial: '11', indirectSelfRaised: '0' })],
  ['差旅会议国际合作费超过 10%', 60412, (values) => change(values, 'directCosts', 5, { selfRaised: '20' })],
  [
    '同一来源两条 10 万元以下设备',
    60413,
    (values) => ({
      ...change(values, 'directCosts', 0, { selfRaised: '9' }),
      equipmentItems: [...(values.equipmentItems as RowValue[]), small('x', '示波器', '4'), small('y', '电源', '5')],
    }),
  ],
  [
    '两条 5 万元以内的测试费',
    60414,
    (values) => ({
      ...change(values, 'directCosts', 2, { selfRaised: '6' }),
      testingItems: [...(values.testingItems as RowValue[]), testing('x', '2'), testing('y', '4')],
    }),
  ],
  ['四名回避专家', 60415, () => ({ recusalExperts: ['a', 'b', 'c', 'd'].map(expert) })],
  ['两名负责人', 60416, (values) => change(values, 'members', 1, { role: 'leader' })],
  [
    '两名临时参与人员',
    60417,
    (values) =>
      change({ ...values, ...change(values, 'members', 1, { role: 'temporary', unit: elsewhere }) }, 'members', 2, {
        role: 'temporary',
        unit: elsewhere,
      }),
  ],
  ['手机号码重复', 60418, (values) => change(values, 'members', 1, { mobile: '13800001001' })],
  ['身份证号重复', 60419, (values) => change(values, 'members', 1, { certificate: '310110198504160436' })],
  ['只有一个课题', 60420, () => ({ hasTopics: 'yes', topics: [topic('a', '10')] })],
  [
    '合作单位占比超过 100%',
    60421,
    () => ({
      hasCooperation: 'yes',
      cooperationUnits: [partner('a', '60'), partner('b', '40.01')],
      cooperationAgreement: agreement,
    }),
  ],
  ['负责人没有资格证书', 60422, () => qualified('2', { ...labelsOf, number: '', obtainedOn: null })],
  ['三名成员有资格证书', 60423, () => qualified('2', labelsOf, ...['2', '3', '4'].map((n) => holder(`SH2025000${n}`)))],
  ['资格证书编号格式不对', 60424, () => qualified('2', { ...labelsOf, number: 'sh1' })],
  ['两年以前的资格证书', 60425, () => qualified('2', { ...labelsOf, obtainedOn: '2024-11-20' })],
  ['四年以前的资格证书', 60426, () => qualified('4', { ...labelsOf, obtainedOn: '2022-11-20' })],
  ['资格证书编号重复', 60427, () => qualified('4', labelsOf, holder('SH20250001'))],
  ['负责人在别的单位', 60432, (values) => change(values, 'members', 0, { unit: elsewhere })],
  [
    '临时参与人员在承担单位',
    60433,
    (values) =>
      change(values, 'members', (values.members as RowValue[]).length - 1, {
        role: 'temporary',
        unit: values.undertakingUnit as string,
      }),
  ],
  ['执行期开始晚于结束', 60429, () => ({ cycle: { start: '2028-01-01', end: '2027-01-01' } })],
  ['课题经费超过 20 万元', 60430, () => ({ hasTopics: 'yes', topics: [topic('a', '10'), topic('b', '20.01')] })],
]

function problems(formId: string, values: FormValues) {
  return problemsOf({ formId, formVersion: 1, values }, now)
}

describe('the forms that ship with the embedded backend', () => {
  it.each(allDefinitions)('$title parses without a problem, from TypeScript and from JSON', (definition) => {
    expect(parseDefinition(definition).definitionProblems).toEqual([])
    expect(JSON.parse(JSON.stringify(definition))).toEqual(definition)
  })

  it.each(definitions)('$title attaches every rule to an existing field', (definition) => {
    const form = parseDefinition(definition)
    expect(form.rules.length).toBeGreaterThanOrEqual(definition.rules?.length ?? 0)
    for (const path of form.rules.flatMap(({ at }) => at)) {
      expect(form.fields.has(path.field), path.field).toBe(true)
    }
  })

  it.each(definitions)('$title leaves attachment limits to the field, which always shows them', (definition) => {
    const repeated = [...parseDefinition(definition).fields.values()].filter(
      (field) =>
        field.kind === 'attachments' && /\d+ ?(MB|M|个|characters|files)/.test(JSON.stringify(field.help ?? '')),
    )
    expect(repeated.map(({ label }) => label)).toEqual([])
  })

  it.each(declarationForms)('$title accepts complete content with any generated numbers', ({ id }) => {
    for (let seed = 1; seed <= 40; seed += 1) expect(problems(id, content(id, seed))).toEqual([])
  })

  it.each(declarationForms)('$title reports missing answers', ({ id }) => {
    const { projectName: _name, feasibility: _file, ...rest } = content(id, 1)
    expect(problems(id, rest).flatMap(({ paths }) => paths)).toEqual(['projectName', 'feasibility'])
  })

  it.each(violations)('%s is reported with code %i and nothing else', (_wrong, code, wrong) => {
    const values = content('project-declaration', 3)
    const found = problems('project-declaration', { ...values, ...wrong(values) })
    expect(found.map((problem) => problem.code)).toEqual([code])
    expect(found[0]?.message).not.toMatch(/[{}]/)
    expect(found[0]?.paths.length).toBeGreaterThan(0)
  })

  it('accepts certificates obtained on the first day that is recent enough', () => {
    const values = content('project-declaration', 3)
    const found = (kind: '2' | '4', obtainedOn: string) =>
      problems('project-declaration', { ...values, ...qualified(kind, { ...labelsOf, obtainedOn }) })
    expect([...found('2', '2024-11-21'), ...found('4', '2022-11-21')]).toEqual([])
  })

  it.each([
    ['2027-01-16', [60431]],
    ['2027-01-15', []],
    [null, []],
  ])('a matching returned by %s and recommended by 2027-01-15 reports %j', (returnBy, codes) => {
    const found = problems('national-matching', { returnBy, recommendBy: '2027-01-15' })
    expect(found.flatMap(({ code, paths }) => (paths.includes('returnBy') ? [code] : []))).toEqual(codes)
  })

  it('counts indirect cost up to exactly 12 %', () => {
    const values = content('project-declaration', 3)
    const direct = (values.directCosts as readonly RowValue[]).reduce(
      (sum, { cells }) => sum + Number(cells.special),
      0,
    )
    const share = (hundredths: number) => String(Math.round(direct * 12 + hundredths) / 100)
    const codes = (indirectSpecial: string) =>
      problems('project-declaration', { ...values, indirectSpecial, fundingLimit: '500' }).map(({ code }) => code)
    expect(codes(share(0))).toEqual([])
    expect(codes(share(1))).toEqual([60411])
  })
})

describe('published guides', () => {
  it('cannot use a form definition with an unknown property, which the error names', () => {
    const [form] = declarationForms
    expect(() => publish({ ...form, requred: true } as unknown as FormSource)).toThrow('未知的属性“requred”')
    expect(form && publish(form).id).toBe('project-declaration')
  })
})

/** The English labels of the money fields and columns of a source. */
function moneyLabels(source: unknown): string[] {
  if (Array.isArray(source)) return source.flatMap(moneyLabels)
  if (typeof source !== 'object' || source === null) return []
  const { kind, label } = source as { kind?: unknown; label?: unknown }
  const english = typeof label === 'object' && label !== null && 'en' in label ? [String(label.en)] : []
  return [...(kind === 'money' ? english : []), ...Object.values(source).flatMap(moneyLabels)]
}

it('no English label of an amount says its unit in other words than the unit that stands beside it', () => {
  const labels = moneyLabels(allDefinitions)
  expect(labels.length).toBeGreaterThan(10)
  expect(labels.filter((label) => /yuan/.test(label.replace('(× 10,000 yuan)', '')))).toEqual([])
})
