/** Form definitions of a project's topics: task book, progress, acceptance. What the project's own forms show of them: `topic-sections.ts`. */

import type { FormSource, SectionSource, TableSource } from '@/smartform/schema/definition'
import { atMost, both, cell, countWhere, field, is, lessThan, moreThan, sumOf, use } from '../expressions'
import { dateRange, money, number, text } from '../fields'
import { budget } from '../parts/budget'
import { costSubjects, directCosts, subjectColumn, subjectRows } from '../parts/direct-costs'
import { indicatorColumn, indicators, longAnswer, planTables } from '../plan'
import { limited, page, pageWithHelp, part, section, table } from '../structure'
import { two } from '../two'
import { fact, proofs } from './shared'

/** The most of one funding item of a topic, in 万元 (specification, section 5). */
const mostPerItem = 20

const topicFacts: SectionSource = section('topic', two('课题概况', 'The topic'), [
  fact('topicName', two('课题名称', 'Topic name'), 'topic.name', { width: 2 }),
  fact('topicNumber', two('课题编号', 'Topic number'), 'topic.number'),
  fact('topicUnit', two('承担单位', 'Undertaking unit'), 'topic.unitName', { width: 2 }),
  fact('topicLeader', two('课题负责人', 'Topic leader'), 'topic.leaderName', { personal: 'name' }),
  fact('projectName', two('所属项目', 'Project'), 'project.name', { width: 2 }),
  fact('projectLeader', two('项目负责人', 'Project leader'), 'project.leaderName', { personal: 'name' }),
  dateRange('cycle', two('项目执行期', 'Project term'), { width: 2, lockedWhen: true, prefill: 'project.cycle' }),
  money('topicFunding', two('分配的专项资金', 'Special fund allotted'), { lockedWhen: true, prefill: 'topic.funding' }),
])

/** 课题任务书: goals, indicators and the budget share of a topic. */
const topicTaskForm: FormSource = {
  id: 'topic-task',
  version: 1,
  languages: ['zh', 'en'],
  title: two('课题任务书', 'Topic task book'),
  parts: { budget, directCosts },
  pages: [
    pageWithHelp(
      'goals',
      two('目标与考核', 'Goals and indicators'),
      two(
        '写本课题承担的部分；项目负责人确认后，汇总到项目任务书。',
        'Write the part of this topic. Once the project leader confirms it, it goes into the task book of the project.',
      ),
      [
        topicFacts,
        section('plan', two('研究目标与内容', 'Goals and content'), [
          longAnswer('objective', two('课题目标', 'Goals of the topic'), 2000),
          longAnswer('approach', two('研究内容与分工', 'Content and division of work'), 3000),
          ...planTables,
        ]),
      ],
    ),
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
      message: two(
        '课题的每项专项资金不能超过 20 万元，请调减。',
        'Each item of a topic’s special fund is at most 200,000 yuan. Please reduce it.',
      ),
      at: ['directCosts.special', 'indirectSpecial'],
    },
    {
      id: 'topicFunding',
      code: 603225,
      when: ['filled', field('topicFunding')],
      ...limited(use('specialTotal'), 'exactly', field('topicFunding'), {
        label: two('课题专项资金合计', 'Special fund of the topic in total'),
        unit: two('万元', '× 10,000 yuan'),
        decimals: 2,
      }),
      message: two(
        '课题专项资金合计应等于分配的专项资金 {limit}，现在是 {current}。',
        'The special fund of the topic has to equal the {limit} allotted; now {current}.',
      ),
      at: ['directCosts.special', 'indirectSpecial'],
    },
    {
      id: 'topicFundingAsked',
      assert: moreThan(use('specialTotal'), 0),
      message: two('请填写课题的专项资金。', 'Fill in the special fund of the topic.'),
      at: ['directCosts.special'],
    },
  ],
}

