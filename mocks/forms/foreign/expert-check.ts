import type { ExpressionSource, FormSource } from '@/smartform/schema/definition'
import { add, atMost, field, is } from '../expressions'
import { inBoth } from '../in-both'
import { longAnswer } from '../plan'
import { fact, proofs } from '../projects/shared'
import { passport, permitOptions } from './expert-fields'

const count = (id: string, zh: string, en: string) =>
  ({
    id,
    kind: 'number',
    label: inBoth(zh, en),
    required: true,
    min: '0',
    max: '999',
    decimals: 0,
    defaultValue: '0',
  }) as const
const came = is(field('came'), true)
const whenCame = { visibleWhen: came, required: came } as const
const yearOf = (id: string): ExpressionSource => ['slice', field(id), 1, 4]

/** 外国专家项目年度检查表: the stay's results in a year. */
export const expertCheckForm: FormSource = {
  id: 'foreign-expert-check',
  version: 1,
  languages: ['zh', 'en'],
  title: inBoth('外国专家项目年度检查表', 'Annual inspection of a foreign-expert project'),
  pages: [
    {
      id: 'stay',
      title: inBoth('来华情况', 'Stay'),
      sections: [
        {
          id: 'project',
          title: inBoth('项目', 'Project'),
          fields: [
            fact('name', inBoth('项目名称', 'Project title'), 'filed.name', { width: 2 }),
            fact('number', inBoth('项目编号', 'Project number'), 'filed.number'),
            fact('year', inBoth('检查年度', 'Year'), 'filed.year'),
            fact('familyName', inBoth('姓（同护照）', 'Family name as in the passport'), 'filed.familyName'),
            fact('givenNames', inBoth('名（同护照）', 'Given names as in the passport'), 'filed.givenNames'),
          ],
        },
        {
          id: 'year',
          title: inBoth('本年度', 'This year'),
          fields: [
            {
              id: 'came',
              kind: 'yesNo',
              label: inBoth('专家本年度是否来华', 'Did the expert come this year'),
              required: true,
              width: 3,
            },
            longAnswer('whyNot', inBoth('未来华的原因与后续安排', 'Why not, and what follows'), 500, {
              visibleWhen: is(field('came'), false),
            }),
            { id: 'entryOn', kind: 'date', label: inBoth('实际入境日期', 'Actual date of entry'), ...whenCame },
            { id: 'departureOn', kind: 'date', label: inBoth('实际离境日期', 'Actual date of departure'), ...whenCame },
            {
              id: 'stayDays',
              kind: 'computed',
              label: inBoth('在华天数', 'Days in China'),
              visibleWhen: came,
              value: add(['days', field('entryOn'), field('departureOn')], 1),
              unit: inBoth('天', 'days'),
              decimals: 0,
            },
            passport({ prefill: 'filed.passport' }),
            {
              id: 'permit',
              kind: 'radio',
              label: inBoth('工作许可', 'Work permit'),
              width: 3,
              options: permitOptions,
              prefill: 'filed.permit',
              ...whenCame,
            },
          ],
        },
      ],
    },
    {
      id: 'results',
      title: inBoth('成效与经费', 'Results and funding'),
      sections: [
        {
          id: 'results',
          title: inBoth('成效', 'Results'),
          fields: [
            longAnswer('done', inBoth('开展的工作', 'Work done'), 1500),
            count('papers', '合作论文', 'Joint papers'),
            count('students', '联合培养学生', 'Students trained together'),
            count('lectures', '讲座与课程', 'Lectures and courses'),
            {
              id: 'fits',
              kind: 'radio',
              label: inBoth('与项目计划相比', 'Compared with the plan'),
              required: true,
              width: 3,
              options: [
                { value: 'better', label: inBoth('超出计划', 'Better than planned') },
                { value: 'asPlanned', label: inBoth('按计划', 'As planned') },
                { value: 'behind', label: inBoth('落后于计划', 'Behind the plan') },
              ],
            },
            longAnswer('whyBehind', inBoth('落后的原因与措施', 'Why, and what is done about it'), 500, {
              visibleWhen: is(field('fits'), 'behind'),
            }),
          ],
        },
        {
          id: 'funding',
          title: inBoth('经费', 'Funding'),
          fields: [
            {
              id: 'granted',
              kind: 'money',
              label: inBoth('项目经费', 'Funding of the project'),
              lockedWhen: true,
              prefill: 'filed.amount',
            },
            { id: 'spent', kind: 'money', label: inBoth('累计支出', 'Spent so far'), required: true, min: '0' },
            proofs('proof', inBoth('入境记录与支出凭证', 'Entry records and vouchers'), came, 5),
          ],
        },
      ],
    },
  ],
  rules: [
    {
      id: 'departureAfterEntry',
      when: came,
      assert: ['gte', field('departureOn'), field('entryOn')],
      message: inBoth('离境日期不能早于入境日期。', 'The departure cannot be before the entry.'),
      at: ['departureOn', 'entryOn'],
    },
    {
      id: 'entryInYear',
      when: came,
      assert: is(yearOf('entryOn'), field('year')),
      message: inBoth('入境日期应在检查年度内。', 'The entry lies in the year that is inspected.'),
      at: ['entryOn'],
    },
    {
      id: 'spentWithinGranted',
      when: ['filled', field('granted')],
      assert: atMost(field('spent'), field('granted')),
      message: inBoth(
        '累计支出 {current} 万元超过项目经费 {limit} 万元。',
        '{current} (10k yuan) were spent, more than the {limit} of the project.',
      ),
      at: ['spent'],
      ledger: {
        label: inBoth('累计支出', 'Spent so far'),
        current: field('spent'),
        limit: field('granted'),
        relation: 'atMost',
        unit: inBoth('万元', '× 10,000 yuan'),
        decimals: 2,
      },
    },
  ],
}
