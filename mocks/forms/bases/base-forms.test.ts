/** Tests of the annual report forms of bases: complete answers, impossible numbers, comparison with last year. */
import { describe, expect, it } from 'vitest'
import { fieldIdOf } from '@/smartform/engine/paths'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import type { FormValues, RowValue } from '@/smartform/schema/values'
import { engineFor, formNode, problemsOf } from '../../domain/form-engine'
import { inventedReport } from '../../domain/invented/invented-report'
import { computedValues } from '../../work/former-report'
import { baseForms as all } from './all'

/** What a transformation of achievements reports is tried where it is described. */
const baseForms = all.filter(({ id }) => id !== 'achievement-transformation')
const now = Date.parse('2026-11-21T08:00:00+08:00')
const entry = (code: string, name: string) => ({ id: code, code, name })

function answers(formId: string, year = 2025, baseId = `${formId}-1`): FormValues {
  const all = inventedReport({
    formId,
    baseId,
    field: '新材料',
    year,
    head: '林致远',
    hostUnit: '上海申江大学',
    fileKey: 'private/test/proof.pdf',
    dictionaries: { titles: [entry('011', '教授'), entry('012', '副教授')], degrees: [entry('2', '博士')] },
  })
  const { fields } = formNode(formId)
  return Object.fromEntries(Object.entries(all).filter(([id]) => fields.has(id)))
}

/** The answers with last year's numbers beside them, as a report that was begun has them. */
function compared(formId: string, version = formNode(formId).version): FormValues {
  const former = answers(formId, 2024)
  const known: Record<string, unknown> = { ...former, ...computedValues(formId, formNode(formId).version, former, now) }
  const beside = [...formNode(formId).fields.values()].flatMap(({ id, prefill }) =>
    prefill?.startsWith('former.') ? [[id, known[prefill.slice(7)] ?? null] as const] : [],
  )
  return { ...answers(formId), ...Object.fromEntries(beside), formerVersion: String(version) } as FormValues
}

const problems = (formId: string, values: FormValues) =>
  problemsOf({ formId, formVersion: formNode(formId).version, values }, now)
const errors = (formId: string, values: FormValues) =>
  problems(formId, values).filter((problem) => problem.severity === 'ERROR')
const messagesOf = (formId: string, values: FormValues) => errors(formId, values).map(({ message }) => message)
const placed = (formId: string, values: FormValues) => errors(formId, values).flatMap(({ paths }) => paths)

const cellsIn = (values: FormValues, table: string, cells: RowValue['cells']): FormValues => ({
  [table]: (values[table] as readonly RowValue[]).map((row, index) =>
    index === 0 ? { ...row, cells: { ...row.cells, ...cells } } : row,
  ),
})
const more = (values: FormValues, id: string, by: number) => ({ [id]: String(Number(values[id]) + by) })

describe('the yearly reports of bases', () => {
  it.each(baseForms)(
    '$id has at least two pages, attachments, a statement, and an English text for everything',
    (source) => {
      const form = parseDefinition(source)
      expect(form.pages.length).toBeGreaterThanOrEqual(2)
      expect(form.untranslated).toEqual([])
      expect([...form.fields.values()].map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['attachments', 'commitment', 'table', 'computed']),
      )
    },
  )

  it.each(baseForms)('$id accepts a complete report, the first and the following ones', ({ id }) => {
    for (const base of ['a', 'b', 'c', 'd']) expect(messagesOf(id, answers(id, 2025, base))).toEqual([])
    expect(messagesOf(id, compared(id))).toEqual([])
  })

  it.each(baseForms)('$id shows last year’s value beside each number', ({ id }) => {
    const form = formNode(id)
    const numbers = [...form.fields.values()].filter(
      ({ kind, beside, explains }) => (kind === 'number' || kind === 'money') && !beside && !explains,
    )
    expect(numbers.length).toBeGreaterThan(15)
    for (const { id: figure } of numbers)
      expect(
        [...form.fields.values()].some(({ beside }) => beside === figure),
        figure,
      ).toBe(true)
  })
})

