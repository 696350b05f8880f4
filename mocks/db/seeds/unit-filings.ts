import type { UnitFilingKind, UnitFilingState } from '@/lib/work/unit-filing'
import { isApproved } from '../../domain/memberships'
import { randomFrom } from '../../domain/random'
import type { Database } from '../database'
import { unitIds } from './units'

const day = 24 * 3600_000

/** Name and what it is about, for each kind. */
const plans: Readonly<Record<UnitFilingKind, readonly (readonly [name: string, subject: string])[]>> = {
  ACHIEVEMENT: [
    ['多模态交通信号优化技术', '技术许可'],
    ['高导热石墨烯复合膜制备工艺', '技术转让'],
    ['肿瘤早筛甲基化检测方法', '作价入股'],
    ['低温余热回收换热器', '技术开发'],
    ['工业视觉缺陷识别软件', '技术许可'],
    ['耐盐蔬菜新品种选育', '技术转让'],
    ['轨道交通客流预测平台', '技术服务'],
    ['可降解骨修复支架', '作价入股'],
    ['面向中小企业的数据安全网关', '技术许可'],
    ['城市内涝预警模型', '技术服务'],
    ['高熵合金涂层材料', '技术转让'],
    ['细胞培养基国产化配方', '技术开发'],
  ],
  FOREIGN_EXPERT: [
    ['可信人工智能评测方法联合研究', 'Anna Müller（德国）'],
    ['新型储能材料国际合作', 'Kenji Sato（日本）'],
    ['精准医学数据标准引智项目', 'Emily Carter（英国）'],
    ['海洋机器人自主导航', 'Lars Nielsen（丹麦）'],
    ['植物表型组学人才引进', 'Sofia Rossi（意大利）'],
    ['量子精密测量讲席', 'David Cohen（以色列）'],
  ],
  MATCHING: [
    ['智能制造数字孪生关键技术', '国家重点研发计划“智能机器人”重点专项'],
    ['新一代靶向药物递送系统', '国家重点研发计划“生物药物”重点专项'],
    ['长三角大气污染协同治理', '国家重点研发计划“大气与土壤污染治理”重点专项'],
    ['高端芯片封装材料', '国家科技重大专项'],
    ['面向科学计算的大模型基础软件', '国家自然科学基金重大项目'],
    ['深海传感网络组网技术', '国家重点研发计划“深海装备”重点专项'],
    ['老年慢病综合干预队列研究', '国家重点研发计划“主动健康”重点专项'],
  ],
}

const states: readonly UnitFilingState[] = [
  'UNIT_REVIEW',
  'SUBMITTED',
  'RETURNED',
  'UNIT_REVIEW',
  'SUBMITTED',
  'SUBMITTED',
]
const prefixes: Readonly<Record<UnitFilingKind, string>> = { ACHIEVEMENT: 'CG', FOREIGN_EXPERT: 'WZ', MATCHING: 'PT' }

/** Achievements, foreign-expert projects and matching of each unit: the university has all, the others some. */
export function seedUnitFilings(db: Database, now: number): void {
  const random = randomFrom(20260501)
  const thisYear = new Date(now).getFullYear()
  const units = [unitIds.university, unitIds.institute, unitIds.chipCompany, unitIds.hospital]
  for (const unitId of units) {
    const people = db.memberships.where((one) => one.unitId === unitId && isApproved(one) && one.isAdmin === 0)
    for (const [kind, list] of Object.entries(plans) as [UnitFilingKind, (typeof plans)[UnitFilingKind]][]) {
      const chosen = unitId === unitIds.university ? list : random.some(list, 3)
      for (const [index, [name, subject]] of chosen.entries()) {
        const year = thisYear - Math.floor(index / 4)
        const planned = states[index % states.length] ?? 'SUBMITTED'
        // Nothing of an earlier year still waits for the unit.
        const state = year < thisYear && planned === 'UNIT_REVIEW' ? 'SUBMITTED' : planned
        const ago = (thisYear - year) * 330 + index * 4 + 1
        db.unitFilings.insert({
          id: `filing-${unitId}-${kind.toLowerCase()}-${index + 1}`,
          kind,
          unitId,
          creatorId: random.pick(people).userId,
          number: `${prefixes[kind]}${year}${String(100 + index * 7 + Number(unitId.slice(5)))}`,
          name,
          year,
          subject,
          amount: `${random.whole(8, 480)}.${random.pick(['5', '25', '8'])}`,
          state,
          submittedAt: now - ago * day,
          opinion: state === 'RETURNED' ? '请补充合同复印件和到账凭证。' : null,
        })
      }
    }
  }
}
