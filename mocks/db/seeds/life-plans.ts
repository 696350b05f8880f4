import { endOfDayAfter } from '@/lib/time/working-days'
import type { FormValues, RowValue } from '@/smartform/schema/values'
import type { WorkAction } from '@/work/kind'
import { personaUserId } from '../../personas'
import type { WorkRow } from '../rows-work'
import type { SeededFinding } from './acceptance-reviews'

/** One event in a project's life: the actor, the action, the work item, and what the actor fills in or says. */
export interface Event {
  kind: string
  by: 'creator' | 'unit' | 'department' | 'expert' | 'auditor' | 'signer'
  /** A step; CREATE starts the work item; absent: it is only filled in. */
  action?: WorkAction | 'CREATE'
  opinion?: string
  /** Data of the step; from the time of seeding where they name a date to come. */
  facts?: (now: number) => Readonly<Record<string, unknown>>
  /** Whether the demonstration's expert is among those assigned. */
  withPersona?: boolean
  /** What the experts of the acceptance recommend; fewer than they are: the others have not begun. */
  findings?: readonly SeededFinding[]
  /** `outputs`: what a performance evaluation may choose from. */
  fill?(values: FormValues, outputs: () => readonly RowValue[]): Record<string, unknown>
}

const rowsOf = (value: unknown): readonly RowValue[] => (Array.isArray(value) ? (value as RowValue[]) : [])
const hundredths = (value: unknown) => Math.round(Number(value ?? 0) * 100)
const totalOf = (rows: readonly RowValue[], cell: string) =>
  String(rows.reduce((sum, { cells }) => sum + hundredths(cells[cell]), 0) / 100)
/** The URL is known once the file is uploaded. */
const file = (name: string) => [{ uid: name, name, url: '', size: 284_160 }]

const book = (by: Event['by'], action: WorkAction, more: Partial<Event> = {}): Event => ({
  kind: 'TASK_BOOK',
  by,
  action,
  ...more,
})
const begunBook: Event = { kind: 'TASK_BOOK', by: 'creator', fill: () => ({ otherTerms: '' }) }
const filed: readonly Event[] = [begunBook, book('creator', 'SUBMIT')]
const returnedBook: readonly Event[] = [
  ...filed,
  book('unit', 'RETURN', { opinion: '考核指标与立项通知不一致，请按立项通知核对后重新提交。' }),
]
const passed: readonly Event[] = [...filed, book('unit', 'PASS', { opinion: '同意按任务书执行。' })]
const signing: readonly Event[] = [...passed, book('signer', 'SIGN')]
const signed: readonly Event[] = [...signing, book('signer', 'SIGN'), book('signer', 'SIGN')]
const signedAfterReturn: readonly Event[] = [...returnedBook, ...signed.slice(1)]

const change = (by: Event['by'], action: WorkAction | 'CREATE', more: Partial<Event> = {}): Event => ({
  kind: 'CONTRACT_CHANGE',
  by,
  action,
  ...more,
})
const longer: readonly Event[] = [
  change('creator', 'CREATE', {
    fill: (values) => {
      const { end } = values.cycle as { end: string | null }
      return {
        changeKind: 'period',
        newEnd: `${Number((end ?? '2027').slice(0, 4)) + 1}-06-30`,
        reason: '关键进口部件交付延迟半年，样机联调顺延，研究内容和考核指标不变。',
        proofs: file('部件交付延期说明.pdf'),
      }
    },
  }),
  change('creator', 'SUBMIT'),
]
const longerAgreed: readonly Event[] = [
  ...longer,
  change('unit', 'PASS', { opinion: '情况属实，同意上报。' }),
  change('department', 'PASS'),
]
const moved: readonly Event[] = [
  change('creator', 'CREATE', {
    fill: (values) => ({
      changeKind: 'budget',
      directCosts: shifted(values.directCosts),
      reason: '样品测试改由项目组自行完成，测试化验加工费结余调整用于材料费。',
      proofs: file('预算调整说明.pdf'),
    }),
  }),
  change('creator', 'SUBMIT'),
  change('unit', 'PASS', { opinion: '同意调整。' }),
  change('department', 'PASS'),
]

/** Moves a tenth of the testing costs to materials. */
function shifted(table: unknown): readonly RowValue[] {
  const rows = rowsOf(table)
  const testing = Number(rows.find(({ id }) => id === 'testing')?.cells.special ?? 0)
  const moves = Math.round(testing * 10) / 100
  const by: Readonly<Record<string, number>> = { testing: -moves, materials: moves }
  return rows.map((row) => {
    const plus = by[row.id]
    return plus === undefined
      ? row
      : {
          ...row,
          cells: { ...row.cells, special: String(Math.round((Number(row.cells.special ?? 0) + plus) * 100) / 100) },
        }
  })
}

