/** The kinds of bases (基地) as data: names, permissions, periods, notices; read by reports, statistics and routes. */

import { text } from '@/lib/i18n/i18n'
import { baseEntry, type EntryDescription, projectEntry } from './entry'

/**
 * A kind of base (domain, section 4) as data. Screens, routes, menu and embedded backend are built from it and know no
 * kind by name.
 */
export interface BaseKind {
  /** Id of the kind of work, of its form definition, and of the kind in the contract. */
  id: string
  /** The body's name, and the name of its yearly report; text keys. */
  noun: string
  report: string
  /** Route permission of its people and of the commission (specification, section 6). */
  permission: string
  /** How a person binds to a body. */
  entry: EntryDescription
  /** Addresses: its list, where a year begins, one report, and a form page. */
  paths: { list: string; init: string; fill: string; info: string }
  /** How long reports of a year are accepted, in days after the commission opened it. */
  period: { days: number }
  /** The reviewer of a report: the host unit, by this route permission. */
  reviewedBy: { role: 'unit'; permission: string }
  /** The section of the company pages that lists it; default: the base audit (`base/selectUnit`). */
  companySection?: string
}

/**
 * A person who may audit for the host unit reviews reports of every kind (specification, section 6: base selectUnit
 * audit).
 */
const reviewedBy = { role: 'unit', permission: 's02.f015' } as const

/** Addresses of kinds that the specification does not list one by one. */
const below = (list: string): BaseKind['paths'] => ({
  list,
  init: `${list}/init`,
  fill: `${list}/fill`,
  info: `${list}/info`,
})

/** The eight kinds, in the order of the domain's table. */
export const baseKinds: readonly BaseKind[] = [
  {
    id: 'science-base',
    noun: text('科学基地'),
    report: text('科学基地年度检查'),
    permission: 's02.f9001',
    entry: baseEntry('performance', text('绑定科学基地'), text('基地名称')),
    paths: { list: 'base/init', init: 'base/init', fill: 'base/fillReport', info: 'base/info' },
    period: { days: 60 },
    reviewedBy,
  },
  {
    id: 'achievement-transformation',
    noun: text('成果转化项目'),
    report: text('成果转化绩效报告'),
    permission: 's02.f9002',
    entry: projectEntry('achievement', text('绑定成果转化项目'), {
      number: text('项目编号'),
      name: text('项目名称'),
      leader: text('项目负责人'),
    }),
    paths: {
      list: 'base/achievementList',
      init: 'base/achievementList/init',
      fill: 'base/achievementFillReport',
      info: 'base/achievementInfo',
    },
    period: { days: 45 },
    reviewedBy,
    companySection: 'achievements',
  },
  {
    id: 'new-institution',
    noun: text('新型研发机构'),
    report: text('新型研发机构年度绩效'),
    permission: 's02.f9011',
    entry: projectEntry('institution', text('绑定新型研发机构'), {
      number: text('机构编号'),
      name: text('机构名称'),
      leader: text('机构负责人'),
    }),
    paths: below('base/institutionList'),
    period: { days: 60 },
    reviewedBy,
  },
  {
    id: 'engineering-center',
    noun: text('工程技术研究中心'),
    report: text('工程技术研究中心年度检查'),
    permission: 's02.f9003',
    entry: baseEntry('engineering', text('绑定工程技术研究中心'), text('中心名称')),
    paths: below('base/center'),
    period: { days: 60 },
    reviewedBy,
  },
  {
    id: 'youth-workstation',
    noun: text('青年实践工作站'),
    report: text('青年实践工作站年度检查'),
    permission: 's02.f9009',
    entry: baseEntry('workstationBind', text('绑定青年实践工作站'), text('工作站名称')),
    paths: below('base/workstation'),
    period: { days: 40 },
    reviewedBy,
  },
  {
    id: 'soft-science-base',
    noun: text('软科学研究基地'),
    report: text('软科学研究基地年度检查'),
    permission: 's02.f9010',
    entry: baseEntry('softsciencebase', text('绑定软科学研究基地'), text('基地名称')),
    paths: below('base/softsciencebase'),
    period: { days: 45 },
    reviewedBy,
  },
  {
    id: 'technical-platform',
    noun: text('专业技术服务平台'),
    report: text('专业技术服务平台年度检查'),
    permission: 's02.f9008',
    entry: baseEntry('expertise', text('绑定专业技术服务平台'), text('平台名称')),
    paths: below('base/expertises'),
    period: { days: 60 },
    reviewedBy,
  },
  {
    id: 'key-laboratory',
    noun: text('重点实验室'),
    report: text('重点实验室年度检查'),
    permission: 's02.f9005',
    entry: baseEntry('laboratory', text('绑定重点实验室'), text('实验室名称')),
    paths: below('base/laboratory'),
    period: { days: 60 },
    reviewedBy,
  },
]

/** The permissions of which any one lets somebody read reports of some kind: those of its people, and of who audits them. */
export const baseReaders: readonly string[] = [
  ...new Set(baseKinds.flatMap((kind) => [kind.permission, kind.reviewedBy.permission])),
]

/** The kind of base with this id; undefined for none. */
export function findBaseKind(id: string): BaseKind | undefined {
  return baseKinds.find((kind) => kind.id === id)
}
