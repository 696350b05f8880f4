import type { TableSource } from '@/smartform/schema/definition'
import { cell, is } from '../expressions'
import { inBoth } from '../in-both'

type Column = TableSource['columns'][number]

const words = (id: string, zh: string, en: string, more: Partial<Column> = {}): Column =>
  ({ id, kind: 'text', label: inBoth(zh, en), maxLength: 200, ...more }) as Column
const needed = { required: true } as const
const months: readonly Column[] = [
  { id: 'startMonth', kind: 'month', label: inBoth('开始年月', 'From'), required: true },
  { id: 'endMonth', kind: 'month', label: inBoth('结束年月', 'To'), help: inBoth('至今请留空', 'Empty if it goes on') },
]
const choices = (entries: readonly (readonly [string, string, string])[]) =>
  entries.map(([value, zh, en]) => ({ value, label: inBoth(zh, en) }))

/** An expert's experience, filled from the resume: one row per entry, one column per field of an entry. */
export const experienceTables: readonly TableSource[] = [
  {
    id: 'positions',
    kind: 'table',
    label: inBoth('主要工作经历', 'Main work experience'),
    prefill: 'resume.WORK',
    required: true,
    minRows: 1,
    maxRows: 20,
    columns: [
      words('unitName', '工作单位', 'Employer', needed),
      words('position', '职务', 'Position', needed),
      ...months,
    ],
  },
  {
    id: 'education',
    kind: 'table',
    label: inBoth('教育经历', 'Education'),
    prefill: 'resume.EDUCATION',
    maxRows: 10,
    columns: [words('school', '学校', 'School', needed), words('major', '专业', 'Subject', needed), ...months],
  },
  {
    id: 'projects',
    kind: 'table',
    label: inBoth('承担的科研项目', 'Research projects'),
    help: inBoth('近五年的，至多 10 项。', 'Of the last five years, at most 10.'),
    prefill: 'resume.PROJECT',
    maxRows: 10,
    columns: [
      words('name', '项目名称', 'Project', needed),
      words('source', '项目来源', 'Funded by'),
      {
        id: 'role',
        kind: 'radio',
        label: inBoth('承担角色', 'Role'),
        options: choices([
          ['LEADER', '负责人', 'Leader'],
          ['KEY', '主要参与人', 'Main participant'],
          ['MEMBER', '一般参与人', 'Participant'],
        ]),
      },
      ...months,
    ],
  },
  {
    id: 'achievements',
    kind: 'table',
    label: inBoth('代表性成果', 'Main achievements'),
    help: inBoth('论文、专利、专著、标准等，至多 20 项。', 'Papers, patents, books, standards and so on, at most 20.'),
    prefill: 'resume.ACHIEVEMENT',
    maxRows: 20,
    columns: [
      words('name', '成果名称', 'Title', needed),
      {
        id: 'type',
        kind: 'radio',
        label: inBoth('成果类型', 'Kind'),
        required: true,
        options: choices([
          ['PAPER', '论文', 'Paper'],
          ['PATENT', '专利', 'Patent'],
          ['BOOK', '专著', 'Book'],
          ['SOFTWARE', '软件著作权', 'Software copyright'],
          ['STANDARD', '标准', 'Standard'],
          ['OTHER', '其他', 'Other'],
        ]),
      },
      words('number', '编号', 'Number'),
      { id: 'month', kind: 'month', label: inBoth('年月', 'Month') },
    ],
  },
  {
    id: 'rewards',
    kind: 'table',
    label: inBoth('科技奖励', 'Science awards'),
    prefill: 'resume.REWARD',
    maxRows: 10,
    columns: [
      words('name', '奖励名称', 'Award', needed),
      words('projectName', '获奖项目', 'For'),
      words('year', '获奖年份', 'Year'),
    ],
  },
]

/** Units whose proposals an expert must not review; their present unit is the first row. */
export const recusals: TableSource = {
  id: 'recusals',
  kind: 'table',
  label: inBoth('需要回避的单位', 'Units whose proposals you must not review'),
  help: inBoth('现工作单位必须列入。', 'Your present institution must be among them.'),
  required: true,
  minRows: 1,
  maxRows: 20,
  defaultValue: [{ id: 'now', cells: { reason: 'present' } }],
  columns: [
    {
      id: 'unitName',
      kind: 'text',
      label: inBoth('单位名称', 'Unit'),
      required: true,
      maxLength: 100,
      prefill: 'unit.unitName',
    },
    {
      id: 'reason',
      kind: 'radio',
      label: inBoth('回避原因', 'Reason'),
      required: true,
      options: [
        { value: 'present', label: inBoth('现工作单位', 'Present employer') },
        { value: 'former', label: inBoth('三年内曾任职', 'Employer of the last three years') },
        { value: 'relative', label: inBoth('近亲属任职', 'Employer of a near relative') },
        { value: 'interest', label: inBoth('有利益关系', 'Other interest') },
      ],
    },
    {
      id: 'note',
      kind: 'text',
      label: inBoth('说明', 'Note'),
      maxLength: 200,
      required: is(cell('reason'), 'interest'),
    },
  ],
}
