import type { FormSource } from '@/smartform/schema/definition'
import { field, moreThan, rowsOf } from '../expressions'
import { computed, date, money, number, radio, text } from '../fields'
import { longAnswer } from '../plan'
import { page, pageWithHelp, section, table } from '../structure'
import { projectFacts, proofs } from './shared'

/** 项目绩效评价: the results of a finished project; outputs are taken from the resume with their source. */
export const performanceForm: FormSource = {
  id: 'performance-evaluation',
  version: 1,
  title: '项目绩效评价表',
  pages: [
    pageWithHelp('outputs', '产出', '填写项目执行期内及结题后取得的产出。', [
      projectFacts,
      section('outputs', '成果产出', [
        table('achievements', '成果清单', { required: true, minRows: 1, maxRows: 200 }, [
          radio(
            'type',
            '类型',
            { paper: '论文', patent: '专利', software: '软件著作权', standard: '标准', product: '新产品' },
            { required: true },
          ),
          text('name', '名称', 200, { required: true }),
          text('code', '编号', 60),
          date('on', '日期', { required: true }),
        ]),
        computed('outputCount', '成果数量', rowsOf('achievements'), { decimals: 0, unit: '项' }),
        number('trained', '培养研究生', { min: '0', max: '999', decimals: 0, unit: '人' }),
        number('titles', '晋升职称', { min: '0', max: '999', decimals: 0, unit: '人' }),
      ]),
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
      id: 'proofOfIncome',
      severity: 'warning',
      when: moreThan(field('newSales'), 0),
      assert: ['filled', field('proofs')],
      message: '填写了新增销售收入，建议上传应用或财务证明。',
      at: ['proofs'],
    },
  ],
}