const accept = (by: Event['by'], action: WorkAction, more: Partial<Event> = {}): Event => ({
  kind: 'ACCEPTANCE',
  by,
  action,
  ...more,
})
/** All targets were reached, except one paper, with an explanation. */
const applied: readonly Event[] = [
  accept('creator', 'SUBMIT', {
    fill: (values) => ({
      completed: '按任务书完成全部研究内容，形成样机一套，通过第三方检测，在两家单位开展应用验证。',
      effect: '成果已在合作单位试用，识别效率提高约三成，形成可推广的技术方案。',
      indicators: rowsOf(values.indicators).map((row) => {
        const amount = Number(row.cells.amount ?? 0)
        const short = row.id === 'papers' && amount > 1
        const reached = short ? amount - 1 : amount
        return {
          ...row,
          cells: { ...row.cells, reached: String(reached), ...(short ? { why: '一篇论文已录用，尚未见刊。' } : {}) },
        }
      }),
      ...spendingOf(values),
      report: file('验收报告.pdf'),
      proofs: file('检测报告与成果证明.pdf'),
      accounts: file('财务决算表.pdf'),
    }),
  }),
]
/** A little less than the budget in force was spent on every subject, on testing much less, with its reason. */
function spendingOf(values: FormValues) {
  const spending = rowsOf(values.spending).map((row) => {
    const testing = row.id === 'testing'
    const spent = (Math.round(hundredths(row.cells.inForce) * (testing ? 0.75 : 0.94)) / 100).toFixed(2)
    const note = testing ? '部分样品由项目组自行测试，结余按规定处理。' : ''
    return { ...row, cells: { ...row.cells, spent, note } }
  })
  return { spending, spentTotal: totalOf(spending, 'spent') }
}
const recommended: readonly Event[] = [...applied, accept('unit', 'PASS', { opinion: '材料齐全，同意报送。' })]
const judged: readonly Event[] = [...recommended, accept('department', 'PASS', { opinion: '同意组织专家验收。' })]
const examined = (findings: readonly SeededFinding[], withPersona = false): readonly Event[] => [
  ...judged,
  accept('department', 'ASSIGN', { withPersona }),
  accept('expert', 'RULE', { findings }),
]
const closed: readonly Event[] = [
  ...examined(['pass', 'pass', 'pass']),
  accept('department', 'PASS', { opinion: '完成了任务书规定的各项指标，经费使用合理，同意通过验收。' }),
]
const rectifying: readonly Event[] = [
  ...examined(['rectify', 'pass', 'rectify']),
  accept('department', 'RECTIFY', {
    opinion: '请补充第三方检测报告缺少的两项指标，并说明测试化验加工费结余的原因。',
    facts: (now) => ({ dueAt: endOfDayAfter(now, 25), recheck: 'EXPERTS' }),
  }),
]
const failed: readonly Event[] = [
  ...examined(['fail', 'fail', 'rectify']),
  accept('department', 'REFUSE', { opinion: '样机没有形成，主要考核指标没有检测依据，不同意通过验收。' }),
]

const audited: readonly Event[] = [
  {
    kind: 'BUDGET_AUDIT',
    by: 'auditor',
    action: 'SUBMIT',
    fill: (values) => {
      const lines = rowsOf(values.lines).map((row) => ({
        ...row,
        cells: { ...row.cells, vouched: row.cells.inForce ?? '0' },
      }))
      return {
        lines,
        accountant: '310000120034',
        vouchedTotal: totalOf(lines, 'vouched'),
        opinion: '预算编制依据充分，科目之间无重复列支，与任务书一致。',
        file: file('预算审计报告.pdf'),
      }
    },
  },
]

/** The audited costs: a little less than the budget in force, once a little more. */
const costsAudited: Event = {
  kind: 'PROJECT_AUDIT',
  by: 'auditor',
  action: 'SUBMIT',
  fill: (values) => {
    const lines = rowsOf(values.lines).map((row) => {
      const budget = hundredths(row.cells.inForce)
      const spent = String((row.id === 'labour' ? budget + 50 : Math.round(budget * 0.94)) / 100)
      const note = row.id === 'labour' ? '研究期延长，劳务费略有超出，由结余科目调剂。' : ''
      return { ...row, cells: { ...row.cells, spent, vouched: spent, note } }
    })
    return {
      lines,
      accountant: '310000120034',
      vouchedTotal: totalOf(lines, 'vouched'),
      opinion: '专项资金单独核算，支出真实、合规，凭证齐全。',
      file: file('项目审计报告.pdf'),
    }
  },
}

