/** Seed answers for the forms of award reports (奖励填报) and objections (异议). */

import type { FormValues, RowValue } from '@/smartform/schema/values'
import type { Database } from '../database'
import type { UserRow } from '../rows'
import { treeEntry } from '../tree-entry'
import { leavesOf } from './dictionaries'
import { seededFileOf } from './filing-life'

/** What a report names: the project in English; the contributors besides the nominee who files it, and the units, in order. */
export interface Named {
  english: string
  persons: readonly { user: UserRow; unitName: string }[]
  units: readonly { id: string; unitName: string }[]
}

/** A field of the discipline tree, with its ancestors. */
export function discipline(db: Database) {
  const [leaf] = leavesOf(db, 'user_application_area')
  return leaf ? treeEntry(db, leaf.id) : null
}

const contributions = [
  '提出总体技术路线，主持关键技术攻关和工程验证，对创新点一、二作出主要贡献。',
  '负责核心算法与系统实现，对创新点二作出主要贡献。',
  '负责工程应用与推广，对创新点三作出贡献。',
]

/** The complete answers of an award report; its initial rows stay, those of `named` follow. */
export function reportAnswers(db: Database, values: FormValues, named: Named): Record<string, unknown> {
  const begun = (id: string) => (values[id] ?? []) as readonly RowValue[]
  const saying = (rows: readonly { id: string; cells: object }[]) =>
    rows.map(({ id, cells }, index) => ({
      id,
      cells: { ...cells, contribution: contributions[Math.min(index, contributions.length - 1)] },
    }))
  const persons = named.persons.map(({ user, unitName }, index) => ({
    id: `p${index + 2}`,
    cells: {
      ...{ name: user.userFullname, mobile: user.userMobile, title: user.userPosition, unit: unitName },
      certificate: { type: '111', number: user.userCertificate },
    },
  }))
  const known = new Set(begun('units').map(({ cells }) => (cells.unit as { id?: string } | null)?.id))
  const units = named.units
    .filter(({ id }) => !known.has(id))
    .map(({ id, unitName }, index) => ({ id: `u${index + 2}`, cells: { unit: { id, name: unitName } } }))
  return {
    projectNameEnglish: named.english,
    discipline: discipline(db),
    contactEmail: values.contactEmail || 'award@example.org',
    ...{ source: 'city', period: { start: '2018-03-01', end: '2022-12-31' }, appliedSince: '2022-06-01' },
    ...{ keywords: '状态感知；智能诊断；工程应用', secret: 'no' },
    brief:
      '本项目面向重大工程长期安全运行的需求，针对状态难以感知、故障难以定位、维护依赖经验的难题，建立了从机理建模、多源感知到智能诊断与决策的成套技术，研制了系列装备和软件平台，在多个工程中连续稳定运行三年以上，显著降低了故障率和维护成本，形成了可复制推广的模式。',
    innovations: [
      {
        id: 'i1',
        cells: {
          ...{ point: '多源异构状态感知方法', support: '发明专利 ZL202110012345.6' },
          content: '提出机理与数据融合的状态表征方法，解决了强噪声下微弱特征难以提取的问题。',
        },
      },
      {
        id: 'i2',
        cells: {
          ...{ point: '小样本故障诊断模型', support: '代表性论文 1' },
          content: '建立可解释的小样本诊断模型，诊断准确率由 82% 提高到 96%。',
        },
      },
    ],
    limits: '在极端低温环境下的适用性有待进一步验证。',
    evaluation: '中国机械工业联合会组织的技术鉴定认为，成果总体达到国际先进水平，其中小样本诊断技术国际领先。',
    applications: [
      {
        id: 'a1',
        cells: {
          ...{ unitName: '上海申通地铁集团有限公司', use: '状态感知与诊断系统', contact: '赵工 021-64312288' },
          period: { start: '2022-06-01', end: '2025-12-31' },
        },
      },
    ],
    benefits: begun('benefits').map((row, index) => ({
      ...row,
      cells: { ...row.cells, sales: String(1200 + index * 400), profit: String(180 + index * 60), tax: '45' },
    })),
    social: '减少停运时间，保障公共安全，培养工程技术人才三十余名。',
    rights: [
      {
        id: 'r1',
        cells: {
          ...{ type: 'patent', name: '一种多源状态感知方法及系统', number: 'ZL202110012345.6' },
          ...{ grantedOn: '2022-09-06', owner: '上海申江大学', inventors: '见专利证书' },
        },
      },
    ],
    papers: [],
    persons: saying([...begun('persons'), ...persons]),
    units: saying([...begun('units'), ...units]),
    rightsProof: seededFileOf('发明专利证书.pdf'),
    judged: seededFileOf('技术鉴定报告.pdf'),
    usedBy: seededFileOf('应用证明.pdf'),
    sealed: seededFileOf('完成单位盖章页.pdf'),
    commitment: true,
  }
}

/** The complete answers of an objection. */
export function objectionAnswers(): Record<string, unknown> {
  return {
    type: 'order',
    reason: '公示的完成人排序与专利证书、论文署名不一致，请核实主要完成人的实际贡献。',
    evidence: seededFileOf('论文署名页.pdf'),
    commitment: true,
  }
}