/** What somebody types that cannot be, and where they are told so. */
const wrong: [
  form: string,
  title: string,
  place: string,
  message: RegExp,
  with_: (values: FormValues) => FormValues,
][] = [
  ['science-base', '负数', 'staffDoctors', /不能小于 0/, () => ({ staffDoctors: '-1' })],
  ['science-base', '大得不可能的人数', 'staffDoctors', /不能大于 99,999/, () => ({ staffDoctors: '100000' })],
  ['science-base', '小数的人数', 'talks', /要填整数/, () => ({ talks: '1.5' })],
  ['science-base', '不是数字', 'papers', /要填数字/, () => ({ papers: '很多' })],
  ['science-base', '一年观测 367 天', 'observedDays', /不能大于 366/, () => ({ observedDays: '367' })],
  ['science-base', '职称构成之和不等于总数', 'staff', /之和应等于人员总数/, (v) => more(v, 'titleOther', 1)],
  ['science-base', '各项支出之和不等于合计', 'spentTotal', /之和应等于经费支出合计/, (v) => more(v, 'spentPeople', 1)],
  [
    'science-base',
    '共享数据多于积累',
    'dataShared',
    /不能多于积累/,
    (v) => ({ dataShared: String(Number(v.dataKept) + 1) }),
  ],
  ['science-base', '机时多于一年', 'equipment', /不能大于 8,784/, (v) => cellsIn(v, 'equipment', { hours: '9000' })],
  ['science-base', '共享机时多于机时', 'equipment', /不能多于年机时/, (v) => cellsIn(v, 'equipment', { hours: '10' })],
  ['science-base', '不够原值的设备', 'equipment', /不能小于 20/, (v) => cellsIn(v, 'equipment', { value: '19.99' })],
  [
    'science-base',
    '到款多于总经费',
    'projects',
    /不能多于总经费/,
    (v) => cellsIn(v, 'projects', { received: '99999' }),
  ],
  [
    'new-institution',
    '支出多于收入',
    'spentTotal',
    /超过了收入与上年结转/,
    () => ({
      spentTotal: '900000',
      spentEquipment: '0',
      spentResearch: '900000',
      spentPeople: '0',
      spentRunning: '0',
    }),
  ],
  ['new-institution', '新增孵化多于累计', 'incubatedThisYear', /不能多于累计/, () => ({ incubatedThisYear: '998' })],
  [
    'engineering-center',
    '两名负责人',
    'keyPeople',
    /有且仅有一名负责人/,
    (v) => ({
      keyPeople: (v.keyPeople as readonly RowValue[]).map((row) => ({
        ...row,
        cells: { ...row.cells, duty: 'head' },
      })),
    }),
  ],
  [
    'engineering-center',
    '技术成熟度 10 级',
    'products',
    /不能大于 9/,
    (v) => cellsIn(v, 'products', { readiness: '10' }),
  ],
  [
    'youth-workstation',
    '实践点学员之和不等于招收',
    'enrolled',
    /之和应等于招收学员数/,
    (v) => cellsIn(v, 'points', { pupils: '0' }),
  ],
  [
    'youth-workstation',
    '结业多于招收',
    'completed',
    /不能多于招收/,
    (v) => ({ completed: String(Number(v.enrolled) + 1) }),
  ],
  [
    'soft-science-base',
    '采纳多于专报',
    'adopted',
    /不能多于专报总数/,
    (v) => ({ adopted: String(Number(v.briefs) + 1) }),
  ],
  ['soft-science-base', '清单与采纳数不符', 'adopted', /清单中的专报数/, () => ({ adoptedList: [] })],
  ['technical-platform', '满意度超过 100%', 'satisfaction', /不能大于 100/, () => ({ satisfaction: '100.1' })],
  [
    'technical-platform',
    '项目收入多于服务收入',
    'serviceIncome',
    /不能多于开放服务收入/,
    (v) => cellsIn(v, 'serviceItems', { income: '99999' }),
  ],
  [
    'technical-platform',
    '同一证书两次',
    'qualifications',
    /证书编号不能重复/,
    (v) => {
      const [row] = v.qualifications as readonly RowValue[]
      return { qualifications: row ? [row, { ...row, id: 'again' }] : [] }
    },
  ],
  ['key-laboratory', '固定与流动之和不等于总数', 'staff', /固定人员与流动人员之和/, (v) => more(v, 'staffVisiting', 1)],
  [
    'key-laboratory',
    '论文少于高水平论文',
    'indexedPapers',
    /不能多于发表论文数/,
    (v) => ({ indexedPapers: String(Number(v.papers) + 1) }),
  ],
  [
    'key-laboratory',
    '同一专利两次',
    'patentList',
    /专利号不能重复/,
    (v) => {
      const [first, second, ...rest] = v.patentList as readonly RowValue[]
      const again = { ...second, cells: { ...second?.cells, number: first?.cells.number ?? null } } as RowValue
      return { patentList: first ? [first, again, ...rest] : [] }
    },
  ],
  [
    'key-laboratory',
    '开放课题由本单位承担',
    'openProjects',
    /不能是依托单位/,
    (v) => ({
      hostUnit: '上海申江大学',
      ...cellsIn(v, 'openProjects', { unit: '上海申江大学' }),
    }),
  ],
  [
    'key-laboratory',
    '访问结束早于开始',
    'visitors',
    /./,
    (v) => cellsIn(v, 'visitors', { stay: { start: '2025-05-02', end: '2025-05-01' } }),
  ],
]

