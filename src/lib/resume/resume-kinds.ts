/** The kinds of resume entries and their fields, shared by the form, the import and the embedded backend. */

import { text } from '@/lib/i18n/i18n'
import type { PersonalDataKind } from '@/lib/personal-data/kinds'
import { type ResumeKind, resumeLabels } from './resume-labels'

export type { ResumeKind }

interface FieldBase {
  name: string
  label: string
  required?: boolean
  /** One sentence below the field. */
  help?: string
}

/** A field of a resume entry. Values are texts: months `YYYY-MM`, years `YYYY`, exact decimals, option values. */
export type ResumeField = FieldBase &
  (
    | { kind: 'text'; maxLength: number }
    | { kind: 'longText'; maxLength: number }
    | { kind: 'month' }
    | { kind: 'year' }
    | { kind: 'rank' }
    | { kind: 'money' }
    | { kind: 'choice'; options: readonly { value: string; label: string }[] }
    | { kind: 'dictionary'; dictionaryType: string }
  )

interface ResumeKindInfo {
  label: string
  /** The kind of personal data that an entry is, with all its fields. */
  data: PersonalDataKind
  fields: readonly ResumeField[]
  /** The field that names an entry. */
  title: string
  /** Fields that identify an entry: an import warns when all of them equal an existing entry's. */
  identity: readonly string[]
}

const start = { name: 'startMonth', label: text('开始年月'), kind: 'month', required: true } as const
const end = { name: 'endMonth', label: text('结束年月'), kind: 'month', help: text('至今请留空') } as const

/** The kinds of resume entries (specification, section 2 "resume") with their fields in order. */
export const resumeKinds: Readonly<Record<ResumeKind, ResumeKindInfo>> = {
  WORK: {
    label: resumeLabels.WORK,
    data: 'career',
    title: 'unitName',
    identity: ['unitName', 'position', 'startMonth'],
    fields: [
      { name: 'unitName', label: text('工作单位'), kind: 'text', maxLength: 50, required: true },
      { name: 'department', label: text('部门'), kind: 'text', maxLength: 50 },
      { name: 'position', label: text('职务'), kind: 'text', maxLength: 50, required: true },
      { name: 'title', label: text('职称'), kind: 'dictionary', dictionaryType: 'user_title' },
      start,
      end,
      { name: 'description', label: text('工作内容'), kind: 'longText', maxLength: 500 },
    ],
  },
  EDUCATION: {
    label: resumeLabels.EDUCATION,
    data: 'education',
    title: 'school',
    identity: ['school', 'major', 'startMonth'],
    fields: [
      { name: 'school', label: text('学校'), kind: 'text', maxLength: 50, required: true },
      { name: 'major', label: text('专业'), kind: 'text', maxLength: 50, required: true },
      {
        name: 'education',
        label: text('学历'),
        kind: 'dictionary',
        dictionaryType: 'user_education',
        required: true,
      },
      { name: 'degree', label: text('学位'), kind: 'dictionary', dictionaryType: 'user_degree' },
      start,
      end,
      { name: 'tutor', label: text('导师'), kind: 'text', maxLength: 50 },
    ],
  },
  ACHIEVEMENT: {
    label: resumeLabels.ACHIEVEMENT,
    data: 'achievements',
    title: 'name',
    identity: ['type', 'name'],
    fields: [
      {
        name: 'type',
        label: text('成果类型'),
        kind: 'choice',
        required: true,
        options: [
          { value: 'PAPER', label: text('论文') },
          { value: 'PATENT', label: text('专利') },
          { value: 'BOOK', label: text('专著') },
          { value: 'SOFTWARE', label: text('软件著作权') },
          { value: 'STANDARD', label: text('标准') },
          { value: 'OTHER', label: text('其他') },
        ],
      },
      {
        name: 'number',
        label: text('编号'),
        kind: 'text',
        maxLength: 100,
        help: text('论文填 DOI，专利填专利号，标准填标准号'),
      },
      { name: 'name', label: text('成果名称'), kind: 'text', maxLength: 200, required: true },
      {
        name: 'authors',
        label: text('作者或发明人'),
        kind: 'text',
        maxLength: 200,
        help: text('有多人的，用顿号（、）隔开'),
      },
      { name: 'rank', label: text('本人排名'), kind: 'rank' },
      { name: 'source', label: text('刊物或授权机构'), kind: 'text', maxLength: 100 },
      { name: 'month', label: text('发表或授权年月'), kind: 'month', required: true },
    ],
  },
  REWARD: {
    label: resumeLabels.REWARD,
    data: 'achievements',
    title: 'name',
    identity: ['name', 'year', 'projectName'],
    fields: [
      { name: 'name', label: text('奖励名称'), kind: 'text', maxLength: 100, required: true },
      {
        name: 'level',
        label: text('奖励级别'),
        kind: 'choice',
        required: true,
        options: [
          { value: 'NATIONAL', label: text('国家级') },
          { value: 'PROVINCIAL', label: text('省部级') },
          { value: 'CITY', label: text('地市级') },
          { value: 'SOCIAL', label: text('社会力量设奖') },
          { value: 'OTHER', label: text('其他') },
        ],
      },
      {
        name: 'grade',
        label: text('奖励等级'),
        kind: 'choice',
        options: [
          { value: 'SPECIAL', label: text('特等奖') },
          { value: 'FIRST', label: text('一等奖') },
          { value: 'SECOND', label: text('二等奖') },
          { value: 'THIRD', label: text('三等奖') },
          { value: 'OTHER', label: text('其他') },
        ],
      },
      { name: 'year', label: text('获奖年份'), kind: 'year', required: true },
      { name: 'projectName', label: text('获奖项目'), kind: 'text', maxLength: 200 },
      { name: 'rank', label: text('本人排名'), kind: 'rank' },
      { name: 'organization', label: text('颁奖机构'), kind: 'text', maxLength: 100, required: true },
    ],
  },
  PROJECT: {
    label: resumeLabels.PROJECT,
    data: 'career',
    title: 'name',
    identity: ['name', 'startMonth'],
    fields: [
      { name: 'name', label: text('项目名称'), kind: 'text', maxLength: 200, required: true },
      { name: 'number', label: text('项目编号'), kind: 'text', maxLength: 50 },
      { name: 'source', label: text('项目来源'), kind: 'text', maxLength: 100, required: true },
      {
        name: 'role',
        label: text('承担角色'),
        kind: 'choice',
        required: true,
        options: [
          { value: 'LEADER', label: text('负责人') },
          { value: 'KEY', label: text('主要参与人') },
          { value: 'MEMBER', label: text('一般参与人') },
        ],
      },
      start,
      end,
      { name: 'funding', label: text('经费（万元）'), kind: 'money' },
    ],
  },
}

/** Largest number of entries of one kind. */
export const mostResumeEntries = 200

/** An entry's values by field name; empty fields are absent. */
export type ResumeValues = Readonly<Record<string, string>>

/** An entry's values from the wire: only known fields with texts. */
export function readResumeValues(kind: ResumeKind, raw: unknown): ResumeValues {
  if (typeof raw !== 'object' || raw === null) return {}
  const entries = new Map(Object.entries(raw))
  return Object.fromEntries(
    resumeKinds[kind].fields.flatMap(({ name }) => {
      const value: unknown = entries.get(name)
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )
}
