/** Seeds the guides of three years: open, closing in two days, upcoming and closed ones; other seeds read their codes and domains here. */

import type { FormSource } from '@/smartform/schema/definition'
import type { Domain } from '../../domain/invented/subjects'
import { workingMoment } from '../../domain/working-time'
import { projectDeclaration } from '../../forms/project-declaration'
import { softScienceDeclaration } from '../../forms/soft-science-declaration'
import type { Database } from '../database'
import type { GuideRow } from '../rows-work'
import { remarkOf } from './guide-remark'

const hour = 60 * 60 * 1000
const day = 24 * hour

interface GuidePlan {
  /** The code without the year's two digits. */
  code: string
  title: string
  /** Of the title, without the year and the programme's name. */
  english: string
  department: string
  topics: readonly string[]
  fundingLimit: string
  /** Absent: the usual form. */
  form?: FormSource
  /** Years before the current one. */
  yearsAgo: number
  /** Days from now. */
  opens: number
  closes: number
}

const departments = {
  high: '高新技术处',
  basic: '基础研究处',
  social: '社会发展与生物医药处',
  policy: '政策法规与创新体系建设处',
  rural: '农村科技处',
}

/** The domain of each guide, by its code without the year. */
const guideDomains: Readonly<Record<string, Domain>> = {
  DZ1200: 'artificialIntelligence',
  JC1400: 'basic',
  Y1190: 'medicine',
  '692100': 'policy',
  '692200': 'policy',
  CB1100: 'chips',
  N3190: 'agriculture',
  DZ2200: 'energy',
  DZ3100: 'materials',
  DZ1100: 'robots',
}

// biome-ignore format: a table reads best as one
const plans: readonly GuidePlan[] = [
  { code: 'DZ1200', title: '“科技创新行动计划”人工智能技术攻关项目', english: 'Key technologies of artificial intelligence', department: departments.high, topics: ['多模态大模型与行业智能体', '可信与可解释人工智能', '智能交通与城市运行'], fundingLimit: '100', yearsAgo: 0, opens: -20, closes: 25 },
  { code: 'JC1400', title: '“科技创新行动计划”基础研究领域项目', english: 'Basic research', department: departments.basic, topics: ['先进材料的结构与性能调控', '极端条件下的物质科学', '交叉前沿探索'], fundingLimit: '60', yearsAgo: 0, opens: -32, closes: 41 },
  { code: 'Y1190', title: '“科技创新行动计划”医学创新研究专项', english: 'Medical innovation research', department: departments.social, topics: ['重大疾病早期筛查', '急危重症救治新技术', '儿童与老年健康'], fundingLimit: '50', yearsAgo: 0, opens: -40, closes: 2.2 },
  { code: '692100', title: '“科技创新行动计划”软科学研究项目', english: 'Soft science research', department: departments.policy, topics: ['国际科技创新中心建设', '科技人才与科研诚信', '未来产业培育'], fundingLimit: '15', form: softScienceDeclaration, yearsAgo: 0, opens: -15, closes: 18 },
  { code: 'CB1100', title: '“科技创新行动计划”集成电路关键技术项目', english: 'Key technologies of integrated circuits', department: departments.high, topics: ['先进封装与异构集成', '车规级芯片', '硅光与射频前端'], fundingLimit: '200', yearsAgo: 0, opens: -8, closes: 33 },
  { code: 'N3190', title: '“科技创新行动计划”农业科技领域项目', english: 'Agricultural science and technology', department: departments.rural, topics: ['种源创新', '智慧农业装备', '农产品质量安全'], fundingLimit: '80', yearsAgo: 0, opens: 12, closes: 54 },
  { code: 'DZ2200', title: '“科技创新行动计划”科技支撑碳达峰碳中和专项', english: 'Science and technology for carbon peaking and carbon neutrality', department: departments.social, topics: ['低碳流程再造', '新型电力系统', '碳捕集与利用'], fundingLimit: '120', yearsAgo: 0, opens: 30, closes: 75 },
  { code: 'DZ3100', title: '“科技创新行动计划”新材料技术领域项目', english: 'New materials technology', department: departments.high, topics: ['先进结构材料', '电子信息材料', '生物医用材料'], fundingLimit: '100', yearsAgo: 0, opens: -55, closes: -4 },
  { code: 'DZ1100', title: '“科技创新行动计划”机器人与智能制造专项', english: 'Robotics and intelligent manufacturing', department: departments.high, topics: ['具身智能', '核心零部件', '柔性产线'], fundingLimit: '150', yearsAgo: 0, opens: -130, closes: -75 },
  { code: 'DZ1200', title: '“科技创新行动计划”人工智能专题项目', english: 'Artificial intelligence projects', department: departments.high, topics: ['行业大模型', '智能感知'], fundingLimit: '100', yearsAgo: 1, opens: -420, closes: -370 },
  { code: 'Y1190', title: '“科技创新行动计划”医学创新研究专项', english: 'Medical innovation research', department: departments.social, topics: ['精准诊断', '创新药械'], fundingLimit: '50', yearsAgo: 1, opens: -460, closes: -400 },
  { code: '692100', title: '“科技创新行动计划”软科学研究项目', english: 'Soft science research', department: departments.policy, topics: ['科技政策', '区域创新'], fundingLimit: '15', form: softScienceDeclaration, yearsAgo: 1, opens: -440, closes: -395 },
  { code: 'JC1400', title: '“科技创新行动计划”基础研究领域项目', english: 'Basic research', department: departments.basic, topics: ['材料科学', '物理与化学前沿'], fundingLimit: '60', yearsAgo: 2, opens: -800, closes: -750 },
  { code: 'N3190', title: '“科技创新行动计划”科技兴农项目', english: 'Science and technology for agriculture', department: departments.rural, topics: ['绿色种植', '健康养殖'], fundingLimit: '80', yearsAgo: 2, opens: -780, closes: -730 },
  { code: 'DZ2200', title: '“科技创新行动计划”社会发展科技攻关项目', english: 'Key technologies for social development', department: departments.social, topics: ['节能环保', '城市安全'], fundingLimit: '100', yearsAgo: 2, opens: -820, closes: -765 },
  { code: '692200', title: '“科技创新行动计划”软科学研究青年专项', english: 'Soft science research for young scholars', department: departments.policy, topics: ['科技政策评估', '青年科技人才成长'], fundingLimit: '8', form: softScienceDeclaration, yearsAgo: 0, opens: -18, closes: 29 },
]

