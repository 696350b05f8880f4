/** Form definitions: the monthly reports of the two kinds of platforms (功能型平台月度进展, 专业技术服务平台月报). */

import type { FieldSource, FormSource, PartUse, RuleSource, SectionSource, Text } from '@/smartform/schema/definition'
import english from '@/work/kinds/en.json'
import { monthlyFigures } from '@/work/kinds/monthly-figures'
import { add, field } from '../expressions'
import { longText, number } from '../fields'
import { type FigureOptions, figure, figureParts } from '../parts/figure'
import { longAnswer } from '../plan'
import { page, section } from '../structure'
import { two, wan } from '../two'
import { proofs } from './shared'

const months: FigureOptions = {
  formerLabel: two('上月', 'Last month'),
  yearBefore: two('去年同月', 'Same month last year'),
  most: '9999999',
  offered: true,
}

/** The name or unit of a figure, which is a text of the portal, in both languages. */
const inBoth = (label: string) =>
  label === wan.zh ? wan : two(label, new Map(Object.entries(english)).get(label) ?? label)

/** The figures that are compared month by month; running totals are asked for on their own. */
const comparedFigures = (kind: keyof typeof monthlyFigures): PartUse[] =>
  monthlyFigures[kind]
    .filter(({ year }) => year !== 'LAST')
    .map(({ id, label, unit, decimals, matters }) =>
      figure(id, inBoth(label), inBoth(unit), { ...months, decimals, matters }),
    )

const figuresSection = (fields: readonly PartUse[]): SectionSource => ({
  id: 'figures',
  title: two('本月数据', 'Figures of the month'),
  help: two(
    '上月与去年同月的数字由系统带入；与上月相比变化超过一半的，请说明原因。',
    'Last month’s and last year’s figures are filled in. Give a reason where a figure changed by more than half since last month.',
  ),
  fields,
})

const cumulative = (id: string, label: Text): FieldSource[] => [
  number(id, label, { required: true, min: '0', max: '9999999', decimals: 0, unit: inBoth('家') }),
  number(`${id}Former`, two('上月累计', 'Up to last month'), {
    beside: id,
    lockedWhen: true,
    prefill: `former.${id}`,
    decimals: 0,
    unit: inBoth('家'),
  }),
]

/** What last month planned for this one, offered as the beginning of what was done. */
const formerPlan = longText('planned', two('上月填写的下月计划', 'Plan of last month for this one'), 1000, {
  beside: 'done',
  lockedWhen: true,
  prefill: 'former.next',
  offered: true,
})

/** 研发与转化功能型平台月度进展. */
export const monthlyProgressForm: FormSource = {
  id: 'monthly-progress',
  version: 1,
  languages: ['zh', 'en'],
  title: two('功能型平台月度进展', 'Monthly progress of a function platform'),
  parts: figureParts,
  pages: [
    page('progress', two('进展', 'Progress'), [
      section('texts', two('本月进展', 'Progress of the month'), [
        longAnswer('done', two('本月主要工作与成效', 'Work and results of the month'), 1500),
        formerPlan,
        longAnswer('next', two('下月计划', 'Plan for the next month'), 1000),
        longAnswer('needs', two('需要协调的问题', 'What has to be coordinated'), 800, { required: false }),
      ]),
      figuresSection(comparedFigures('MONTHLY_PROGRESS')),
      section('files', two('附件', 'Attachments'), [proofs('files', two('证明材料', 'Proofs'), false, 5)]),
    ]),
  ],
}

const notLess: RuleSource = {
  id: 'cumulativeNotLess',
  code: 603407,
  when: ['filled', field('totalServedFormer')],
  assert: ['gte', field('totalServed'), field('totalServedFormer')],
  message: two(
    '累计服务企业数小于上月，请核对。',
    'The enterprises served in all are fewer than last month. Please check.',
  ),
  at: ['totalServed'],
}

/** 专业技术服务平台月报. */
export const monthlyReportForm: FormSource = {
  id: 'monthly-report',
  version: 1,
  languages: ['zh', 'en'],
  title: two('专业技术服务平台月报', 'Monthly report of a service platform'),
  parts: figureParts,
  pages: [
    page('figures', two('服务数据', 'Service figures'), [
      figuresSection(comparedFigures('MONTHLY_REPORT')),
      section(
        'cumulative',
        two('平台成立以来累计', 'Since the platform began'),
        cumulative('totalServed', two('累计服务企业', 'Enterprises served in all')),
      ),
    ]),
    page('cases', two('典型案例', 'Cases'), [
      section('cases', null, [
        longAnswer('case', two('典型服务案例', 'A case of service'), 1500, { required: false }),
        longAnswer('problems', two('存在问题', 'Problems'), 800, { required: false }),
      ]),
    ]),
  ],
  rules: [
    notLess,
    {
      id: 'servedWithinServices',
      assert: ['gte', field('services'), field('served')],
      message: two('服务次数不能少于服务企业数。', 'Services rendered cannot be fewer than enterprises served.'),
      at: ['services'],
    },
    {
      id: 'cumulativeCountsMonth',
      severity: 'warning',
      when: ['filled', field('totalServedFormer')],
      assert: ['lte', field('totalServed'), add(field('totalServedFormer'), field('served'))],
      message: two(
        '累计服务企业数大于上月累计与本月之和，请核对。',
        'The enterprises served in all exceed last month’s total and this month together. Please check.',
      ),
      at: ['totalServed'],
    },
  ],
}
