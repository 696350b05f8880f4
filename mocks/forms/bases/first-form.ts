import type { FormSource } from '@/smartform/schema/definition'
import { longAnswer } from '../plan'

/** The least a base reports: how many people it has, and what it did in the year. */
export function firstForm(id: string, title: string): FormSource {
  return {
    id,
    version: 1,
    title,
    pages: [
      {
        id: 'year',
        title: '年度情况',
        sections: [
          {
            id: 'figures',
            title: '基本数据',
            fields: [
              {
                id: 'people',
                kind: 'number',
                label: '固定人员',
                required: true,
                min: '0',
                max: '99999',
                decimals: 0,
                unit: '人',
              },
              longAnswer('summary', '年度工作总结', 2000, { required: true }),
            ],
          },
        ],
      },
    ],
  }
}
