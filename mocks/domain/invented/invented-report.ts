/** Makes complete, valid answers of a base's annual report, for the seeds and for testers. */

import type { FormValues, RowValue } from '@/smartform/schema/values'
import { formNode } from '../form-engine'
import { type Random, randomFrom, seedOf } from '../random'
import type { ContentDictionaries } from './invented-content'
import { figuresOf, type ReportSize } from './invented-figures'
import { inventedPeople } from './invented-people'

export interface ReportRequest {
  /** The id of the kind's form. */
  formId: string
  /** The seed of its figures: the same base has figures close to last year's. */
  baseId: string
  /** 研究领域, used in the texts. */
  field: string
  year: number
  head: string
  hostUnit: string
  fileKey: string
  dictionaries: Pick<ContentDictionaries, 'titles' | 'degrees'>
}

const rowsOf = (count: number, cells: (index: number) => RowValue['cells']): RowValue[] =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index + 1}`, cells: cells(index) }))

const money = (hundredths: number) => (hundredths / 100).toFixed(2)

/**
 * Complete answers of a base's annual report that satisfy every rule of its form. The caller drops fields that a form
 * lacks.
 */
export function inventedReport(request: ReportRequest): FormValues {
  const size = figuresOf(request)
  const random = randomFrom(seedOf(`${request.baseId}:${request.year}:rows`))
  return {
    ...Object.fromEntries(Object.entries(size.figures).map(([id, value]) => [id, String(value)])),
    ...Object.fromEntries(Object.entries(size.money).map(([id, value]) => [id, money(value)])),
    ...texts(request),
    ...people(request),
    ...research(request, size, random),
    ...outside(request, size, random),
    ...ownOf(request, size, random),
    proofs: [{ uid: 'p1', name: `${request.year}年度证明材料.pdf`, url: request.fileKey, size: 826_000 }],
    commitment: true,
  }
}

/** The head and the key people of a base: the same ones in every part of its report. */
const namesOf = ({ baseId, head }: ReportRequest): string[] =>
  inventedPeople(randomFrom(seedOf(baseId)), 4).map(({ name }, index) => (index === 0 ? head : name))

function texts(request: ReportRequest): FormValues {
  const { field, year } = request
  const names = namesOf(request)
  return {
    progress: `${year} 年围绕${field}方向，完成年度任务，建成两个开放共享平台，承担的国家与市级任务按计划推进，人才队伍与条件建设稳步加强。`,
    problems: '高水平青年人才引进不足，共享机时有待提高；已与依托单位制定两年引才计划。',
    reform: `实行理事会领导下的院长负责制，${field}方向试行项目经理人制和职务科技成果赋权。`,
    safety: '全年开展安全培训六次、应急演练两次，无安全责任事故；学员外出活动均购买保险。',
    committeeAdvice: `建议进一步凝练${field}方向的特色，加强与产业的联合攻关；已调整两个研究方向的团队。`,
    case: `为一家${field}领域的中小企业完成关键部件检测与失效分析，帮助其产品通过车规认证，新增订单约 300 万元。`,
    nextWork: `${year + 1} 年继续聚焦${field}前沿与产业需求，推进两项重大任务，扩大开放服务，完善人才评价与激励。`,
    nextGoals: rowsOf(2, (index) => ({
      goal: index === 0 ? `${field}关键技术取得突破` : '开放共享服务能力提升',
      measure: index === 0 ? '形成样机一套，申请发明专利五件' : '服务单位增加百分之十',
      by: `${year + 1}-1${index}`,
      owner: names[index] ?? request.head,
    })),
    legalForm: 'institution',
    directions:
      field === ''
        ? []
        : rowsOf(3, (index) => ({
            name: `${field}${['基础理论', '关键技术', '系统应用'][index] ?? ''}`,
            leader: names[index] ?? request.head,
            progress: `在${field}方向发表代表性论文，完成阶段性验证。`,
          })),
    satisfaction: '96.5',
  }
}

/** The options of a table's column in one form. */
function choicesIn(formId: string, tableId: string, columnId: string): readonly string[] {
  const table = formNode(formId).fields.get(tableId)
  const column = table?.kind === 'table' ? table.columns.find(({ id }) => id === columnId) : undefined
  return column?.kind === 'radio' ? column.options.map(({ value }) => value) : []
}

function people(request: ReportRequest): FormValues {
  const { formId, field, dictionaries } = request
  const duties = choicesIn(formId, 'keyPeople', 'duty')
  return {
    keyPeople: namesOf(request).map((name, index) => ({
      id: `p${index + 1}`,
      cells: {
        name,
        duty: duties[Math.min(index, duties.length - 1)] ?? null,
        title: dictionaries.titles[index % dictionaries.titles.length] ?? null,
        degree: dictionaries.degrees[0] ?? null,
        field,
        months: index === 0 ? '8' : '10',
      },
    })),
  }
}

function research(
  { formId, baseId, field, year }: ReportRequest,
  { rows, worth }: ReportSize,
  random: Random,
): FormValues {
  const sources = choicesIn(formId, 'projects', 'source')
  const on = (month: number) => `${year}-${String(month).padStart(2, '0')}`
  return {
    equipment: rowsOf(rows.equipment, (index) => ({
      name:
        ['高性能计算集群', '场发射扫描电镜', '核磁共振波谱仪', '激光共聚焦显微镜', '质谱联用仪'][index % 5] ??
        '测试系统',
      model: `S-${100 + index}`,
      value: money(worth.equipment),
      since: `${2016 + (index % 6)}-06`,
      hours: String(1500 + index * 60),
      sharedHours: String(400 + index * 20),
    })),
    projects: rowsOf(rows.projects, (index) => ({
      name: `${field}方向${['关键技术研究', '系统集成与示范', '基础问题研究', '应用验证', '标准研制'][index % 5]}`,
      source: sources[index % Math.max(1, sources.length)] ?? null,
      leader: inventedPeople(random, 1)[0]?.name ?? '',
      period: { start: `${year - 1}-01-01`, end: `${year + 1}-12-31` },
      total: money(worth.project * 3),
      received: money(worth.project),
    })),
    paperList: rowsOf(Math.min(3, rows.papers), (index) => ({
      name: `${field}中的${['建模方法', '优化算法', '实验研究'][index]}`,
      authors: inventedPeople(random, 2)
        .map(({ name }) => name)
        .join('、'),
      journal: ['科学通报', '自动化学报', '中国科学'][index] ?? '科学通报',
      level: 'other',
      on: on(3 + index),
    })),
    patentList: rowsOf(rows.patents, (index) => ({
      name: `一种${field}装置及方法（${index + 1}）`,
      number: `ZL${year}1${String((seedOf(baseId) % 100_000) + index).padStart(7, '0')}`,
      type: index % 3 === 2 ? 'utility' : 'invention',
      on: `${on(1 + (index % 12))}-15`,
    })),
    standards: rowsOf(rows.standards, (index) => ({
      name: `${field}术语与测试方法`,
      number: `T/SH ${100 + index}—${year}`,
      level: 'group',
      role: index === 0 ? 'lead' : 'join',
      on: on(9),
    })),
    transformed: rowsOf(rows.transformed, (index) => ({
      name: `${field}成果（${index + 1}）`,
      way: ['licence', 'transfer', 'share'][index % 3] ?? 'licence',
      taker: '上海申江应用技术有限公司（演示）',
      contract: money(worth.transformed),
      received: money(Math.round(worth.transformed * 0.6)),
    })),
    openProjects: rowsOf(rows.standards + 2, (index) => ({
      name: `${field}开放课题（${index + 1}）`,
      leader: inventedPeople(random, 1)[0]?.name ?? '',
      unit: '上海临港应用技术研究所（演示）',
      funding: '8.00',
    })),
  }
}

function outside({ field, year }: ReportRequest, { rows }: ReportSize, random: Random): FormValues {
  return {
    visitors: rowsOf(rows.visitors, (index) => ({
      name: inventedPeople(random, 1)[0]?.name ?? '',
      unit: index % 2 === 0 ? '临港联合实验室（演示）' : '滨海大学（演示）',
      country: index % 2 === 0 ? '新加坡' : '中国',
      stay: { start: `${year}-0${3 + (index % 6)}-05`, end: `${year}-0${3 + (index % 6)}-20` },
      work: `${field}联合研究`,
    })),
    conferences: rowsOf(rows.conferences, (index) => ({
      name: `${field}学术研讨会（第 ${year - 2014 + index} 届）`,
      level: index === 0 ? 'national' : 'city',
      held: { start: `${year}-10-1${index}`, end: `${year}-10-1${index + 1}` },
      participants: String(120 + index * 40),
    })),
  }
}

/** Answers that only some kinds ask for. */
function ownOf(
  { field, year, formId }: ReportRequest,
  { figures, rows, worth }: ReportSize,
  random: Random,
): FormValues {
  const enrolled = figures.enrolled ?? 0
  const half = Math.floor(enrolled / 2)
  return {
    committeeOn: `${year}-11-20`,
    ...(formId === 'soft-science-base' ? { directions: ['policy', 'talent'] } : {}),
    adoptedList: rowsOf(figures.adopted ?? 0, (index) => ({
      name: `关于加强${field}的建议（${index + 1}）`,
      level: ['city', 'department', 'ministry'][index % 3] ?? 'city',
      on: `${year}-0${4 + (index % 5)}`,
      use: '纳入年度工作要点',
    })),
    points: rowsOf(2, (index) => ({
      name: index === 0 ? '本站实验室' : '滨海中学（演示）',
      type: index === 0 ? 'lab' : 'school',
      lead: inventedPeople(random, 1)[0]?.name ?? '',
      pupils: String(index === 0 ? enrolled - half : half),
      hours: '60',
    })),
    topics: rowsOf(rows.projects, (index) => ({
      name: `${field}小课题（${index + 1}）`,
      mentor: inventedPeople(random, 1)[0]?.name ?? '',
      pupils: '4',
      result: ['excellent', 'good', 'passed'][index % 3] ?? 'good',
    })),
    qualifications: rowsOf(1, () => ({
      type: 'cma',
      number: `CMA-${seedOf(field) % 1_000_000}`,
      until: `${year + 4}-06-30`,
      items: '86',
    })),
    serviceItems: rowsOf(2, (index) => ({
      name: index === 0 ? '性能测试' : '失效分析',
      price: index === 0 ? '500 元/样' : '3,000 元/项',
      times: '40',
      income: money(Math.round(worth.service * 0.4)),
    })),
    products: rowsOf(2, (index) => ({
      name: `${field}${index === 0 ? '检测装备' : '工艺软件'}`,
      type: index === 0 ? 'equipment' : 'process',
      readiness: '7',
      used: '上海申江应用技术有限公司（演示）',
      sales: money(worth.transformed),
    })),
  }
}
