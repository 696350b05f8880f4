/** The sample form of the form engine's tests, with every kind of field, and complete answers. */
import type { ContentSnapshot } from '@/smartform/ports'
import type { FormSource } from '@/smartform/schema/definition'

/** A small declaration with every kind of field, for the tests of the screens. */
export const sampleForm: FormSource = {
  id: 'sample',
  version: 1,
  title: '测试申报书',
  pages: [
    {
      id: 'basics',
      title: '基本信息',
      help: '填写项目的基本情况。',
      sections: [
        {
          id: 'about',
          title: '项目概况',
          fields: [
            { kind: 'static', id: 'note', label: '说明', text: '请如实填写。' },
            { kind: 'text', id: 'name', label: '项目名称', required: true, maxLength: 10, width: 2 },
            { kind: 'longText', id: 'summary', label: '项目摘要', required: true, maxLength: 20, help: '不超过 20 字' },
            { kind: 'dateRange', id: 'period', label: '执行期限', width: 2 },
            {
              kind: 'radio',
              id: 'joint',
              label: '是否联合申报',
              options: [
                { value: 'yes', label: '是' },
                { value: 'no', label: '否' },
              ],
            },
            { kind: 'text', id: 'partner', label: '联合单位', visibleWhen: ['eq', ['field', 'joint'], 'yes'] },
            { kind: 'dictionary', id: 'area', label: '技术领域', dictionaryType: 'user_application_area' },
            { kind: 'text', id: 'certificate', label: '负责人证件号码', sensitive: true },
          ],
        },
      ],
    },
    {
      id: 'budget',
      title: '经费预算',
      sections: [
        {
          id: 'costs',
          title: '直接费用',
          fields: [
            {
              kind: 'table',
              id: 'items',
              label: '预算明细',
              minRows: 1,
              maxRows: 3,
              totals: ['amount'],
              columns: [
                { kind: 'text', id: 'item', label: '科目', required: true },
                { kind: 'money', id: 'amount', label: '金额' },
              ],
            },
            { kind: 'money', id: 'direct', label: '直接费用', required: true },
            { kind: 'money', id: 'indirect', label: '间接费用' },
            { kind: 'number', id: 'people', label: '参加人数', unit: '人' },
            {
              kind: 'computed',
              id: 'total',
              label: '总经费',
              value: ['add', ['field', 'direct'], ['field', 'indirect']],
              unit: '万元',
              decimals: 2,
            },
          ],
        },
      ],
    },
    {
      id: 'files',
      title: '附件',
      sections: [
        {
          id: 'uploads',
          fields: [
            {
              kind: 'attachments',
              id: 'proof',
              label: '证明材料',
              required: true,
              accept: ['pdf'],
              maxCount: 2,
              maxKilobytes: 5120,
            },
          ],
        },
      ],
    },
  ],
  rules: [
    {
      id: 'indirect-share',
      assert: ['lte', ['field', 'indirect'], ['multiply', ['field', 'direct'], 0.12]],
      message: '间接费用不能超过直接费用的 12%，请减少 {headroom}',
      at: ['indirect', 'direct'],
      ledger: {
        label: '间接费用',
        current: ['divide', ['field', 'indirect'], ['field', 'direct']],
        limit: 0.12,
        relation: 'atMost',
        unit: '%',
        decimals: 1,
        headroom: {
          value: ['subtract', ['multiply', ['field', 'direct'], 0.12], ['field', 'indirect']],
          unit: '万元',
          decimals: 2,
        },
      },
    },
  ],
}

export function sampleContent(changes: Partial<ContentSnapshot> = {}): ContentSnapshot {
  return {
    contentId: 'c1',
    formId: sampleForm.id,
    formVersion: sampleForm.version,
    revision: 1,
    values: {},
    editable: true,
    lockedReason: null,
    comments: [],
    savedAt: null,
    savedBy: null,
    ...changes,
  }
}

/** Answers with which the sample form can be handed in. */
export const complete = {
  name: '新药',
  summary: '摘要',
  items: [{ id: 'r1', cells: { item: '设备', amount: '1' } }],
  direct: '100',
  proof: [{ uid: 'a', name: 'a.pdf', url: 'k', size: 1 }],
}
