import type { FormSource } from '@/smartform/schema/definition'
import { field, moreThan, rowsOf } from '../expressions'
import { longAnswer } from '../plan'
import { projectFacts, proofs } from './shared'

/** 项目绩效评价: the results of a finished project; outputs are taken from the resume with their source. */
export const performanceForm: FormSource = {
  id: 'performance-evaluation',
  version: 1,
  title: '项目绩效评价表',
  pages: [
    {
      id: 'outputs',
      title: '产出',
      help: '填写项目执行期内及结题后取得的产出。',
      sections: [
        projectFacts,
        {
          id: 'outputs',
          title: '成果产出',
          fields: [
            {
              id: 'achievements',
              kind: 'table',
              label: '成果清单',
              required: true,
              minRows: 1,
              maxRows: 200,
              columns: [
                {
                  id: 'type',
                  kind: 'radio',
                  label: '类型',
                  required: true,
                  options: [
                    { value: 'paper', label: '论文' },
                    { value: 'patent', label: '专利' },
                    { value: 'software', label: '软件著作权' },
                    { value: 'standard', label: '标准' },
                    { value: 'product', label: '新产品' },
                  ],
                },
                { id: 'name', kind: 'text', label: '名称', required: true, maxLength: 200 },
                { id: 'code', kind: 'text', label: '编号', maxLength: 60 },
                { id: 'on', kind: 'date', label: '日期', required: true },
              ],
            },
            {
              id: 'outputCount',
              kind: 'computed',
              label: '成果数量',
              value: rowsOf('achievements'),
              decimals: 0,
              unit: '项',
            },
            { id: 'trained', kind: 'number', label: '培养研究生', min: '0', max: '999', decimals: 0, unit: '人' },
            { id: 'titles', kind: 'number', label: '晋升职称', min: '0', max: '999', decimals: 0, unit: '人' },
          ],
        },
      ],
    },
    {
      id: 'effects',
      title: '效果',
      sections: [
        {
          id: 'economy',
          title: '经济与社会效益',
          fields: [
            { id: 'newSales', kind: 'money', label: '新增销售收入', required: true, min: '0', defaultValue: '0' },
            { id: 'newTax', kind: 'money', label: '新增税收', required: true, min: '0', defaultValue: '0' },
            { id: 'transferIncome', kind: 'money', label: '成果转化收入', required: true, min: '0', defaultValue: '0' },
            longAnswer('social', '社会效益', 1500),
            longAnswer('lessons', '经验与不足', 1000),
            {
              id: 'satisfaction',
              kind: 'radio',
              label: '用户满意度',
              required: true,
              width: 3,
              options: [
                { value: 'high', label: '满意' },
                { value: 'middle', label: '基本满意' },
                { value: 'low', label: '不满意' },
              ],
            },
            proofs('proofs', '效益证明', false),
          ],
        },
      ],
    },
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
