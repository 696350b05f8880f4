import type { FormSource, SectionSource, TableSource } from '@/smartform/schema/definition'
import { atMost, both, cell, countWhere, field, is, lessThan, moreThan, sumOf, use } from '../expressions'
import { computed, dateRange, money, number, text } from '../fields'
import { budget } from '../parts/budget'
import { costSubjects, directCosts, subjectRows } from '../parts/direct-costs'
import { indicators, longAnswer, planTables } from '../plan'
import { limited, page, pageWithHelp, part, section, table } from '../structure'
import { fact, projectFacts, proofs } from './shared'

/** The most of one funding item of a topic, in 万元 (specification, section 5). */
const mostPerItem = 20

const topicFacts: SectionSource = section('topic', '课题概况', [
  fact('topicName', '课题名称', 'topic.name', { width: 2 }),
  fact('topicNumber', '课题编号', 'topic.number'),
  fact('topicUnit', '承担单位', 'topic.unitName', { width: 2 }),
  fact('topicLeader', '课题负责人', 'topic.leaderName'),
  fact('projectName', '所属项目', 'project.name', { width: 2 }),
  fact('projectLeader', '项目负责人', 'project.leaderName'),
  dateRange('cycle', '项目执行期', { width: 2, lockedWhen: true, prefill: 'project.cycle' }),
  money('topicFunding', '分配的专项资金', { lockedWhen: true, prefill: 'topic.funding' }),
])

/** 课题任务书: goals, indicators and the budget share of a topic. */
const topicTaskForm: FormSource = {
  id: 'topic-task',
  version: 1,
  title: '课题任务书',
  parts: { budget, directCosts },
  pages: [
    pageWithHelp('goals', '目标与考核', '写本课题承担的部分；项目负责人确认后，汇总到项目任务书。', [
      topicFacts,
      section('plan', '研究目标与内容', [
        longAnswer('objective', '课题目标', 2000),
        longAnswer('approach', '研究内容与分工', 3000),
        ...planTables,
      ]),
    ]),
    part('budget', { details: false, limited: false }),
  ],
  rules: [
    {
      id: 'topicItem',
      code: 60430,
      assert: both(
        is(countWhere('directCosts', 'special', moreThan(cell('special'), mostPerItem)), 0),
        atMost(field('indirectSpecial'), mostPerItem),
      ),
      message: '课题的每项专项资金不能超过 20 万元，请调减。',
      at: ['directCosts.special', 'indirectSpecial'],
    },
    {
      id: 'topicFunding',
      code: 603225,
      when: ['filled', field('topicFunding')],
      ...limited(use('specialTotal'), 'exactly', field('topicFunding'), {
        label: '课题专项资金合计',
        unit: '万元',
        decimals: 2,
      }),
      message: '课题专项资金合计应等于分配的专项资金 {limit}，现在是 {current}。',
      at: ['directCosts.special', 'indirectSpecial'],
    },
    {
      id: 'topicFundingAsked',
      assert: moreThan(use('specialTotal'), 0),
      message: '请填写课题的专项资金。',
      at: ['directCosts.special'],
    },
  ],
}

/** 课题进展 of half a year. */
const topicProgressForm: FormSource = {
  id: 'topic-progress',
  version: 1,
  title: '课题进展',
  pages: [
    page('progress', '进展', [
      topicFacts,
      section('done', '本期进展', [
        fact('period', '报告期', 'topic.period'),
        number('completed', '课题完成进度', { required: true, min: '0', max: '100', decimals: 0, unit: '%' }),
        money('spent', '累计支出专项资金', { required: true, min: '0', decimals: 2 }),
        longAnswer('work', '本期完成的工作', 2000),
        longAnswer('next', '下一步计划', 1000),
        longAnswer('problems', '存在问题与需要项目协调的事项', 800, { required: false }),
        proofs('files', '证明材料', false, 5),
      ]),
    ]),
  ],
  rules: [
    {
      id: 'spentWithinShare',
      severity: 'warning',
      when: ['filled', field('topicFunding')],
      ...limited(field('spent'), 'atMost', field('topicFunding'), { label: '累计支出', unit: '万元', decimals: 2 }),
      message: '累计支出 {current} 超过分配的专项资金 {limit}，请核对。',
      at: ['spent'],
    },
  ],
}

