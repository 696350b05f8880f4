/** Plans of the seeded bases of each kind: which persona or unit has one, and the state that each year's report reaches; for `bases.ts`. */

import { unitIds } from './units'

/** The state that a base's year reaches in the seeds. */
export type YearEnd = 'NOT_BEGUN' | 'FILLING' | 'HOST_REVIEW' | 'RETURNED' | 'SUBMITTED'

export interface BasePlan {
  name: string
  field: string
  unitId: string
  /** The reporter: a demo persona, a staff member of the unit, or nobody yet. */
  by: 'persona' | 'staff' | 'nobody'
  /** The states of last year and this year. */
  ends: readonly [lastYear: YearEnd, thisYear: YearEnd]
  /** A figure of this year that differs much from last year's: the factor, and the reason given. */
  jump?: { field: string; times: number; reason: string }
}

/** Plan for the bases of one kind. */
interface KindPlan {
  prefix: string
  /** The form version of the earlier years' reports; absent: the newest. */
  formerVersion?: number
  bodies: readonly BasePlan[]
}

const { university, institute, hospital, chipCompany } = unitIds
const own = { unitId: university, by: 'persona', ends: ['SUBMITTED', 'NOT_BEGUN'] } as const
const waiting = { unitId: university, by: 'staff', ends: ['SUBMITTED', 'HOST_REVIEW'] } as const
const done = { unitId: university, by: 'staff', ends: ['SUBMITTED', 'SUBMITTED'] } as const
const jump = { field: 'trained', times: 2.4, reason: '承办全市科技教师培训，参训人次增加。' }
const free = { unitId: university, by: 'nobody', ends: ['NOT_BEGUN', 'NOT_BEGUN'] } as const
const elsewhere = (unitId: string, thisYear: YearEnd) =>
  ({ unitId, by: 'staff', ends: ['SUBMITTED', thisYear] }) as const

/**
 * The bases of each kind with their plans: one of a persona, some waiting for the host unit, one without a reporter.
 */
export const basePlans: Readonly<Record<string, KindPlan>> = {
  'science-base': {
    prefix: 'KX',
    formerVersion: 1,
    bodies: [
      { ...own, name: '上海人工智能科学普及基地', field: '人工智能' },
      { ...own, name: '上海计算科学实践基地', field: '计算科学', ends: ['RETURNED', 'NOT_BEGUN'] },
      { ...waiting, name: '上海新材料科学实验基地', field: '材料科学', jump },
      { ...done, name: '上海生命科学教育基地', field: '生命科学', jump },
      { ...free, name: '上海数字城市科学基地', field: '城市治理' },
      { ...elsewhere(institute, 'FILLING'), name: '上海具身智能开放基地', field: '人工智能' },
    ],
  },
  'achievement-transformation': {
    prefix: 'CGZH',
    bodies: [
      { ...own, name: '多模态交通信号优化技术转化', field: '人工智能' },
      { ...waiting, name: '高导热石墨烯复合膜产业化', field: '新材料' },
      { ...done, name: '肿瘤早筛甲基化检测方法转化', field: '生物医药' },
      { ...free, name: '工业视觉缺陷识别软件推广', field: '智能制造' },
      { ...elsewhere(hospital, 'HOST_REVIEW'), name: '可降解骨修复支架临床转化', field: '生物医药' },
    ],
  },
  'new-institution': {
    prefix: 'XXJG',
    bodies: [
      { ...own, name: '上海长江口智能系统研究院', field: '智能制造' },
      { ...waiting, name: '上海申江先进材料创新中心', field: '新材料' },
      { ...done, name: '上海湾区数据要素研究院', field: '信息技术' },
      { ...free, name: '上海滨江合成生物技术研究院', field: '生物技术' },
      { ...elsewhere(chipCompany, 'NOT_BEGUN'), name: '上海集成电路共性技术研究院', field: '集成电路' },
    ],
  },
  'engineering-center': {
    prefix: 'GCZX',
    bodies: [
      { ...own, name: '上海智能感知工程技术研究中心', field: '智能感知' },
      { ...waiting, name: '上海功能薄膜工程技术研究中心', field: '新材料' },
      { ...done, name: '上海工业软件工程技术研究中心', field: '工业软件' },
      { ...free, name: '上海水环境修复工程技术研究中心', field: '环境工程' },
      { ...elsewhere(chipCompany, 'FILLING'), name: '上海车规芯片工程技术研究中心', field: '集成电路' },
    ],
  },
  'youth-workstation': {
    prefix: 'QNSJ',
    bodies: [
      { ...own, name: '青少年人工智能实践工作站', field: '人工智能' },
      { ...waiting, name: '青少年材料科学实践工作站', field: '材料科学' },
      { ...done, name: '青少年生命科学实践工作站', field: '生命科学' },
      { ...free, name: '青少年天文与空间实践工作站', field: '天文学' },
    ],
  },
  'soft-science-base': {
    prefix: 'RKX',
    bodies: [
      { ...own, name: '上海科技创新政策研究基地', field: '科技政策' },
      { ...waiting, name: '上海创新人才发展研究基地', field: '科技人才' },
      { ...done, name: '上海科技金融研究基地', field: '科技金融' },
      { ...free, name: '上海长三角协同创新研究基地', field: '区域创新' },
    ],
  },
  'technical-platform': {
    prefix: 'ZYFW',
    bodies: [
      { ...own, name: '上海智能计算与数据分析专业技术服务平台', field: '信息技术服务' },
      { ...waiting, name: '上海材料表征专业技术服务平台', field: '检验检测' },
      { ...done, name: '上海工业设计专业技术服务平台', field: '设计服务' },
      { ...free, name: '上海声学检测专业技术服务平台', field: '检验检测' },
      { ...elsewhere(hospital, 'SUBMITTED'), name: '上海临床样本专业技术服务平台', field: '生物医药' },
    ],
  },
  'key-laboratory': {
    prefix: 'ZDSYS',
    bodies: [
      { ...own, name: '上海市多模态智能重点实验室', field: '人工智能' },
      { ...waiting, name: '上海市先进功能材料重点实验室', field: '新材料' },
      { ...done, name: '上海市代谢与衰老重点实验室', field: '生命科学' },
      { ...free, name: '上海市量子信息重点实验室', field: '量子信息' },
      { ...elsewhere(institute, 'HOST_REVIEW'), name: '上海市具身智能重点实验室', field: '人工智能' },
    ],
  },
}
