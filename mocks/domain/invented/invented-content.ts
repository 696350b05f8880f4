/** Invents a complete content that satisfies every rule of its form, for seeds and tests. */

import { kindOf } from '@/smartform/kinds/kinds'
import type { DictionaryValue, FormValues, RowValue } from '@/smartform/schema/values'
import { indicators } from '../../forms/plan'
import { formNode } from '../form-engine'
import type { Random } from '../random'
import { longAnswers } from './invented-answers'
import { inventedBudget, wan } from './invented-budget'
import { inventedPeople } from './invented-people'
import type { Subject } from './subjects'

/** The applicant, with the data that the form takes over from their profile and unit. */
interface Applicant {
  name: string
  mobile: string
  certificate: string
  email: string
  major: string
  /** Their post, from which the title follows. */
  position: string
  unitName: string
  creditCode: string
}

/** Dictionary entries that the contents can choose from. */
export interface ContentDictionaries {
  areas: readonly DictionaryValue[]
  titles: readonly DictionaryValue[]
  degrees: readonly DictionaryValue[]
}

export interface ContentRequest {
  formId: string
  applicant: Applicant
  subject: Subject
  /** Highest special fund of the guide, in 万元. */
  fundingLimit: string
  /** Storage key of its feasibility report. */
  fileKey: string
  /** Year in which the project would start. */
  startYear: number
  dictionaries: ContentDictionaries
  random: Random
}

const softDuties = ['方案设计', '文献与政策梳理', '问卷与访谈', '数据分析', '案例研究', '报告撰写', '专家咨询']
/** The results of a policy study at each stage. */
const softResults = ['调研方案、资料汇编', '阶段报告、学术论文', '研究总报告、决策咨询专报']

const row = (id: string, cells: RowValue['cells']): RowValue => ({ id, cells })

/** The title for a post: of the same name, or an engineer's by rank. */
function titleOf(position: string, titles: readonly DictionaryValue[]): DictionaryValue {
  const name = /总监|总经理|首席/.test(position) ? '正高级工程师' : /经理/.test(position) ? '高级工程师' : position
  const title =
    titles.find((title) => title.name === name) ?? titles.find((title) => title.name === '工程师') ?? titles[0]
  if (!title) throw new Error('The dictionary of titles is empty')
  return title
}

function teamValues({ applicant, random, dictionaries, subject }: ContentRequest): FormValues {
  const title = titleOf(applicant.position, dictionaries.titles)
  // People of one unit have titles of one series, which the first two digits identify (GB/T 8561).
  const titles = dictionaries.titles.filter(({ code }) => code.slice(0, 2) === title.code.slice(0, 2))
  const others = inventedPeople(random, random.whole(3, 7)).filter(({ mobile }) => mobile !== applicant.mobile)
  const leader = { name: applicant.name, mobile: applicant.mobile, certificate: applicant.certificate }
  const duties = subject.soft
    ? softDuties
    : ['方案设计', '数据采集与分析', '样机研制', '系统集成', '应用验证', '技术资料整理', '测试评价']
  return {
    leaderName: applicant.name,
    leaderCertificate: applicant.certificate,
    leaderMobile: applicant.mobile,
    leaderEmail: applicant.email,
    leaderTitle: title,
    leaderDegree: dictionaries.degrees.find(({ name }) => name.startsWith('博士')) ?? null,
    leaderMajor: applicant.major,
    members: [leader, ...others].map((person, index) => {
      const guest = index === others.length && others.length > 3
      return row(`m${index + 1}`, {
        ...person,
        role: index === 0 ? 'leader' : guest ? 'temporary' : 'core',
        title: index === 0 ? title : random.pick(titles),
        unit: guest ? '上海临港应用技术研究所（演示）' : applicant.unitName,
        duty: index === 0 ? '项目总体负责' : (duties[index - 1] ?? '课题研究'),
        months: String(random.whole(3, 24)),
      })
    }),
  }
}