const reached: TableSource = table(
  'indicators',
  '考核指标完成情况',
  { prefill: 'topicTask.indicators', fixedRows: indicators.map(({ id, item }) => ({ id, cells: { item } })) },
  [
    { id: 'item', kind: 'text', label: '指标', lockedWhen: true },
    number('amount', '课题任务书约定', { lockedWhen: true, decimals: 0 }),
    number('reached', '实际完成', { required: true, min: '0', max: '9999', decimals: 0 }),
    text('why', '未完成的说明', 200, {
      required: lessThan(cell('reached'), cell('amount')),
      visibleWhen: lessThan(cell('reached'), cell('amount')),
    }),
  ],
)

const spending: TableSource = table(
  'spending',
  '专项资金支出',
  {
    prefill: 'topic.spending',
    required: true,
    fixedRows: subjectRows([...costSubjects, { id: 'indirect', subject: '间接费用' }]),
    totals: ['budget', 'spent'],
  },
  [
    { id: 'subject', kind: 'text', label: '预算科目', lockedWhen: true },
    money('budget', '课题预算（万元）', { lockedWhen: true, decimals: 2 }),
    money('spent', '实际支出（万元）', { required: true, min: '0', decimals: 2 }),
    text('note', '说明', 200),
  ],
)

/** 课题验收材料: what was reached and spent, with proof. */
const topicAcceptanceForm: FormSource = {
  id: 'topic-acceptance',
  version: 1,
  title: '课题验收材料',
  pages: [
    page('results', '完成情况', [
      topicFacts,
      section('goals', '目标与成果', [longAnswer('completedWork', '课题任务完成情况', 3000), reached]),
    ]),
    page('money', '经费与材料', [
      section('spending', '经费使用', [spending]),
      section('proofs', '验收材料', [proofs('proofs', '成果证明', true), proofs('accounts', '课题决算表', true, 2)]),
    ]),
  ],
  rules: [
    {
      id: 'spentWithinBudget',
      severity: 'warning',
      ...limited(sumOf('spending', 'spent'), 'atMost', sumOf('spending', 'budget'), {
        label: '课题支出',
        unit: '万元',
        decimals: 2,
      }),
      message: '课题支出 {current} 超过课题预算 {limit}，超出部分须由自筹资金承担，请说明。',
      at: ['spending.spent'],
    },
  ],
}

export const topicForms: readonly FormSource[] = [topicTaskForm, topicProgressForm, topicAcceptanceForm]

const locked = { lockedWhen: true } as const

/** The project's facts with the number of its topics, which decides whether the topics are shown. */
export const factsWithTopics: SectionSource = {
  ...projectFacts,
  fields: [
    ...projectFacts.fields,
    number('topicCount', '课题数', { ...locked, prefill: 'project.topicCount', decimals: 0, unit: '个' }),
  ],
}

/** What the topics of a project brought into its task book; empty and hidden without topics. */
export const topicShares: SectionSource = {
  id: 'topicShares',
  title: '课题汇总',
  help: '由项目负责人在“课题”页带入，只能在那里更新。',
  visibleWhen: moreThan(field('topicCount'), 0),
  fields: [
    table('topicShares', '课题与经费分配', { ...locked, totals: ['direct', 'indirect', 'total'] }, [
      text('name', '课题名称', 100, locked),
      text('leader', '课题负责人', 50, locked),
      text('unit', '承担单位', 100, locked),
      money('direct', '直接费用：专项资金（万元）', { ...locked, decimals: 2 }),
      money('indirect', '间接费用：专项资金（万元）', { ...locked, decimals: 2 }),
      computed('total', '合计（万元）', ['add', cell('direct'), cell('indirect')], { decimals: 2, unit: '万元' }),
    ]),
  ],
}

/** What the topics of a project brought into its acceptance; empty and hidden without topics. */
export const topicResults: SectionSource = {
  id: 'topicResults',
  title: '课题完成情况',
  help: '由项目负责人在“课题”页带入，只能在那里更新。',
  visibleWhen: moreThan(field('topicCount'), 0),
  fields: [
    table('topicResults', '课题完成情况', { ...locked, totals: ['spent'] }, [
      text('name', '课题名称', 100, locked),
      text('leader', '课题负责人', 50, locked),
      text('unit', '承担单位', 100, locked),
      { id: 'completed', kind: 'longText', label: '课题任务完成情况', maxLength: 3000, ...locked },
      money('spent', '专项资金支出（万元）', { ...locked, decimals: 2 }),
    ]),
  ],
}
