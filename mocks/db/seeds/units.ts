/** Seeds units, their departments and the commission's divisions; gives other seeds their ids. */

import type { Database } from '../database'
import type { UnitRow } from '../rows'
import { creditCode, organizationCode } from './check-digits'
import { dictionaryId } from './dictionary-id'

/** The units of the seeded people. */
export const unitIds = {
  university: 'unit-1',
  institute: 'unit-2',
  chipCompany: 'unit-3',
  hospital: 'unit-4',
  drugCompany: 'unit-5',
  farmInstitute: 'unit-6',
  auditFirm: 'unit-7',
  commission: 'unit-8',
  society: 'unit-9',
} as const

interface UnitPlan {
  name: string
  english?: string
  /** First 17 characters of the credit code: registration office, kind, region, organisation code. */
  code: string
  district: string
  company?: boolean
  typed?: boolean
  parent?: string
  /** Chinese and English names. */
  departments?: readonly string[]
}

// biome-ignore format: a table reads best as one
const plans: readonly UnitPlan[] = [
  { name: '上海申江大学', english: 'Shenjiang University, Shanghai', code: '12310000425012345', district: '310110', departments: ['计算机科学与技术学院|School of Computer Science and Technology', '材料科学与工程学院|School of Materials Science and Engineering', '生命科学学院|School of Life Sciences', '经济与管理学院|School of Economics and Management'] },
  { name: '浦源人工智能研究院', english: 'Puyuan Institute of Artificial Intelligence', code: '52310000MJ4951230', district: '310104', departments: ['大模型研究中心|Foundation Model Research Center', '具身智能研究中心|Embodied Intelligence Research Center'] },
  { name: '上海芯澜微电子有限公司', english: 'Shanghai Xinlan Microelectronics Co., Ltd.', code: '91310115MA1K3J5X2', district: '310115', company: true, departments: ['研发中心|R&D Center', '测试部|Test Department'] },
  { name: '上海申江大学附属仁泽医院', english: 'Renze Hospital, Shenjiang University', code: '12310000425056781', district: '310101', parent: unitIds.university, departments: ['心血管内科|Cardiovascular medicine', '神经外科|Neurosurgery', '临床研究中心|Clinical Research Center'] },
  { name: '上海济和生物医药股份有限公司', english: 'Shanghai Jihe Biopharma Co., Ltd.', code: '91310000607390162', district: '310115', company: true, departments: ['新药研究院|New Drug Research Institute'] },
  { name: '上海绿穗农业科技研究所', english: 'Shanghai Lüsui Agricultural Research Institute', code: '12310000425089122', district: '310112', departments: ['蔬菜育种室|Vegetable Breeding Laboratory', '智慧农业室|Smart Agriculture Laboratory'] },
  { name: '上海信衡会计师事务所（特殊普通合伙）', code: '91310101MA1FP4R72', district: '310101', departments: ['科研项目审计部|Research Audit Department'] },
  { name: '上海市科学技术委员会', english: 'Science and Technology Commission of Shanghai Municipality', code: '11310000002421005', district: '310101', departments: ['高新技术处|High Technology Division', '基础研究处|Basic Research Division', '社会发展与生物医药处|Social Development and Biomedicine Division', '政策法规与创新体系建设处|Policy, Law and Innovation System Division', '农村科技处|Rural Science and Technology Division'] },
  { name: '上海市智能技术学会', code: '51310000501778833', district: '310106', departments: ['奖励与评价部|Awards and Evaluation Department'] },
]

/** Registered units without seeded people; a person can ask to join them. */
const others = [
  ...[
    '上海浦江大学',
    '上海海川大学',
    '上海东滨师范大学',
    '上海临港理工学院',
    '上海张江药学研究所',
    '上海海洋装备研究院',
  ],
  ...['上海光翼半导体有限公司', '上海云起软件股份有限公司', '上海澄湖环境科技有限公司', '上海磐石机器人有限公司'],
  ...['上海氢越新能源科技有限公司', '上海瑞康医疗器械有限公司', '上海量境信息技术有限公司', '上海同舟材料科技有限公司'],
  ...['上海安和医院', '上海徐汇中心医院', '上海儿童健康研究中心', '上海城市交通研究中心', '上海节能技术服务中心'],
  ...[
    '上海数字城市促进会',
    '上海生物工程学会',
    '上海技术转移促进中心',
    '上海星槎航天科技有限公司',
    '上海知远检测技术有限公司',
  ],
]

function unit(index: number, plan: UnitPlan): UnitRow {
  return {
    id: `unit-${index}`,
    parentId: plan.parent ?? null,
    unitName: plan.name,
    unitEnglishName: plan.english ?? null,
    unitInfoFrom: plan.typed ? 0 : 1,
    isTechnologyCompany: plan.company ? 1 : 0,
    unitUniformSocialCredit: creditCode(plan.code),
    unitOrganizationCode: organizationCode(plan.code),
    unitLogo: null,
    areaId: dictionaryId('user_shanghai_District', plan.district),
  }
}

/** Id of a department by its index (from 1) in its unit. */
export function departmentId(unitId: string, index: number): string {
  return `${unitId}-department-${index}`
}

/** The commission's divisions by kind of work item: the place of the division in the commission's list. */
const commissionKinds: readonly (readonly [division: number, kinds: readonly string[]])[] = [
  [4, ['EXPERT_APPLICATION', 'EXPERT_CHANGE', 'AWARD_REPORT', 'AWARD_MATERIAL', 'AWARD_OBJECTION', 'REVIEW']],
  [1, ['MATCHING', 'FUND_APPLICATION']],
  [4, ['FOREIGN_EXPERT', 'FOREIGN_EXPERT_CHECK']],
]

export function seedUnits(db: Database): void {
  for (const [division, kinds] of commissionKinds)
    for (const id of kinds)
      db.commissionDesks.insert({ id, departmentIds: [departmentId(unitIds.commission, division)] })
  for (const [index, plan] of plans.entries()) {
    const { id } = db.units.insert(unit(index + 1, plan))
    for (const [index, names] of (plan.departments ?? []).entries()) {
      const [name = '', nameEn] = names.split('|')
      db.departments.insert({ id: departmentId(id, index + 1), unitId: id, name, nameEn })
    }
  }
  const districts = db.dictionaries.where({ type: 'user_shanghai_District' })
  for (const [index, name] of others.entries()) {
    const serial = String(100 + index)
    const company = name.endsWith('公司')
    const district = districts[index % districts.length]?.code ?? '310101'
    const code = `${company ? '91' : '12'}${district}MA1G5${serial}${index % 10}`
    db.units.insert(unit(plans.length + 1 + index, { name, code, district, company, typed: index % 4 === 3 }))
  }
}
