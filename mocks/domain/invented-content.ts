import type { DictionaryValue, FormValues, RowValue } from '@/smartform/schema/values'
import { costSubjects } from '../forms/budget-tables'
import { indicators } from '../forms/plan'
import { longAnswers } from './answers'
import { inventedBudget, wan } from './budget'
import { inventedPeople } from './invented-people'
import type { Random } from './random'
import type { Subject } from './subjects'

/** Who files, and what the form takes over from their profile and unit. */
interface Applicant {
  name: string
  mobile: string
  certificate: string
  email: string
  unitName: string
  creditCode: string
}

/** Dictionary entries the contents choose from. */
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
  /** Key its feasibility report is stored under. */
  fileKey: string
  /** Year the project would begin in. */
  startYear: number
  dictionaries: ContentDictionaries
  random: Random
}

const row = (id: string, cells: RowValue['cells']): RowValue => ({ id, cells })

function teamValues({ applicant, random, dictionaries, subject }: ContentRequest): FormValues {
  const titles = dictionaries.titles.filter(({ name }) => /教授|研究员|工程师/.test(name))
  const title = random.pick(titles.filter(({ name }) => /副|正|^教授|^研究员|高级/.test(name)))
  const others = inventedPeople(random, random.whole(3, 7)).filter(({ mobile }) => mobile !== applicant.mobile)
  const leader = { name: applicant.name, mobile: applicant.mobile, certificate: applicant.certificate }
  const duties = ['方案设计', '数据采集与分析', '样机研制', '系统集成', '应用验证', '技术资料整理', '测试评价']
  return {
    leaderName: applicant.name,
    leaderCertificate: applicant.certificate,
    leaderMobile: applicant.mobile,
    leaderEmail: applicant.email,
    leaderTitle: title,
    leaderDegree: random.pick(dictionaries.degrees.filter(({ name }) => /^[博硕]士/.test(name))),
    leaderMajor: subject.field,
    members: [leader, ...others].map((person, index) =>
      row(`m${index + 1}`, {
        ...person,
        role: index === 0 ? 'leader' : index === others.length && others.length > 3 ? 'temporary' : 'core',
        title: index === 0 ? title : random.pick(titles),
        unit: applicant.unitName,
        duty: index === 0 ? '项目总体负责' : (duties[index - 1] ?? '课题研究'),
        months: String(random.whole(3, 24)),
      }),
    ),
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
    [`${startYear + 1}-07-01`, `${startYear + 1}-12-31`, '完成系统集成和应用验证，准备验收', '应用报告、技术总结'],
  ]
  return {
    ...longAnswers(subject),
    milestones: months.map(([start, end, work, deliverable], index) =>
      row(`s${index + 1}`, { period: { start, end }, work, deliverable }),
    ),
    indicators: indicators.map(({ id, item }) =>
      row(id, { item, amount: String(random.whole(id === 'papers' || id === 'talents' ? 1 : 0, 4)), note: '' }),
    ),
  }
}

function budgetValues({ formId, fundingLimit, random }: ContentRequest): FormValues {
  const detailed = formId === 'project-declaration'
  const budget = inventedBudget(random, Number(fundingLimit), detailed)
  const shown = detailed
    ? costSubjects
    : costSubjects.filter(({ id }) => !['equipment', 'materials', 'testing', 'energy'].includes(id))
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
    directCosts: shown.map(({ id, subject }) =>
      row(id, {
        subject,
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

/** A full content that every rule of its form is content with. */
export function inventedContent(request: ContentRequest): FormValues {
  const { applicant, subject, startYear, random, dictionaries, formId } = request
  const area = random.pick(dictionaries.areas.filter(({ code }) => code.startsWith(subject.area)))
  const own: FormValues =
    formId === 'project-declaration'
      ? { researchType: 'applied', readiness: String(random.whole(3, 6)), hasTopics: 'no' }
      : { direction: random.pick(['strategy', 'policy', 'industry', 'governance']) }
  return {
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
}
