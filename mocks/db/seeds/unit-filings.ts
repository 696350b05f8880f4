import { isApproved } from '../../domain/memberships'
import { randomFrom } from '../../domain/random'
import { type FieldName, fieldOfMajor } from '../../domain/subjects'
import { workingMoment } from '../../domain/working-time'
import type { Database } from '../database'
import { seedWork } from './filed-work'
import { unitIds } from './units'

const day = 24 * 3600_000

type UnitFilingKind = 'ACHIEVEMENT'

/** Name, what it is about and whose field it is, for each kind. */
const plans: Readonly<Record<UnitFilingKind, readonly (readonly [name: string, subject: string, field: FieldName])[]>> =
  {
    ACHIEVEMENT: [
      ['多模态交通信号优化技术', '技术许可', 'artificialIntelligence'],
      ['高导热石墨烯复合膜制备工艺', '技术转让', 'materials'],
      ['肿瘤早筛甲基化检测方法', '作价入股', 'medicine'],
      ['低温余热回收相变材料', '技术开发', 'materials'],
      ['工业视觉缺陷识别软件', '技术许可', 'artificialIntelligence'],
      ['重组蛋白稳定表达工艺', '技术转让', 'medicine'],
      ['轨道交通客流预测平台', '技术服务', 'artificialIntelligence'],
      ['可降解骨修复支架', '作价入股', 'materials'],
      ['面向中小企业的数据安全网关', '技术许可', 'artificialIntelligence'],
      ['城市内涝预警模型', '技术服务', 'artificialIntelligence'],
      ['高熵合金涂层材料', '技术转让', 'materials'],
      ['细胞培养基国产化配方', '技术开发', 'medicine'],
      ['车规级电源管理芯片', '技术许可', 'chips'],
      ['晶圆级封装测试方法', '技术服务', 'chips'],
      ['低噪声模拟前端电路', '技术转让', 'chips'],
    ],
  }

const states = ['UNIT_REVIEW', 'SUBMITTED', 'RETURNED', 'UNIT_REVIEW', 'SUBMITTED', 'SUBMITTED']
const prefixes: Readonly<Record<UnitFilingKind, string>> = { ACHIEVEMENT: 'CG' }

/** Why one was returned: about what its form asks for. */
const returned: Readonly<Record<UnitFilingKind, string>> = {
  ACHIEVEMENT: '“证明材料”请补充合同复印件和到账凭证。',
}

/** Achievements of each unit: the university has all, the others some. */
export function seedUnitFilings(db: Database, now: number): void {
  const random = randomFrom(20260501)
  const thisYear = new Date(now).getFullYear()
  const units = [unitIds.university, unitIds.institute, unitIds.chipCompany, unitIds.hospital]
  for (const unitId of units) {
    const people = db.memberships.where((one) => one.unitId === unitId && isApproved(one) && one.isAdmin === 0)
    const peopleOf = (field: FieldName) =>
      people.filter(({ userId }) => fieldOfMajor(db.users.get(userId)?.userMajor ?? null) === field)
    for (const [kind, list] of Object.entries(plans) as [UnitFilingKind, (typeof plans)[UnitFilingKind]][]) {
      const fitting = list.filter(([, , field]) => peopleOf(field).length > 0)
      const chosen = unitId === unitIds.university ? fitting : random.some(fitting, 3)
      for (const [index, [name, subject, field]] of chosen.entries()) {
        const year = thisYear - Math.floor(index / 4)
        const planned = states[index % states.length] ?? 'SUBMITTED'
        // Nothing of an earlier year still waits for the unit.
        const state = year < thisYear && planned === 'UNIT_REVIEW' ? 'SUBMITTED' : planned
        const ago = (thisYear - year) * 330 + index * 4 + 1
        const creatorId = random.pick(peopleOf(field)).userId
        const departments = db.memberships.where({ userId: creatorId, unitId })[0]?.departments ?? []
        const submittedAt = workingMoment(now - ago * day)
        seedWork(db, {
          id: `filing-${unitId}-${kind.toLowerCase()}-${index + 1}`,
          kind,
          belongsTo: unitId,
          unitId,
          departmentId: departments[0]?.id ?? null,
          creatorId,
          number: `${prefixes[kind]}${year}${String(100 + index * 7 + Number(unitId.slice(5)))}`,
          title: name,
          amount: `${random.whole(8, 480)}.${random.pick(['5', '25', '8'])}`,
          state,
          stateSince: state === 'UNIT_REVIEW' ? submittedAt : 0,
          submittedAt,
          opinion: state === 'RETURNED' ? returned[kind] : null,
          facts: { year, subject },
        })
      }
    }
  }
}
