/** Seeds a review panel that is ready for assigning reviewers, with every kind of conflict. */

import type { ResumeKind, ResumeValues } from '@/lib/resume/resume-kinds'
import { monthInBeijing } from '@/lib/time/beijing-time'
import { shiftMonth } from '@/lib/time/months'
import { endOfDayAfter } from '@/lib/time/working-days'
import type { FormValues, RowValue } from '@/smartform/schema/values'
import { rowsOf } from '../../domain/stored-values'
import { workingMoment } from '../../domain/working-time'
import { technologyReviewForm } from '../../forms/reviews/all'
import { personaUserId } from '../../personas'
import type { Database } from '../database'
import { treeEntry } from '../tree-entry'
import { dictionaryId } from './dictionary-id'

/** Who leads the panel's papers: applicants of all units. */
const leaders = [
  personaUserId('researcher'),
  ...['user-1', 'user-4', 'user-12', 'user-16', 'user-18', 'user-19', 'user-28', 'user-29', 'user-31', 'user-36'],
  'user-38',
]

/** A month some months ago, `YYYY-MM`. */
const monthsAgo = (now: number, months: number) => shiftMonth(monthInBeijing(now), -months)

/** What experts wrote in their resumes, so that the panel has a conflict of each kind. */
const resumes = (now: number): readonly (readonly [userId: string, kind: ResumeKind, values: ResumeValues])[] => [
  // A project that the researcher took part in too.
  [
    'user-17',
    'PROJECT',
    {
      name: '具身导航专用芯片',
      number: '62176123',
      source: '国家自然科学基金',
      role: 'KEY',
      startMonth: '2022-01',
      endMonth: '2025-12',
    },
  ],
  // Supervised by the leader of a paper.
  [
    'user-27',
    'EDUCATION',
    {
      school: '上海海川大学',
      major: '影像医学',
      education: dictionaryId('user_education', '11'),
      startMonth: '2010-09',
      endMonth: '2013-06',
      tutor: '冯涛',
    },
  ],
  // Left another paper's unit a year and a half ago.
  [
    'user-31',
    'WORK',
    { unitName: '浦源人工智能研究院', position: '研究员', startMonth: '2019-03', endMonth: monthsAgo(now, 18) },
  ],
  // Wrote with the leader of a paper.
  [
    'user-38',
    'ACHIEVEMENT',
    {
      type: 'PAPER',
      number: '10.5555/demo.2025.0311',
      name: '设施农业传感芯片的低功耗采集',
      authors: '范俊、叶青',
      rank: '1',
      source: '农业工程学报（演示）',
      month: '2025-04',
    },
  ],
]

/** What experts know best, by code of the application area. */
const disciplines: readonly (readonly [userId: string, area: string, keywords: string])[] = [
  ['user-6', '020301', '细胞工程、多组学标志物'],
  ['user-7', '020201', '生物化学、可穿戴连续监测'],
  ['user-17', '010203', '集成电路设计、传感芯片'],
  ['user-27', '020201', '影像组学、康复外骨骼'],
  ['user-31', '020301', '药物化学、手术机器人'],
  ['user-38', '070103', '农业工程、果蔬采摘机器人'],
  ['user-more-9', '010305', '人机协作、项目管理'],
  ['user-more-11', '030303', '材料加工、柔性触觉皮肤'],
]

const withRow = (values: FormValues, table: string, cells: RowValue['cells']): FormValues => {
  const rows = rowsOf(values[table])
  const row = { id: `${table}-${rows.length + 1}`, cells }
  // What an expert knows best comes first.
  return { ...values, [table]: table === 'disciplines' ? [row, ...rows] : [...rows, row] }
}

/** Adds a row to a table of a content, as it was submitted. */
function addRow(db: Database, contentId: string, table: string, cells: RowValue['cells']): void {
  const content = db.contents.get(contentId)
  if (!content) return
  const { values, submitted } = content
  db.contents.update(contentId, {
    values: withRow(values, table, cells),
    submitted: submitted && { ...submitted, values: withRow(submitted.values, table, cells) },
  })
}

/** A panel that is ready to be assigned: twelve papers, all experts of the database, a conflict of each kind. */
export function seedAssignmentPanel(db: Database, now: number): void {
  const papers = leaders.flatMap((creatorId) =>
    db.works.where({ kind: 'DECLARATION', state: 'UNDER_EVALUATION', creatorId }).slice(0, 1),
  )
  db.reviewPanels.insert({
    id: 'panel-robots',
    title: '机器人专项网评（第六组）',
    titleEnglish: 'Robots programme, panel 6',
    formId: technologyReviewForm.id,
    dueAt: endOfDayAfter(now, 24),
    perPaper: 3,
    most: null,
    paperIds: papers.toSorted((a, b) => (a.number ?? '').localeCompare(b.number ?? '')).map(({ id }) => id),
    expertIds: db.users.where({ expertFlag: 1 }).map(({ id }) => id),
    pairs: [],
    revision: 0,
    savedAt: null,
    savedBy: null,
  })
  for (const [index, [userId, kind, values]] of resumes(now).entries())
    db.resumeEntries.insert({
      ...{ id: `resume-expert-${index + 1}`, userId, kind, order: 0, revision: 1, values },
      ...{ modifiedAt: workingMoment(now - 30 * 24 * 3600_000), removedAt: null },
    })
  const paperOf = (creatorId: string) => papers.find((work) => work.creatorId === creatorId)?.id ?? ''
  addRow(db, paperOf('user-28'), 'recusalExperts', {
    name: '范俊',
    unit: '上海绿穗农业科技研究所',
    reason: '与本项目组存在技术成果权属争议。',
  })
  const applicationOf = (userId: string) =>
    db.works.where({ kind: 'EXPERT_APPLICATION', creatorId: userId })[0]?.id ?? ''
  for (const [userId, code, keywords] of disciplines)
    addRow(db, applicationOf(userId), 'disciplines', {
      area: treeEntry(db, dictionaryId('user_application_area', code)),
      keywords,
    })
  addRow(db, applicationOf('user-17'), 'recusals', {
    unitName: '上海绿穗农业科技研究所',
    reason: 'relative',
    note: '配偶 陶然',
  })
}