describe('impossible numbers', () => {
  it.each(wrong)('%s: %s is reported at %s', (formId, _case, field, message, change) => {
    const values = answers(formId)
    const changed = { ...values, ...change(values) }
    expect(
      messagesOf(formId, changed).some((text) => message.test(text)),
      messagesOf(formId, changed).join('\n'),
    ).toBe(true)
    expect(placed(formId, changed).some((path) => fieldIdOf(path) === field)).toBe(true)
    for (const problem of problems(formId, changed)) expect(problem.message).not.toMatch(/[{}]/)
  })
})

/** Beyond what a list holds it need not be complete. */
it.each([
  ['soft-science-base', { briefs: '200', adopted: '120' }, 'adoptedList', 120, '2025-05'],
  ['key-laboratory', { patentsGranted: '240' }, 'patentList', 240, '2025-05-06'],
  ['key-laboratory', { patentsGranted: '1001' }, 'patentList', 1000, '2025-05-06'],
])('%s with %o has a %s with %i rows', (id, figures, list, length, on) => {
  const cells = (index: number) => ({ name: '项', number: `ZL${index}`, level: 'city', type: 'utility', on })
  const rows = Array.from({ length }, (_, index) => ({ id: `r${index}`, cells: cells(index) }))
  expect(messagesOf(id, { ...answers(id), ...figures, [list]: rows } as FormValues)).toEqual([])
})

describe('comparison with last year', () => {
  const asks = (values: FormValues) => placed('science-base', values)
  const base = compared('science-base')
  const papers = Number(base.papersFormer)

  it.each([
    ['a jump of more than half', { papers: String(Math.ceil(papers * 1.5) + 1) }, ['papersReason']],
    ['exactly half more', { papersFormer: '40', papers: '60', indexedPapers: '0', indexedPapersFormer: '0' }, []],
    ['double, of a size that does not matter', { booksFormer: '1', books: '2' }, []],
    ['a fall to zero', { talksFormer: '30', talks: '0' }, ['talksReason']],
    ['zero last year, and a high number now', { talksFormer: '0', talks: '30' }, ['talksReason']],
    ['no report of last year', { talksFormer: null, talks: '3000' }, []],
  ] as const)('%s', (_case, change, expected) => {
    expect(asks({ ...base, ...change } as FormValues)).toEqual(expected)
  })

  it.each([
    ['no answer yet', { visitors: [], commitment: null }, []],
    ['some are entered, the rest of the report is not', { commitment: null }, ['visitorCountReason']],
    ['no visitors, and the report is declared complete', { visitors: [] }, ['visitorCountReason']],
  ] as const)('asks for a reason of a jump only while last year’s value is answered: %s', (_case, change, expected) => {
    const values = { ...base, visitorCountFormer: '30', ...change } as FormValues
    expect(asks(values).filter((path) => path.endsWith('Reason'))).toEqual(expected)
  })

  it('accepts and submits a reason of four words or more', () => {
    const values = { ...base, talksFormer: '0', talks: '30' }
    expect(asks({ ...values, talksReason: '无' })).toEqual(['talksReason'])
    expect(asks({ ...values, talksReason: '承办国际会议一次' })).toEqual([])
  })

  it('shows 不可比 where the definition changed, and asks for no reason', () => {
    const visible = (version: string) => {
      const values = { ...compared('science-base'), outreachVisitorsFormer: '10', formerVersion: version }
      const engine = engineFor(formNode('science-base'), values, now)
      const lines = ['outreachVisitorsFormer', 'outreachVisitorsChanged', 'outreachVisitorsReason']
      return lines.filter((id) => engine.field(id)?.visible)
    }
    expect(visible('1')).toEqual(['outreachVisitorsChanged'])
    expect(visible('2')).toEqual(['outreachVisitorsFormer', 'outreachVisitorsReason'])
    const note = formNode('science-base').fields.get('outreachVisitorsChanged')
    expect(note?.kind === 'static' && note.text).toContain('不可比')
  })
})
