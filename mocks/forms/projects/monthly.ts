import type { FieldSource, FormSource, PartUse, RuleSource, SectionSource } from '@/smartform/schema/definition'
import { monthlyFigures } from '@/work/kinds/monthly-figures'
import { add, field } from '../expressions'
import { longText, number } from '../fields'
import { type FigureOptions, figure, figureParts } from '../parts/figure'
import { longAnswer } from '../plan'
import { page, section } from '../structure'
import { proofs } from './shared'

const months: FigureOptions = { formerLabel: '上月', yearBefore: '去年同月', most: '9999999', offered: true }

/** The figures that are compared month by month; running totals are asked for on their own. */
const comparedFigures = (kind: keyof typeof monthlyFigures): PartUse[] =>
  monthlyFigures[kind]
    .filter(({ year }) => year !== 'LAST')
    .map(({ id, label, unit, decimals, matters }) => figure(id, label, unit, { ...months, decimals, matters }))

const figuresSection = (fields: readonly PartUse[]): SectionSource => ({
  id: 'figures',
  title: '本月数据',
  help: '上月与去年同月的数字由系统带入；与上月相比变化超过一半的，请说明原因。',
  fields,
})

const cumulative = (id: string, label: string): FieldSource[] => [
  number(id, label, { required: true, min: '0', max: '9999999', decimals: 0, unit: '家' }),
  number(`${id}Former`, '上月累计', { beside: id, lockedWhen: true, prefill: `former.${id}`, decimals: 0, unit: '家' }),
]

/** What last month planned for this one, offered as the beginning of what was done. */
const formerPlan = longText('planned', '上月填写的下月计划', 1000, {
  beside: 'done',
  lockedWhen: true,
  prefill: 'former.next',
  offered: true,
})

/** 研发与转化功能型平台月度进展. */
export const monthlyProgressForm: FormSource = {
  id: 'monthly-progress',
  version: 1,
  title: '功能型平台月度进展',
  parts: figureParts,
  pages: [
    page('progress', '进展', [
      section('texts', '本月进展', [
        longAnswer('done', '本月主要工作与成效', 1500),
        formerPlan,
        longAnswer('next', '下月计划', 1000),
        longAnswer('needs', '需要协调的问题', 800, { required: false }),
      ]),
      figuresSection(comparedFigures('MONTHLY_PROGRESS')),
      section('files', '附件', [proofs('files', '证明材料', false, 5)]),
    ]),
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
  parts: figureParts,
  pages: [
    page('figures', '服务数据', [
      figuresSection(comparedFigures('MONTHLY_REPORT')),
      section('cumulative', '平台成立以来累计', cumulative('totalServed', '累计服务企业')),
    ]),
    page('cases', '典型案例', [
      section('cases', null, [
        longAnswer('case', '典型服务案例', 1500, { required: false }),
        longAnswer('problems', '存在问题', 800, { required: false }),
      ]),
    ]),
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
