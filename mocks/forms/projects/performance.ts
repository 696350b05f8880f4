/** Form definition: the performance evaluation of a finished project (绩效评价). */

import type { ExpressionSource, FormSource, TableSource } from '@/smartform/schema/definition'
import { both, cell, countWhere, field, is, lessThan, moreThan, rowsOf, use } from '../expressions'
import { computed, money, month, number, radio, text } from '../fields'
import { indicatorColumn, indicators, longAnswer } from '../plan'
import { page, pageWithHelp, section, table } from '../structure'
import { two } from '../two'
import { projectFacts, proofs } from './shared'

const chosenName = (id: string) => `chosen_${id}`
/** The outputs that are assigned to each goal of the task book. */
const chosen = Object.fromEntries(
  indicators.map(({ id }) => [chosenName(id), countWhere('achievements', 'goal', is(cell('goal'), id))]),
)
/** The outputs assigned to the goal of the same row. */
const chosenHere = indicators.reduceRight<ExpressionSource>(
  (rest, { id, item }) => ['if', is(cell('item'), item), use(chosenName(id)), rest],
  0,
)
const short = lessThan(cell('now'), cell('amount'))
/** A chosen output has the facts of its source. */
const fromSource: ExpressionSource = ['filled', cell('source')]

const proofColumn = (required: ExpressionSource, maxCount: number) =>
  proofs('proof', two('证明', 'Proof'), required, maxCount) as TableSource['columns'][number]

/** Outputs: chosen from the leader's resume and the acceptance; any other needs its proof as a file. */
const outputs: TableSource = table(
  'achievements',
  two('成果清单', 'Outputs'),
  {
    help: two(
      '从下方列出的个人履历和验收材料中加入；履历里没有的成果，请先在“个人履历”中补充，或自行填写并上传证明。',
      'Add from your resume and the acceptance documents listed below. Add what is missing to your resume first, or fill it in here with its proof.',
    ),
    prefill: 'outputs.rows',
    required: true,
    minRows: 1,
    maxRows: 200,
    cards: true,
  },
  [
    text('name', two('名称', 'Name'), 200, { required: true, lockedWhen: fromSource }),
    radio(
      'type',
      two('类型', 'Kind'),
      {
        PAPER: two('论文', 'Paper'),
        PATENT: two('专利', 'Patent'),
        BOOK: two('专著', 'Book'),
        SOFTWARE: two('软件著作权', 'Software copyright'),
        STANDARD: two('标准', 'Standard'),
        PRODUCT: two('新产品', 'New product'),
        OTHER: two('其他', 'Other'),
      },
      { required: true, lockedWhen: fromSource },
    ),
    text('code', two('编号', 'Number'), 100, { lockedWhen: fromSource }),
    month('on', two('年月', 'Month'), { required: true, lockedWhen: fromSource }),
    radio(
      'goal',
      two('对应指标', 'Indicator it counts for'),
      indicators.map(({ id, item, english }) => ({ value: id, label: two(item, english) })),
    ),
    radio(
      'source',
      two('来源', 'Source'),
      { resume: two('个人履历', 'Resume'), acceptance: two('验收材料', 'Acceptance documents') },
      { lockedWhen: true },
    ),
    proofColumn(['empty', cell('source')], 2),
  ],
)

/** Each goal of the task book beside what was reached; with proof, and a reason where it is short. */
const goals: TableSource = table(
  'goals',
  two('任务书指标的实现', 'Indicators of the task book reached'),
  {
    help: two(
      '“现在达到”由验收结果带出，可以更新。所选成果少于达到数时，须有证明，先由验收的成果证明带出，请只保留相关的；未达到约定的，须说明原因。',
      'What is reached now begins with the acceptance and can be updated. Fewer outputs than that need a proof, which begins with the proofs of the acceptance; keep those that belong to it. What falls short needs a reason.',
    ),
    prefill: 'results.goals',
    fixedRows: indicators.map(({ id, item }) => ({ id, cells: { item } })),
  },
  [
    indicatorColumn,
    number('amount', two('任务书约定', 'Agreed in the task book'), { lockedWhen: true, decimals: 0 }),
    number('reached', two('验收时完成', 'When accepted'), { lockedWhen: true, decimals: 0 }),
    number('now', two('现在达到', 'Reached now'), { required: true, min: '0', max: '9999', decimals: 0 }),
    computed('chosen', two('所选成果', 'Outputs chosen'), chosenHere, { decimals: 0 }),
    proofColumn(lessThan(cell('chosen'), cell('now')), 3),
    text('why', two('未达到的原因', 'Why it falls short'), 200, { required: short, visibleWhen: short }),
  ],
)