/** 课题进展 of half a year. */
const topicProgressForm: FormSource = {
  id: 'topic-progress',
  version: 1,
  languages: ['zh', 'en'],
  title: two('课题进展', 'Topic progress'),
  pages: [
    page('progress', two('进展', 'Progress'), [
      topicFacts,
      section('done', two('本期进展', 'Progress of the half year'), [
        fact('period', two('报告期', 'Period'), 'topic.period'),
        number('completed', two('课题完成进度', 'Done so far'), {
          required: true,
          min: '0',
          max: '100',
          decimals: 0,
          unit: '%',
        }),
        money('spent', two('累计支出专项资金', 'Special fund spent so far'), { required: true, min: '0', decimals: 2 }),
        longAnswer('work', two('本期完成的工作', 'Work done in the period'), 2000),
        longAnswer('next', two('下一步计划', 'Next steps'), 1000),
        longAnswer(
          'problems',
          two('存在问题与需要项目协调的事项', 'Problems, and what the project has to coordinate'),
          800,
          { required: false },
        ),
        proofs('files', two('证明材料', 'Proofs'), false, 5),
      ]),
    ]),
  ],
  rules: [
    {
      id: 'spentWithinShare',
      severity: 'warning',
      when: ['filled', field('topicFunding')],
      ...limited(field('spent'), 'atMost', field('topicFunding'), {
        label: two('累计支出', 'Spent so far'),
        unit: two('万元', '× 10,000 yuan'),
        decimals: 2,
      }),
      message: two(
        '累计支出 {current} 超过分配的专项资金 {limit}，请核对。',
        'The {current} spent so far exceed the {limit} allotted. Please check.',
      ),
      at: ['spent'],
    },
  ],
}

const reached: TableSource = table(
  'indicators',
  two('考核指标完成情况', 'Indicators reached'),
  { prefill: 'topic.reached', fixedRows: indicators.map(({ id, item }) => ({ id, cells: { item } })) },
  [
    indicatorColumn,
    number('amount', two('课题任务书约定', 'Agreed in the topic task book'), { lockedWhen: true, decimals: 0 }),
    number('reached', two('实际完成', 'Reached'), { required: true, min: '0', max: '9999', decimals: 0 }),
    text('why', two('未完成的说明', 'Why it was not reached'), 200, {
      required: lessThan(cell('reached'), cell('amount')),
      visibleWhen: lessThan(cell('reached'), cell('amount')),
    }),
  ],
)

const spending: TableSource = table(
  'spending',
  two('专项资金支出', 'Special fund spent'),
  {
    prefill: 'topic.spending',
    required: true,
    fixedRows: subjectRows([...costSubjects, { id: 'indirect', subject: '间接费用' }]),
    totals: ['budget', 'spent'],
  },
  [
    subjectColumn,
    money('budget', two('课题预算（万元）', 'Budget of the topic (× 10,000 yuan)'), { lockedWhen: true, decimals: 2 }),
    money('spent', two('实际支出（万元）', 'Spent (× 10,000 yuan)'), {
      required: moreThan(cell('budget'), 0),
      min: '0',
      decimals: 2,
    }),
    text('note', two('说明', 'Note'), 200),
  ],
)

/** 课题验收材料: what was reached and spent, with proof. */
const topicAcceptanceForm: FormSource = {
  id: 'topic-acceptance',
  version: 1,
  languages: ['zh', 'en'],
  title: two('课题验收材料', 'Topic acceptance documents'),
  pages: [
    page('results', two('完成情况', 'Results'), [
      topicFacts,
      section('goals', two('目标与成果', 'Goals and results'), [
        {
          ...longAnswer('completedWork', two('课题任务完成情况', 'What the topic has done'), 3000),
          help: two(
            '先由系统带出已确认的各期课题进展，请按整个研究期核对修改。',
            'Begins with the work of the confirmed progress reports. Bring it up to date for the whole term.',
          ),
          prefill: 'topic.workDone',
        },
        reached,
      ]),
    ]),
    page('money', two('经费与材料', 'Money and documents'), [
      section('spending', two('经费使用', 'Use of the money'), [spending]),
      section('proofs', two('验收材料', 'Acceptance documents'), [
        proofs('proofs', two('成果证明', 'Proof of results'), true),
        proofs('accounts', two('课题决算表', 'Final accounts of the topic'), true, 2),
      ]),
    ]),
  ],
  rules: [
    {
      id: 'spentWithinBudget',
      severity: 'warning',
      ...limited(sumOf('spending', 'spent'), 'atMost', sumOf('spending', 'budget'), {
        label: two('课题支出', 'Spent by the topic'),
        unit: two('万元', '× 10,000 yuan'),
        decimals: 2,
      }),
      message: two(
        '课题支出 {current} 超过课题预算 {limit}，超出部分须由自筹资金承担，请说明。',
        'The topic spent {current}, more than its budget of {limit}; own funds have to cover the excess. Please explain.',
      ),
      at: ['spending.spent'],
    },
  ],
}

export const topicForms: readonly FormSource[] = [topicTaskForm, topicProgressForm, topicAcceptanceForm]