const commitment =
  '本人已阅读申报须知，承诺所填内容真实、完整，符合申报条件，不重复申报；如有不实，愿承担撤销申报资格、记入科研诚信记录等后果。'

/** A guide's code without the year: the end of its number. */
export function guideCode({ number }: Pick<GuideRow, 'number'>): string {
  return number.slice(2)
}

/** The domain of a guide. */
export function domainOf(guide: Pick<GuideRow, 'number'> | undefined): Domain {
  return (guide && guideDomains[guideCode(guide)]) ?? 'basic'
}

/** The given hour on the same day in Shanghai (UTC+8, no summer time): guides open and close in office hours. */
export function atHour(time: number, hours: number): number {
  const offset = 8 * hour
  return Math.floor((time + offset) / day) * day - offset + hours * hour
}

/** The guides of three years by the server's clock: open, closing in two days, upcoming and closed ones. */
function guidesAt(now: number): GuideRow[] {
  const thisYear = new Date(now).getFullYear()
  return plans.map((plan) => {
    const year = thisYear - plan.yearsAgo
    const number = `${String(year).slice(2)}${plan.code}`
    const id = `guide-${number}`
    const formId = (plan.form ?? projectDeclaration).id
    const opensAt = atHour(workingMoment(now + plan.opens * day), 9)
    // A guide that closes within days keeps its day, so that the same guides are due soon on any weekday.
    const closes = now + plan.closes * day
    const closesAt = atHour(Math.abs(plan.closes) > 10 ? workingMoment(closes) : closes, 16)
    const recommendBy = closesAt + 7 * day
    return {
      id,
      number,
      title: `${year}年度${plan.title}`,
      titleEnglish: `Science and Technology Innovation Action Plan ${year}: ${plan.english}`,
      year,
      remarkId: `remark-${number}`,
      department: plan.department,
      opensAt,
      closesAt,
      recommendBy,
      fundingLimit: plan.fundingLimit,
      realNameLevel: 2,
      remark: remarkOf({ ...plan, opensAt, closesAt, recommendBy }),
      commitment,
      formId,
      hotline: '021-12345678 转 1，工作日 9:00—17:00',
    }
  })
}

export function seedGuides(db: Database, now: number): void {
  for (const guide of guidesAt(now)) db.guides.insert(guide)
}
