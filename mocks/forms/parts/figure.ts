/**
 * Fields for a figure beside its earlier value, with a reason for a jump; used in report forms of bases and projects.
 */

import type { ExpressionSource, PartSource, PartUse, Text } from '@/smartform/schema/definition'
import { part } from '../structure'
import { two } from '../two'

const own: ExpressionSource = ['field', '{{id}}']
const former: ExpressionSource = ['field', '{{id}}Former']
const up: ExpressionSource = ['subtract', own, former]
const change: ExpressionSource = ['max', up, ['multiply', '-1', up]]

/** Changed by more than half, and by a relevant amount: one more person in a team of two does not count. */
const jumped: ExpressionSource = [
  'and',
  ['filled', own],
  ['filled', former],
  ['gt', change, ['multiply', '0.5', former]],
  ['gte', change, '{{matters}}'],
]

const shared = {
  id: {},
  label: {},
  unit: {},
  decimals: { about: '小数位数', default: 0 },
  help: { default: null },
  matters: { about: '变化不到这么多时，不必说明原因', default: 5 },
  formerLabel: { about: '上一期的说法', default: two('上年', 'Last year') },
  yearBefore: { about: '另与去年同期比较时的说法', default: null },
  offered: { about: '上一期的数字可以一键填入', default: false },
  comparable: { about: '上一期与本期口径相同的条件', default: true },
  incomparable: { about: '口径不同的条件', default: null },
  changed: { about: '口径变化的说明；没有变化就不填', default: null },
}

/** A total of 0 may have empty parts; it counts as this year's figure once the closing declaration is filled in. */
const totalJumped: ExpressionSource = ['and', ['or', ['gt', own, '0'], ['field', 'commitment']], jumped]

/** The parts after a figure: the values for comparison, and the reason for a jump. */
const compared = (requestedAmount: ExpressionSource) => [
  {
    id: '{{id}}Former',
    beside: '{{id}}',
    kind: 'number',
    label: '{{formerLabel}}',
    unit: '{{unit}}',
    decimals: '{{decimals}}',
    lockedWhen: true,
    visibleWhen: '{{comparable}}',
    prefill: 'former.{{id}}',
    offered: '{{offered}}',
  },
  {
    onlyIf: '{{yearBefore}}',
    id: '{{id}}YearBefore',
    beside: '{{id}}',
    kind: 'number',
    label: '{{yearBefore}}',
    unit: '{{unit}}',
    decimals: '{{decimals}}',
    lockedWhen: true,
    prefill: 'yearBefore.{{id}}',
  },
  {
    onlyIf: '{{changed}}',
    id: '{{id}}Changed',
    beside: '{{id}}',
    kind: 'static',
    label: '{{formerLabel}}',
    text: { zh: '不可比：{{changed}}', en: 'Not comparable: {{changed}}' },
    visibleWhen: '{{incomparable}}',
  },
  {
    id: '{{id}}Reason',
    explains: '{{id}}',
    kind: 'text',
    label: { zh: '{{label}}变化较大的原因', en: 'Why it changed so much: {{label}}' },
    width: 3,
    minLength: 4,
    maxLength: 200,
    required: true,
    copy: false,
    visibleWhen: requestedAmount,
  },
]

/** A figure of a period with the previous period's value beside it; a jump requires a reason. */
const figurePart: PartSource = {
  about: '一项按期填报的数字：旁边是上一期的数字，变化超过一半且数量可观的须说明原因。',
  parameters: {
    ...shared,
    least: { default: '0' },
    most: { about: '大于它的不会是真的', default: '99999' },
    required: { default: true },
  },
  fields: [
    {
      id: '{{id}}',
      kind: 'number',
      label: '{{label}}',
      help: '{{help}}',
      unit: '{{unit}}',
      decimals: '{{decimals}}',
      min: '{{least}}',
      max: '{{most}}',
      required: '{{required}}',
      copy: false,
    },
    ...compared(jumped),
  ],
}

/** The same for a figure computed from other answers. */
const workedOutPart: PartSource = {
  about: '由其他回答算出的数字，与上一期比较；合计为 0 时，作出承诺后才视为已填完。',
  parameters: { ...shared, value: { about: '怎样算出' } },
  fields: [
    {
      id: '{{id}}',
      kind: 'computed',
      label: '{{label}}',
      help: '{{help}}',
      unit: '{{unit}}',
      decimals: '{{decimals}}',
      value: '{{value}}',
    },
    ...compared(totalJumped),
  ],
}

export const figureParts = { figure: figurePart, workedOut: workedOutPart }

export interface FigureOptions {
  /** A smaller change needs no reason, however large its share. */
  matters?: number
  decimals?: number
  most?: string
  help?: Text
  required?: ExpressionSource
  formerLabel?: Text
  yearBefore?: Text
  offered?: boolean
  comparable?: ExpressionSource
  incomparable?: ExpressionSource
  changed?: Text
}

/** A figure that people fill in, compared with the previous period. */
export const figure = (id: string, label: Text, unit: Text, more: FigureOptions = {}): PartUse =>
  part('figure', { id, label, unit, ...more })

/** An amount of money: two decimals; changes below ten (万元) need no reason. */
export const amount = (id: string, label: Text, more: FigureOptions = {}): PartUse =>
  figure(id, label, two('万元', '× 10,000 yuan'), { decimals: 2, matters: 10, most: '999999', ...more })

/** A computed figure, compared with the previous period. */
export const workedOut = (
  id: string,
  label: Text,
  unit: Text,
  value: ExpressionSource,
  more: Omit<FigureOptions, 'most' | 'required'> = {},
): PartUse => part('workedOut', { id, label, unit, value, ...more })

/** The form version in which a figure's meaning changed; reports on earlier versions are not compared. */
export const changedIn = (version: number, changed: Text): FigureOptions => ({
  comparable: ['gte', ['field', 'formerVersion'], version],
  incomparable: ['lt', ['field', 'formerVersion'], version],
  changed,
})
