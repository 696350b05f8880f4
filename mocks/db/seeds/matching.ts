/** Seeds national projects of the units' people, with their local matching and yearly fund applications in every state. */

import Big from 'big.js'
import { yearInBeijing } from '@/lib/time/beijing-time'
import type { FormValues, RowValue } from '@/smartform/schema/values'
import { day } from '../../domain/durations'
import { type FieldName, fieldOfMajor } from '../../domain/invented/subjects'
import { randomFrom } from '../../domain/random'
import { isApproved } from '../../domain/unit/memberships'
import { personaUserId } from '../../personas'
import { matchingLimit, plannedYears } from '../../work/kinds/matching'
import type { Database } from '../database'
import { withCountedIds } from '../new-id'
import type { NationalProjectRow } from '../rows-filings'
import type { WorkRow } from '../rows-work'
import { type FilingLife, liveFiling, seededFileOf } from './filing-life'
import { unitIds } from './units'

/** National programmes: the highest ratio in percent, and the highest amount per project in 万元. */
const programs = {
  rd: ['国家重点研发计划', '30', '300'],
  major: ['国家科技重大专项', '50', '1000'],
  nsfc: ['国家自然科学基金重大项目', '20', '100'],
  social: ['国家社会科学基金重大项目', '20', '20'],
} as const

interface Plan {
  unit: keyof typeof unitIds
  field: FieldName
  name: string
  program: keyof typeof programs
  /** 重点专项 of the programme. */
  special?: string
  /** In 万元. */
  funding: string
  /** How many years ago it started. */
  began: number
  /** Progress of its matching; absent: not applied for yet, or matched without an application. */
  life?: FilingLife
  /** Progress of this year's fund application; absent: still to come. Those of earlier years are settled. */
  fund?: FilingLife
  /** Led by the researcher of the demonstration. */
  own?: true
}

// biome-ignore format: a table reads best as one
const plans: readonly Plan[] = [
  { unit: 'university', field: 'artificialIntelligence', name: '深海传感网络组网技术', program: 'rd', special: '深海和极地关键技术与装备', funding: '980', began: 0, life: 'review' },
  { unit: 'university', field: 'artificialIntelligence', name: '科学数据智能体关键技术', program: 'rd', special: '先进计算与新兴软件', funding: '860', began: 0, own: true },
  { unit: 'university', field: 'artificialIntelligence', name: '面向科学计算的大模型基础软件', program: 'rd', special: '先进计算与新兴软件', funding: '920', began: 2, life: 'accepted', own: true },
  { unit: 'university', field: 'artificialIntelligence', name: '智能制造数字孪生关键技术', program: 'rd', special: '智能机器人', funding: '640', began: 1, life: 'returned', own: true },
  { unit: 'university', field: 'artificialIntelligence', name: '跨模态科学文献理解', program: 'rd', special: '先进计算与新兴软件', funding: '520', began: 1, life: 'returnedByCommission', own: true },
  { unit: 'university', field: 'artificialIntelligence', name: '可解释机器学习的数学基础', program: 'nsfc', funding: '320', began: 1, own: true },
  { unit: 'university', field: 'materials', name: '高端芯片封装材料', program: 'major', funding: '1850', began: 0, life: 'submitted' },
  { unit: 'university', field: 'materials', name: '先进半导体衬底材料', program: 'major', funding: '960', began: 0, life: 'received' },
  { unit: 'university', field: 'materials', name: '极端环境服役涂层材料', program: 'rd', special: '高端功能与智能材料', funding: '740', began: 0, life: 'review' },
  { unit: 'university', field: 'medicine', name: '细胞命运调控机制', program: 'nsfc', funding: '410', began: 0 },
  { unit: 'university', field: 'policy', name: '长三角技术要素市场协同机制', program: 'social', funding: '80', began: 1 },
  { unit: 'institute', field: 'artificialIntelligence', name: '具身智能多模态感知与决策', program: 'rd', special: '智能机器人', funding: '1120', began: 1, life: 'accepted', fund: 'submitted' },
  { unit: 'institute', field: 'artificialIntelligence', name: '语音语言大模型安全评测', program: 'rd', special: '网络空间安全治理', funding: '560', began: 0, life: 'review' },
  { unit: 'chipCompany', field: 'chips', name: '车规级功率芯片工程化', program: 'major', funding: '2600', began: 1, life: 'accepted', fund: 'received' },
  { unit: 'chipCompany', field: 'chips', name: '异构集成封装工艺', program: 'rd', special: '高性能计算', funding: '780', began: 0, life: 'review' },
  { unit: 'chipCompany', field: 'chips', name: '芯片封装热管理技术', program: 'rd', special: '高性能计算', funding: '410', began: 1, life: 'refused' },
  { unit: 'hospital', field: 'medicine', name: '老年慢病综合干预队列研究', program: 'rd', special: '主动健康和人口老龄化科技应对', funding: '690', began: 1, life: 'returned' },
  { unit: 'hospital', field: 'medicine', name: '新一代靶向药物递送系统', program: 'rd', special: '生物药物', funding: '880', began: 2, life: 'accepted', fund: 'submitted' },
]

/** Lives that need some days more: the commission has begun to examine. */
const examined: readonly FilingLife[] = ['received', 'returnedByCommission']

/** The commission's opinions; the unit's stands where it is used. */
const opinions: Readonly<Partial<Record<FilingLife, string>>> = {
  returnedByCommission: '“各年度金额”与国家项目任务书的年度安排不一致，请核对后重新提交。',
  refused: '该国家项目已由其他渠道安排地方配套，不重复匹配。',
}

const wan = (value: Big) => value.round(2).toString()

