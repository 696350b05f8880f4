import type { ExpressionSource, FormSource, TableSource } from '@/smartform/schema/definition'
import { both, cell, countWhere, field, is, lessThan, moreThan, rowsOf, use } from '../expressions'
import { computed, money, month, number, radio, text } from '../fields'
import { indicators, longAnswer } from '../plan'
import { page, pageWithHelp, section, table } from '../structure'
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
  proofs('proof', '证明', required, maxCount) as TableSource['columns'][number]

/** Outputs: chosen from the leader's resume and the acceptance; any other needs its proof as a file. */
const outputs: TableSource = table(
  'achievements',
  '成果清单',
  {
    help: '从下方列出的个人履历和验收材料中加入；履历里没有的成果，请先在“个人履历”中补充，或自行填写并上传证明。',
    prefill: 'outputs.rows',
    required: true,
    minRows: 1,
    maxRows: 200,
  },
  [
    text('name', '名称', 200, { required: true, lockedWhen: fromSource }),
    radio(
      'type',
      '类型',
      {
        PAPER: '论文',
        PATENT: '专利',
        BOOK: '专著',
        SOFTWARE: '软件著作权',
        STANDARD: '标准',
        PRODUCT: '新产品',
        OTHER: '其他',
      },
      { required: true, lockedWhen: fromSource },
    ),
    text('code', '编号', 100, { lockedWhen: fromSource }),
    month('on', '年月', { required: true, lockedWhen: fromSource }),
    radio(
      'goal',
      '对应指标',
      indicators.map(({ id, item }) => ({ value: id, label: item })),
    ),
    radio('source', '来源', { resume: '个人履历', acceptance: '验收材料' }, { lockedWhen: true }),
    proofColumn(['empty', cell('source')], 2),
  ],
)

/** Each goal of the task book beside what was reached; with proof, and a reason where it is short. */
const goals: TableSource = table(
  'goals',
  '任务书指标的实现',
  {
    help: '“现在达到”由验收结果带出，可以更新。所选成果少于达到数时，须上传证明；未达到约定的，须说明原因。',
    prefill: 'results.goals',
    fixedRows: indicators.map(({ id, item }) => ({ id, cells: { item } })),
  },
  [
    { id: 'item', kind: 'text', label: '指标', lockedWhen: true },
    number('amount', '任务书约定', { lockedWhen: true, decimals: 0 }),
    number('reached', '验收时完成', { lockedWhen: true, decimals: 0 }),
    number('now', '现在达到', { required: true, min: '0', max: '9999', decimals: 0 }),
    computed('chosen', '所选成果', chosenHere, { decimals: 0 }),
    proofColumn(lessThan(cell('chosen'), cell('now')), 3),
    text('why', '未达到的原因', 200, { required: short, visibleWhen: short }),
  ],
)

/** 项目绩效评价: the results of a finished project. */
export const performanceForm: FormSource = {
  id: 'performance-evaluation',
  version: 1,
  title: '项目绩效评价表',
  expressions: chosen,
  pages: [
    pageWithHelp('outputs', '产出与指标', '选择项目执行期内及结题后取得的产出，逐项核对任务书指标。', [
      projectFacts,
      section('outputs', '成果产出', [
        outputs,
        computed('outputCount', '成果数量', rowsOf('achievements'), { decimals: 0, unit: '项' }),
        number('trained', '培养研究生', { min: '0', max: '999', decimals: 0, unit: '人' }),
        number('titles', '晋升职称', { min: '0', max: '999', decimals: 0, unit: '人' }),
      ]),
      section('goals', '任务书指标', [goals]),
    ]),
    page('effects', '效果', [
      section('economy', '经济与社会效益', [
        money('newSales', '新增销售收入', { required: true, min: '0', defaultValue: '0' }),
        money('newTax', '新增税收', { required: true, min: '0', defaultValue: '0' }),
        money('transferIncome', '成果转化收入', { required: true, min: '0', defaultValue: '0' }),
        longAnswer('social', '社会效益', 1500),
        longAnswer('lessons', '经验与不足', 1000),
        radio(
          'satisfaction',
          '用户满意度',
          { high: '满意', middle: '基本满意', low: '不满意' },
          { required: true, width: 3 },
        ),
        proofs('proofs', '效益证明', false),
      ]),
    ]),
  ],
  rules: [
    {
      id: 'outputOnce',
      assert: ['unique', ['column', 'achievements', 'name']],
      message: '同一项成果只能列一次。',
      at: ['achievements.name'],
    },
    {
      id: 'goalsReached',
      severity: 'warning',
      assert: is(countWhere('goals', 'now', short), 0),
      message: '有指标仍未达到任务书约定；审核人会首先看到这些指标及其原因。',
      at: [{ column: 'goals.now', where: short }],
    },
    {
      id: 'notLessThanAccepted',
      severity: 'warning',
      assert: is(countWhere('goals', 'now', lessThan(cell('now'), cell('reached'))), 0),
      message: '有指标低于验收时认定的完成数，请核对。',
      at: [{ column: 'goals.now', where: both(['filled', cell('now')], lessThan(cell('now'), cell('reached'))) }],
    },
    {
      id: 'proofOfIncome',
      severity: 'warning',
      when: moreThan(field('newSales'), 0),
      assert: ['filled', field('proofs')],
      message: '填写了新增销售收入，建议上传应用或财务证明。',
      at: ['proofs'],
    },
  ],
}