/** 项目绩效评价: the results of a finished project. */
export const performanceForm: FormSource = {
  id: 'performance-evaluation',
  version: 1,
  languages: ['zh', 'en'],
  title: two('项目绩效评价表', 'Performance evaluation'),
  expressions: chosen,
  pages: [
    pageWithHelp(
      'outputs',
      two('产出与指标', 'Outputs and indicators'),
      two(
        '选择项目执行期内及结题后取得的产出，逐项核对任务书指标。',
        'Choose the outputs of the project, during it and after, and check each indicator of the task book.',
      ),
      [
        projectFacts,
        section('outputs', two('成果产出', 'Outputs'), [
          outputs,
          computed('outputCount', two('成果数量', 'Number of outputs'), rowsOf('achievements'), {
            decimals: 0,
            unit: two('项', 'items'),
          }),
          number('trained', two('培养研究生', 'Graduates trained'), {
            min: '0',
            max: '999',
            decimals: 0,
            unit: two('人', 'people'),
          }),
          number('titles', two('晋升职称', 'Promotions'), {
            min: '0',
            max: '999',
            decimals: 0,
            unit: two('人', 'people'),
          }),
        ]),
        section('goals', two('任务书指标', 'Indicators of the task book'), [goals]),
      ],
    ),
    page('effects', two('效果', 'Effects'), [
      section('economy', two('经济与社会效益', 'Economic and social benefit'), [
        money('newSales', two('新增销售收入', 'New sales'), { required: true, min: '0', defaultValue: '0' }),
        money('newTax', two('新增税收', 'New taxes'), { required: true, min: '0', defaultValue: '0' }),
        money('transferIncome', two('成果转化收入', 'Income from transfer'), {
          required: true,
          min: '0',
          defaultValue: '0',
        }),
        {
          ...longAnswer('social', two('社会效益', 'Social benefit'), 2000),
          help: two(
            '先由系统带出验收申请中的“成果应用与效益”，请按现在的情况补充修改。',
            'Begins with the use of the results as the acceptance application told it. Bring it up to date.',
          ),
          prefill: 'acceptance.effect',
        },
        longAnswer('lessons', two('经验与不足', 'Lessons learned'), 1000),
        radio(
          'satisfaction',
          two('用户满意度', 'User satisfaction'),
          {
            high: two('满意', 'Satisfied'),
            middle: two('基本满意', 'Mostly satisfied'),
            low: two('不满意', 'Dissatisfied'),
          },
          { required: true, width: 3 },
        ),
        proofs('proofs', two('效益证明', 'Proof of benefit'), false),
      ]),
    ]),
  ],
  rules: [
    {
      id: 'outputOnce',
      assert: ['unique', ['column', 'achievements', 'name']],
      message: two('同一项成果只能列一次。', 'List each output only once.'),
      at: ['achievements.name'],
    },
    {
      id: 'goalsReached',
      severity: 'warning',
      assert: is(countWhere('goals', 'now', short), 0),
      message: two(
        '低于任务书约定，请说明原因；审核人会首先看到。',
        'Below the task book: reviewers read your reason first.',
      ),
      at: [{ column: 'goals.now', where: short }],
    },
    {
      id: 'notLessThanAccepted',
      severity: 'warning',
      assert: is(countWhere('goals', 'now', lessThan(cell('now'), cell('reached'))), 0),
      message: two('低于验收时的完成数，请核对。', 'Below what the acceptance found: please check.'),
      at: [{ column: 'goals.now', where: both(['filled', cell('now')], lessThan(cell('now'), cell('reached'))) }],
    },
    {
      id: 'proofOfIncome',
      severity: 'warning',
      when: moreThan(field('newSales'), 0),
      assert: ['filled', field('proofs')],
      message: two(
        '填写了新增销售收入，建议上传应用或财务证明。',
        'New sales are given; a proof of use or of accounts should be attached.',
      ),
      at: ['proofs'],
    },
  ],
}