/** The answers of a matching application: nine tenths of the possible amount, over the project's years. */
function matchingValues(national: NationalProjectRow, values: FormValues): Record<string, unknown> {
  const amount = matchingLimit(national).times('0.9').round(1)
  const rows = values.years as readonly RowValue[]
  const each = amount.div(rows.length).round(1, 0)
  const last = amount.minus(each.times(rows.length - 1))
  const uses = ['样机研制与测试', '中试验证与设备改造', '应用示范', '推广与总结']
  return {
    amount: wan(amount),
    arrived: wan(new Big(national.funding).times('0.4')),
    role: 'lead',
    shares: (values.shares as readonly RowValue[]).map((row) => ({
      ...row,
      cells: { ...row.cells, task: '总体研究与应用验证' },
    })),
    years: rows.map(({ id, cells }, index) => ({
      id,
      cells: { ...cells, amount: wan(index === rows.length - 1 ? last : each), use: uses[index] ?? '后续研究' },
    })),
    use: '用于项目在本市的中试验证、设备改造和成果应用，专款专用，单独核算。',
    effect: '形成可在本市推广的技术方案，带动两家以上企业应用，培养青年骨干。',
    proof: seededFileOf('国家项目立项批复与任务书.pdf'),
    commitment: true,
  }
}

/**
 * The answers of a year's fund application: the planned amount; three quarters of the earlier years' funds are spent.
 */
function fundValues(values: FormValues): Record<string, unknown> {
  const amount = new Big(String(values.planned ?? '0'))
  const before = new Big(String(values.before || '0'))
  const rows = values.uses as readonly RowValue[]
  const equipment = amount.times('0.5').round(2)
  const operation = amount.times('0.3').round(2)
  const parts: Readonly<Record<string, Big>> = {
    equipment,
    operation,
    labour: amount.minus(equipment).minus(operation),
  }
  return {
    amount: wan(amount),
    arrived: wan(amount),
    arrivedOn: `${String(values.year)}-03-18`,
    uses: rows.map((row) => ({ ...row, cells: { ...row.cells, amount: wan(parts[row.id] ?? new Big(0)) } })),
    ...(before.gt(0) && { spent: wan(before.times('0.75')) }),
    bank: '中国工商银行上海市五角场支行',
    account: '6222021001001234567',
    proof: seededFileOf('国拨经费到账凭证.pdf'),
  }
}

/** Earlier years' funds were applied for in June of each year; this year's application as the plan says. */
function seedFunds(db: Database, matching: WorkRow, now: number, thisYearsLife: FilingLife | undefined): void {
  const thisYear = yearInBeijing(now)
  for (const { year } of plannedYears({ db }, matching)) {
    // In the first days of a year nobody has applied yet.
    const begun = yearInBeijing(now - 20 * day) === year ? thisYearsLife : undefined
    const life = year < thisYear ? 'accepted' : begun
    if (!life) continue
    const filedAt = year < thisYear ? Date.parse(`${year}-06-18T10:00:00+08:00`) : now - 12 * day
    withCountedIds(`${matching.id}-${year}`, () =>
      liveFiling(db, {
        ...{ kind: 'FUND_APPLICATION', belongsTo: matching.id, creatorId: matching.creatorId, facts: { year } },
        ...{ life, filedAt, opinion: '', fill: fundValues },
      }),
    )
  }
}

export function seedMatching(db: Database, now: number): void {
  const random = randomFrom(20260611)
  const thisYear = yearInBeijing(now)
  for (const [index, plan] of plans.entries()) {
    const unitId = unitIds[plan.unit]
    const fitting = db.memberships.where((membership) => {
      const user = db.users.get(membership.userId)
      const verified = user !== undefined && user.userGrade >= 2 && user.persona === null
      return (
        membership.unitId === unitId &&
        isApproved(membership) &&
        membership.isAdmin === 0 &&
        verified &&
        fieldOfMajor(user.userMajor) === plan.field
      )
    })
    const leaderId = plan.own ? personaUserId('researcher') : random.pick(fitting).userId
    const [name, ratioLimit, cap] = programs[plan.program]
    const start = thisYear - plan.began
    const national = db.nationalProjects.insert({
      id: `national-${index + 1}`,
      number: `${start}${plan.program === 'rd' ? 'YFB' : plan.program === 'major' ? 'ZX' : 'JJ'}${String(1101 + index * 37).padStart(7, '0')}`,
      name: plan.name,
      program: plan.special ? `${name}“${plan.special}”重点专项` : name,
      key: plan.program === 'rd' || plan.program === 'major',
      ...{ funding: plan.funding, ratioLimit, cap, leaderId, unitId },
      start: `${start}-01-01`,
      end: `${start + 2}-12-31`,
      departmentId: db.memberships.where({ userId: leaderId, unitId })[0]?.departments[0]?.id ?? null,
    })
    const { life } = plan
    if (!life) continue
    // Settled matchings were applied for in the spring of their first year, the others recently.
    const spring = Date.parse(`${start}-04-${String(8 + index).padStart(2, '0')}T10:00:00+08:00`)
    const settled = life === 'accepted' || life === 'refused'
    const recent = now - (3 + (index % 5) * 2) * day
    const filedAt = settled ? Math.min(spring, now - 20 * day) : examined.includes(life) ? now - 12 * day : recent
    const matching = withCountedIds(national.id, () =>
      liveFiling(db, {
        ...{ kind: 'MATCHING', belongsTo: national.id, creatorId: leaderId, life, filedAt },
        opinion: opinions[life] ?? '“国家项目立项批复与任务书”缺少任务书的经费页，请补充后重新提交。',
        fill: (values) => matchingValues(national, values),
      }),
    )
    if (life === 'accepted') seedFunds(db, matching, now, plan.fund)
  }
}
