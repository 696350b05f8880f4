/** Tables of the expert application form (专家入库): experience filled from the resume, and units to recuse from. */

import type { TableSource } from '@/smartform/schema/definition'
import { cell, is } from '../expressions'
import { month, radio, text } from '../fields'
import { table } from '../structure'
import { two } from '../two'

type Column = TableSource['columns'][number]

const words = (id: string, zh: string, en: string, more: Partial<Column> = {}): Column =>
  ({ id, kind: 'text', label: two(zh, en), maxLength: 200, ...more }) as Column
const needed = { required: true } as const
const months: readonly Column[] = [
  month('startMonth', two('开始年月', 'From'), { required: true }),
  month('endMonth', two('结束年月', 'To'), { help: two('至今请留空', 'Leave empty if ongoing') }),
]
const choices = (entries: readonly (readonly [string, string, string])[]) =>
  entries.map(([value, zh, en]) => ({ value, label: two(zh, en) }))

/** An expert's experience, filled from the resume: one row per entry, one column per field of an entry. */
export const experienceTables: readonly TableSource[] = [
  table(
    'positions',
    two('主要工作经历', 'Main work experience'),
    { prefill: 'resume.WORK', required: true, minRows: 1, maxRows: 20 },
    [
      words('unitName', '工作单位', 'Employer', needed),
      words('position', '职务', 'Position', { ...needed, personal: 'position' }),
      ...months,
    ],
  ),
  table('education', two('教育经历', 'Education'), { prefill: 'resume.EDUCATION', maxRows: 10 }, [
    words('school', '学校', 'School', needed),
    words('major', '专业', 'Subject', needed),
    ...months,
  ]),
  table(
    'projects',
    two('承担的科研项目', 'Research projects'),
    {
      help: two('近五年的，至多 10 项。', 'Of the last five years, at most 10.'),
      prefill: 'resume.PROJECT',
      maxRows: 10,
    },
    [
      words('name', '项目名称', 'Project', needed),
      words('source', '项目来源', 'Funded by'),
      radio(
        'role',
        two('承担角色', 'Role'),
        choices([
          ['LEADER', '负责人', 'Leader'],
          ['KEY', '主要参与人', 'Main participant'],
          ['MEMBER', '一般参与人', 'Participant'],
        ]),
      ),
      ...months,
    ],
  ),
  table(
    'achievements',
    two('代表性成果', 'Main achievements'),
    {
      help: two('论文、专利、专著、标准等，至多 20 项。', 'Papers, patents, books, standards and so on, at most 20.'),
      prefill: 'resume.ACHIEVEMENT',
      maxRows: 20,
    },
    [
      words('name', '成果名称', 'Title', needed),
      radio(
        'type',
        two('成果类型', 'Kind'),
        choices([
          ['PAPER', '论文', 'Paper'],
          ['PATENT', '专利', 'Patent'],
          ['BOOK', '专著', 'Book'],
          ['SOFTWARE', '软件著作权', 'Software copyright'],
          ['STANDARD', '标准', 'Standard'],
          ['OTHER', '其他', 'Other'],
        ]),
        { required: true },
      ),
      words('number', '编号', 'Number'),
      month('month', two('年月', 'Month')),
    ],
  ),
  table('rewards', two('科技奖励', 'Science awards'), { prefill: 'resume.REWARD', maxRows: 10 }, [
    words('name', '奖励名称', 'Award', needed),
    words('projectName', '获奖项目', 'For'),
    words('year', '获奖年份', 'Year'),
  ]),
]

/** Units whose proposals an expert must not review; their present unit is the first row. */
export const recusals: TableSource = table(
  'recusals',
  two('需要回避的单位', 'Units whose applications you must not review'),
  {
    help: two('现工作单位必须列入。', 'Your present institution must be among them.'),
    required: true,
    minRows: 1,
    maxRows: 20,
    defaultValue: [{ id: 'now', cells: { reason: 'present' } }],
  },
  [
    text('unitName', two('单位名称', 'Unit'), 100, { required: true, prefill: 'unit.unitName' }),
    radio(
      'reason',
      two('回避原因', 'Reason'),
      {
        present: two('现工作单位', 'Present employer'),
        former: two('三年内曾任职', 'Employer of the last three years'),
        relative: two('近亲属任职', 'Employer of a near relative'),
        interest: two('有利益关系', 'Other interest'),
      },
      { required: true },
    ),
    text('note', two('说明', 'Note'), 200, { required: is(cell('reason'), 'interest') }),
  ],
)