const perform = (by: Event['by'], action: WorkAction, more: Partial<Event> = {}): Event => ({
  kind: 'PERFORMANCE',
  by,
  action,
  ...more,
})
/** The outputs are those of the acceptance; the paper that was short has been published since. */
const performed: readonly Event[] = [
  perform('creator', 'BEGIN'),
  perform('creator', 'SUBMIT', {
    fill: (values, outputs) => ({
      achievements: outputs(),
      goals: rowsOf(values.goals).map(({ id, cells: { why: _, ...cells } }) => ({
        id,
        cells: { ...cells, now: cells.amount ?? '0', proof: file('成果证明汇总.pdf') },
      })),
      newSales: '126.5',
      newTax: '8.2',
      transferIncome: '35',
      social: '成果在三家单位稳定运行，形成一项团体标准的草案。',
      lessons: '与应用单位尽早联合测试，缩短了验证周期；人才培养的计划偏保守。',
      satisfaction: 'high',
      proofs: file('应用证明.pdf'),
    }),
  }),
]
const confirmed: readonly Event[] = [
  ...performed,
  perform('unit', 'PASS', { opinion: '情况属实。' }),
  perform('department', 'PASS'),
]

/** The technical report's scores, with the opinion on it. */
const evaluated = (scores: readonly [string, string, string, string], grade: string, comment: string): Event => ({
  kind: 'TECHNICAL_EVALUATION',
  by: 'department',
  action: 'SUBMIT',
  fill: () => {
    const [completeness, novelty, evidence, reuse] = scores
    return { completeness, novelty, evidence, reuse, grade, comment }
  },
})

/** Finished projects whose technical report is evaluated; two have their performance confirmed. */
const finished: readonly (readonly Event[])[] = [
  [
    ...closed,
    evaluated(
      ['18', '27', '26', '17'],
      'excellent',
      '报告结构完整，方法有原创性，第三方检测数据充分，已在两家单位应用。',
    ),
    ...confirmed,
  ],
  [
    ...closed,
    evaluated(['16', '23', '24', '15'], 'good', '技术路线清楚，指标达到任务书约定，对比试验的样本量可以再充实。'),
    ...performed,
  ],
  [...closed, evaluated(['15', '20', '22', '12'], 'good', '结论可靠，创新点表述偏多，建议归纳为两项并补充推广条件。')],
  [
    ...closed,
    evaluated(['13', '16', '18', '10'], 'fair', '主要内容齐全，长期运行数据不足，可推广性的论证较弱，基本达到要求。'),
    ...confirmed,
  ],
]

/** The lives of the demo researcher's projects, by the start of their number. */
const researchers: readonly (readonly [guide: RegExp, events: readonly Event[]])[] = [
  [/DZ1200/, [...signedAfterReturn, ...audited, ...longerAgreed]],
  [/JC1400/, [...signed, ...audited, ...moved, ...closed, costsAudited]],
  [/692100/, returnedBook],
]

/** The lives of the other projects, assigned in turn. */
const others: readonly (readonly Event[])[] = [
  signed,
  filed,
  [...signed, ...longer],
  passed,
  [...signed, ...applied],
  [begunBook],
  [...signed, ...audited, ...recommended],
  signing,
  [...signed, ...judged],
  returnedBook,
  [],
  [...signed, ...longerAgreed],
  [...signed, ...audited, ...closed],
  [...signed, ...examined(['pass'], true)],
  [...signed, ...examined(['pass', 'rectify', 'pass'])],
  [...signed, ...rectifying],
  [...signed, ...failed],
]

/** How many projects go on after approval: each plan once, most of them twice. */
const most = 30

/** The lives of policy studies, without prototypes, parts and tests. */
const soft = [signed, passed, filed, signing] as const

/** The events of an approved project. */
export function lifeOf({ creatorId, number }: WorkRow, ofPolicy: boolean, index: number): readonly Event[] {
  const own =
    creatorId === personaUserId('researcher') ? researchers.find(([guide]) => guide.test(number ?? '')) : undefined
  const plans = ofPolicy ? soft : others
  const closing = ofPolicy ? undefined : finished[index - most]
  // Every project has started. The number of those that go further is limited by the time that seeding may take.
  return own?.[1] ?? (index < most ? plans[index % plans.length] : closing && [...signed, ...closing]) ?? []
}