function planValues({ subject, random, startYear }: ContentRequest): FormValues {
  const months: [string, string, string, string][] = [
    [
      `${startYear}-01-01`,
      `${startYear}-08-31`,
      `完成${subject.object}的需求分析与数据基础建设`,
      '需求分析报告、样本库',
    ],
    [`${startYear}-09-01`, `${startYear + 1}-06-30`, `完成${subject.method}核心方法研究与优化`, '方法原型、论文与专利'],
    [
      `${startYear + 1}-07-01`,
      `${startYear + 1}-12-31`,
      subject.soft ? '完成研究报告并征求意见，准备验收' : '完成系统集成和应用验证，准备验收',
      '应用报告、技术总结',
    ],
  ]
  return {
    ...longAnswers(subject),
    milestones: months.map(([start, end, work, deliverable], index) =>
      row(`s${index + 1}`, {
        period: { start, end },
        work,
        deliverable: (subject.soft && softResults[index]) || deliverable,
      }),
    ),
    indicators: indicators.map(({ id, item }) =>
      row(id, { item, amount: String(random.whole(id === 'papers' || id === 'talents' ? 1 : 0, 4)), note: '' }),
    ),
  }
}

function budgetValues({ formId, fundingLimit, random }: ContentRequest): FormValues {
  const { fields } = formNode(formId)
  const detailed = fields.has('equipmentItems')
  const direct = fields.get('directCosts')
  const lines = direct?.kind === 'table' ? (direct.fixedRows ?? []) : []
  const budget = inventedBudget(random, Number(fundingLimit), detailed)
  const details: FormValues = {
    equipmentItems: budget.equipment.map((item, index) =>
      row(`e${index + 1}`, {
        name: item.name,
        way: 'purchase',
        source: item.source,
        unitPrice: wan(item.unitPrice),
        quantity: String(item.quantity),
        purpose: '用于项目实验与验证',
      }),
    ),
    testingItems: budget.testing.map(({ cost, ...item }, index) => row(`t${index + 1}`, { ...item, cost: wan(cost) })),
  }
  return {
    directCosts: lines.map(({ id }) =>
      row(id, {
        special: wan(budget.special[id] ?? 0),
        selfRaised: wan(budget.selfRaised[id] ?? 0),
        basis: budget.special[id] ? '按任务量和市场价格测算' : '',
      }),
    ),
    ...(detailed ? details : {}),
    indirectSpecial: wan(budget.indirectSpecial),
    indirectSelfRaised: '0',
    fundingLimit,
  }
}

export function inventedContent(request: ContentRequest): FormValues {
  const { applicant, subject, startYear, random, dictionaries, formId } = request
  const area = random.pick(dictionaries.areas.filter(({ code }) => code.startsWith(subject.area)))
  const { fields } = formNode(formId)
  const own: FormValues = fields.has('direction')
    ? { direction: random.pick(['strategy', 'policy', 'industry', 'governance']) }
    : { researchType: 'applied', readiness: String(random.whole(3, 6)), hasTopics: 'no' }
  const values: FormValues = {
    projectName: subject.name,
    applicationArea: area,
    cycle: { start: `${startYear}-01-01`, end: `${startYear + 1}-12-31` },
    keywords: subject.keywords.join('；'),
    undertakingUnit: applicant.unitName,
    creditCode: applicant.creditCode,
    hasCooperation: 'no',
    ...own,
    ...teamValues(request),
    ...planValues(request),
    ...budgetValues(request),
    recusalExperts: [],
    feasibility: [
      { uid: 'f1', name: '项目可行性报告.pdf', url: request.fileKey, size: random.whole(200, 4000) * 1024 },
    ],
    involvesEthics: 'no',
    commitment: true,
  }
  // In the form's own shape; fields that only another version asks stay unchanged.
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => {
      const node = fields.get(id)
      return [id, node ? kindOf(node).clean(node, kindOf(node).coerce(node, value)) : value]
    }),
  )
}
