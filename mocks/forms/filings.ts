import type { FieldSource, FormSource, TableSource } from '@/smartform/schema/definition'
import { field } from './expressions'

const short = (id: string, label: string, more: Partial<Extract<FieldSource, { kind: 'text' }>> = {}): FieldSource => ({
  id,
  kind: 'text',
  label,
  required: true,
  maxLength: 50,
  ...more,
})
const long = (id: string, label: string): FieldSource => ({
  id,
  kind: 'longText',
  label,
  required: true,
  maxLength: 1000,
})
const money = (id: string, label: string): FieldSource => ({ id, kind: 'money', label, required: true })
const proof: FieldSource = {
  id: 'proof',
  kind: 'attachments',
  label: '证明材料',
  required: true,
  accept: ['pdf'],
  maxCount: 5,
}
const table = (id: string, label: string, columns: TableSource['columns']): TableSource => ({
  id,
  kind: 'table',
  label,
  minRows: 0,
  maxRows: 30,
  columns,
})
const column = (id: string, label: string) => ({ id, kind: 'text', label, required: true, maxLength: 100 }) as const

const person: FieldSource[] = [
  short('fullname', '姓名'),
  short('position', '职务职称'),
  short('major', '专业'),
  short('mobile', '手机号码', { sensitive: true }),
  short('email', '电子邮箱'),
  short('unitName', '所在单位'),
]

const form = (id: string, title: string, pages: FormSource['pages']): FormSource => ({ id, version: 1, title, pages })

/** What is filed through a unit besides declarations: a form for each kind of work. */
export const filingForms: readonly FormSource[] = [
  form('expert-application', '专家入库申请表', [
    {
      id: 'basics',
      title: '基本信息',
      sections: [
        { id: 'person', title: '申请人', fields: person },
        {
          id: 'field',
          title: '评审领域',
          fields: [
            short('discipline', '评审领域'),
            short('languages', '工作语言'),
            long('expertise', '专业特长与主要成果'),
          ],
        },
      ],
    },
    {
      id: 'experience',
      title: '经历与回避',
      sections: [
        {
          id: 'work',
          fields: [
            table('positions', '主要工作经历', [
              column('unitName', '单位'),
              column('position', '职务'),
              column('period', '起止年月'),
            ]),
            table('recusals', '回避单位', [column('unitName', '单位名称'), column('reason', '回避原因')]),
            proof,
          ],
        },
      ],
    },
  ]),
  form('membership-request', '单位关联申请', [
    {
      id: 'request',
      title: '申请内容',
      sections: [
        { id: 'person', title: '申请人', fields: person },
        {
          id: 'identity',
          title: '身份核验',
          fields: [short('realName', '实名认证'), short('department', '所在部门'), short('appliedOn', '申请日期')],
        },
      ],
    },
  ]),
  form('achievement-report', '成果转化绩效填报表', [
    {
      id: 'report',
      title: '成果与收益',
      sections: [
        {
          id: 'facts',
          title: '转化情况',
          fields: [
            short('name', '成果名称', { width: 2 }),
            short('subject', '转化方式'),
            short('partner', '受让或合作单位', { width: 2 }),
            short('contractOn', '合同签订日期'),
            money('amount', '转化收入'),
            money('arrived', '其中当年到账'),
            money('reward', '奖励研发人员'),
          ],
        },
        {
          id: 'people',
          title: '完成人与成效',
          fields: [
            table('contributors', '主要完成人', [
              column('fullname', '姓名'),
              column('duty', '贡献'),
              column('share', '奖励占比（%）'),
            ]),
            long('effect', '转化成效'),
            proof,
          ],
        },
      ],
    },
  ]),
  form('foreign-expert-project', '外国专家项目申报表', [
    {
      id: 'project',
      title: '专家与项目',
      sections: [
        {
          id: 'expert',
          title: '外国专家',
          fields: [
            short('subject', '姓名与国籍', { width: 2 }),
            short('institution', '国外工作单位'),
            { id: 'stay', kind: 'dateRange', label: '来华工作时间', width: 2, required: true },
            short('days', '来华天数'),
          ],
        },
        {
          id: 'work',
          title: '合作内容',
          fields: [
            short('name', '项目名称', { width: 2 }),
            money('amount', '申请经费'),
            long('plan', '合作内容与预期成果'),
            proof,
          ],
        },
      ],
    },
  ]),
  form('national-matching', '国家项目地方匹配申请表', [
    {
      id: 'matching',
      title: '国家项目与匹配',
      sections: [
        {
          id: 'national',
          title: '国家项目',
          fields: [
            short('name', '项目名称', { width: 2 }),
            short('nationalNumber', '国家项目编号'),
            short('subject', '所属计划', { width: 2 }),
            money('nationalFunding', '国拨经费'),
            { id: 'period', kind: 'dateRange', label: '执行期', width: 2, required: true },
          ],
        },
        {
          id: 'share',
          title: '地方匹配',
          fields: [
            money('amount', '申请匹配经费'),
            {
              id: 'ratio',
              kind: 'computed',
              label: '匹配比例',
              value: ['divide', field('amount'), field('nationalFunding')],
              unit: '%',
              decimals: 1,
            },
            long('use', '匹配经费用途'),
            proof,
          ],
        },
      ],
    },
  ]),
]
