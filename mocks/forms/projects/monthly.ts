import type { ExpressionSource, FieldSource, FormSource, RuleSource } from '@/smartform/schema/definition'
import { add, both, field, minus, moreThan, times } from '../expressions'
import { longAnswer } from '../plan'
import { proofs } from './shared'

interface Figure {
  id: string
  label: string
  unit: string
  /** A change smaller than this does not matter, however large its share. */
  matters: number
}

/** A number with last month's and the same month of last year beside it; a change of more than half asks for a reason. */
function figureFields(figure: Figure): FieldSource[] {
  const { id, label, unit } = figure
  const base = { decimals: unit === '万元' ? 2 : 0, unit } as const
  return [
    { id, kind: 'number', label, required: true, min: '0', max: '9999999', ...base },
    { id: `${id}Former`, kind: 'number', label: '上月', lockedWhen: true, prefill: `former.${id}`, ...base },
    {
      id: `${id}YearBefore`,
      kind: 'number',
      label: '去年同月',
      lockedWhen: true,
      prefill: `yearBefore.${id}`,
      ...base,
    },
    {
      id: `${id}Reason`,
      kind: 'text',
      label: `${label}变化较大的原因`,
      width: 3,
      maxLength: 200,
      required: true,
      visibleWhen: jumped(figure),
    },
  ]
}

/** More than half up or down against last month, and of a size that matters. */
function jumped({ id, matters }: Figure): ExpressionSource {
  const former = field(`${id}Former`)
  const up = minus(field(id), former)
  const change: ExpressionSource = ['max', up, times('-1', up)]
  return both(['filled', field(id)], ['filled', former], moreThan(change, times('0.5', former)), [
    'gte',
    change,
    matters,
  ])
}

const figuresSection = (title: string, figures: readonly Figure[]) => ({
  id: 'figures',
  title,
  help: '上月与去年同月的数字由系统带入；与上月相比变化超过一半的，请说明原因。',
  fields: figures.flatMap(figureFields),
})

const progressFigures: readonly Figure[] = [
  { id: 'spent', label: '本月支出', unit: '万元', matters: 10 },
  { id: 'staff', label: '在岗人员', unit: '人', matters: 5 },
  { id: 'contracts', label: '新签服务合同', unit: '项', matters: 3 },
]

const reportFigures: readonly Figure[] = [
  { id: 'served', label: '服务企业', unit: '家', matters: 5 },
  { id: 'services', label: '服务次数', unit: '次', matters: 10 },
  { id: 'income', label: '服务收入', unit: '万元', matters: 10 },
  { id: 'hours', label: '设备开机时数', unit: '小时', matters: 50 },
]

const cumulative = (id: string, label: string): FieldSource[] => [
  { id, kind: 'number', label, required: true, min: '0', max: '9999999', decimals: 0, unit: '家' },
  {
    id: `${id}Former`,
    kind: 'number',
    label: '上月累计',
    lockedWhen: true,
    prefill: `former.${id}`,
    decimals: 0,
    unit: '家',
  },
]

/** 研发与转化功能型平台月度进展. */
export const monthlyProgressForm: FormSource = {
  id: 'monthly-progress',
  version: 1,
  title: '功能型平台月度进展',
  pages: [
    {
      id: 'progress',
      title: '进展',
      sections: [
        {
          id: 'texts',
          title: '本月进展',
          fields: [
            longAnswer('done', '本月主要工作与成效', 1500),
            longAnswer('next', '下月计划', 1000),
            longAnswer('needs', '需要协调的问题', 800, { required: false }),
          ],
        },
        figuresSection('本月数据', progressFigures),
        { id: 'files', title: '附件', fields: [proofs('files', '证明材料', false, 5)] },
      ],
    },
  ],
}

const notLess: RuleSource = {
  id: 'cumulativeNotLess',
  code: 603407,
  when: ['filled', field('totalServedFormer')],
  assert: ['gte', field('totalServed'), field('totalServedFormer')],
  message: '累计服务企业数小于上月，请核对。',
  at: ['totalServed'],
}

/** 专业技术服务平台月报. */
export const monthlyReportForm: FormSource = {
  id: 'monthly-report',
  version: 1,
  title: '专业技术服务平台月报',
  pages: [
    {
      id: 'figures',
      title: '服务数据',
      sections: [
        figuresSection('本月数据', reportFigures),
        { id: 'cumulative', title: '平台成立以来累计', fields: cumulative('totalServed', '累计服务企业') },
      ],
    },
    {
      id: 'cases',
      title: '典型案例',
      sections: [
        {
          id: 'cases',
          fields: [
            longAnswer('case', '典型服务案例', 1500, { required: false }),
            longAnswer('problems', '存在问题', 800, { required: false }),
          ],
        },
      ],
    },
  ],
  rules: [
    notLess,
    {
      id: 'servedWithinServices',
      assert: ['gte', field('services'), field('served')],
      message: '服务次数不能少于服务企业数。',
      at: ['services'],
    },
    {
      id: 'cumulativeCountsMonth',
      severity: 'warning',
      when: ['filled', field('totalServedFormer')],
      assert: ['lte', field('totalServed'), add(field('totalServedFormer'), field('served'))],
      message: '累计服务企业数大于上月累计与本月之和，请核对。',
      at: ['totalServed'],
    },
  ],
}
