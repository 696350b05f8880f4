import type { FormSource } from '@/smartform/schema/definition'
import type { FormValues } from '@/smartform/schema/values'
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

/** The body and year whose report is filled in by the seeds; `index` is its place among those of its kind. */
export interface YearOfBase {
  name: string
  year: number
  index: number
}

/** What the seeds answer on it. */
export function firstAnswers({ name, year, index }: YearOfBase): FormValues {
  return {
    people: String(18 + index * 3 + (year % 5)),
    summary: `${name}${year}年度按计划开展工作，承担科研与服务任务，设施运行正常，年度目标已完成。`,
  }
}
