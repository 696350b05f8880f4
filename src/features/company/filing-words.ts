/** Titles, columns and texts of the unit's lists of what its people submitted, by kind: columns, filters and the decision's texts. */

import type { CompanyList } from '@/api/export/schema.generated'
import type { WorkOrderField } from '@/api/workflow/schema.generated'
import { t, text } from '@/lib/i18n/i18n'
import { formatDay } from '@/lib/time/beijing-time'
import { factsOf, type WorkFacts } from '@/work/facts'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'

/** Kinds submitted through a unit that share one list. */
export type FiledKind = 'EXPERT_APPLICATION' | 'achievement-transformation' | 'FOREIGN_EXPERT' | 'MATCHING'

interface FilingWords {
  title: string
  purpose: string
  keyword: string
  empty: string
  /** Purpose and empty text for a department's administrator, who only reads; absent: the same. */
  ofDepartment?: Pick<FilingWords, 'purpose' | 'empty'>
  exported: CompanyList
  /** Columns between name and state. */
  columns: readonly {
    key: string
    /** What the backend sorts by for it; absent: it does not sort. */
    field?: WorkOrderField
    title: string
    width: number
    align?: 'end'
    value(work: WorkRowFragment): string | number | null
  }[]
}

/** A fact of a work item as text; null where it is missing. */
export const textOf = (work: WorkRowFragment, name: string) => factsOf(work)[name]?.toString() ?? null
const dayOf = (at: WorkFacts[string]) => (typeof at === 'number' ? formatDay(at) : null)

const maker: FilingWords['columns'][number] = {
  key: 'maker',
  field: 'CREATOR',
  title: text('填报人'),
  width: 90,
  value: ({ creatorName }) => creatorName,
}
const year: FilingWords['columns'][number] = {
  key: 'year',
  field: 'YEAR',
  title: text('年度'),
  width: 70,
  value: (work) => work.year,
}

/** Labels of subject and amount differ by kind. */
const filingColumns = (subject: string, amount: string): FilingWords['columns'] => [
  { key: 'subject', title: subject, width: 200, value: (work) => textOf(work, 'subject') },
  maker,
  year,
  { key: 'amount', field: 'AMOUNT', title: amount, width: 130, align: 'end', value: ({ amount: money }) => money },
]

/** Texts of these lists. */
export const filingWords: Readonly<Record<FiledKind, FilingWords>> = {
  EXPERT_APPLICATION: {
    title: text('单位专家'),
    purpose: text('审核本单位人员的专家入库申请和信息变更。'),
    keyword: text('姓名或职务'),
    empty: text('本单位还没有人申请专家入库。'),
    ofDepartment: {
      purpose: text('本部门人员的专家入库申请和信息变更，由单位审核。'),
      empty: text('本部门还没有人申请专家入库。'),
    },
    exported: 'EXPERT',
    columns: [
      {
        key: 'matter',
        title: text('事项'),
        width: 110,
        value: (work) => (work.kind === 'EXPERT_CHANGE' ? t('信息变更') : t('入库申请')),
      },
      {
        key: 'since',
        field: 'SINCE',
        title: text('更新日期'),
        width: 120,
        value: ({ since }) => formatDay(since),
      },
      {
        key: 'expertAt',
        field: 'EXPERT_SINCE',
        title: text('入库日期'),
        width: 120,
        value: (work) => dayOf(factsOf(work).expertAt),
      },
    ],
  },
  'achievement-transformation': {
    title: text('成果转化绩效'),
    purpose: text('本单位人员填报的成果转化绩效，审核通过后提交{commission}。'),
    keyword: text('名称、编号或填报人'),
    empty: text('还没有人填报成果转化绩效。'),
    exported: 'ACHIEVEMENT',
    columns: [maker, year],
  },
  FOREIGN_EXPERT: {
    title: text('外国专家项目'),
    purpose: text('本单位申报的外国专家项目，审核通过后提交{commission}。'),
    keyword: text('名称、编号或填报人'),
    empty: text('还没有人申报外国专家项目。'),
    exported: 'FOREIGN_EXPERT',
    columns: filingColumns(text('外国专家'), text('申请经费（万元）')),
  },
  MATCHING: {
    title: text('项目匹配'),
    purpose: text('承担国家项目后申请的地方匹配，审核通过后提交{commission}。'),
    keyword: text('名称、编号或填报人'),
    empty: text('还没有人申请国家项目地方匹配。'),
    exported: 'MATCHING',
    columns: filingColumns(text('国家项目来源'), text('匹配经费（万元）')),
  },
}
