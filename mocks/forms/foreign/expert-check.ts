/** Form definition: the annual check of a foreign-expert project (外国专家项目年度检查表). */
import type { ExpressionSource, FormSource } from '@/smartform/schema/definition'
import { add, atMost, both, field, is } from '../expressions'
import { computed, money, number, radio } from '../fields'
import { longAnswer } from '../plan'
import { fact, proofs } from '../projects/shared'
import { limited, page, section } from '../structure'
import { two } from '../two'
import { passport, permitOptions } from './expert-fields'

const count = (id: string, zh: string, en: string) =>
  number(id, two(zh, en), { required: true, min: '0', max: '999', decimals: 0, defaultValue: '0' })
const hasCome = is(field('came'), true)
const whenHasCome = { visibleWhen: hasCome, required: hasCome } as const
const yearOf = (id: string): ExpressionSource => ['slice', field(id), 1, 4]

/** 外国专家项目年度检查表: the stay's results in a year. */
export const expertCheckForm: FormSource = {
  id: 'foreign-expert-check',
  version: 1,
  languages: ['zh', 'en'],
  title: two('外国专家项目年度检查表', 'Annual inspection of a foreign-expert project'),
  pages: [
    page('stay', two('来华情况', 'Stay'), [
      section('project', two('项目', 'Project'), [
        fact('name', two('项目名称', 'Project title'), 'filed.name', { width: 2 }),
        fact('number', two('项目编号', 'Project number'), 'filed.number'),
        fact('year', two('检查年度', 'Year'), 'filed.year'),
        fact('familyName', two('姓（同护照）', 'Family name as in the passport'), 'filed.familyName', {
          personal: 'name',
        }),
        fact('givenNames', two('名（同护照）', 'Given names as in the passport'), 'filed.givenNames', {
          personal: 'name',
        }),
      ]),
      section('year', two('本年度', 'This year'), [
        {
          id: 'came',
          kind: 'yesNo',
          label: two('专家本年度是否来华', 'Did the expert come this year'),
          required: true,
          width: 3,
        },
        longAnswer('whyNot', two('未来华的原因与后续安排', 'Why not, and what is planned next'), 500, {
          visibleWhen: is(field('came'), false),
        }),
        {
          id: 'entryOn',
          kind: 'date',
          label: two('实际入境日期', 'Actual date of entry'),
          personal: 'stay',
          ...whenHasCome,
        },
        {
          id: 'departureOn',
          kind: 'date',
          label: two('实际离境日期', 'Actual date of departure'),
          personal: 'stay',
          ...whenHasCome,
        },
        computed(
          'stayDays',
          two('在华天数', 'Days in China'),
          add(['days', field('entryOn'), field('departureOn')], 1),
          { visibleWhen: hasCome, unit: two('天', 'days'), decimals: 0 },
        ),
        passport({ prefill: 'filed.passport' }),
        {
          id: 'permit',
          kind: 'radio',
          label: two('工作许可', 'Work permit'),
          width: 3,
          options: permitOptions,
          prefill: 'filed.permit',
          ...whenHasCome,
        },
      ]),
    ]),
    page('results', two('成效与经费', 'Results and funding'), [
      section('results', two('成效', 'Results'), [
        longAnswer('done', two('开展的工作', 'Work done'), 1500),
        count('papers', '合作论文', 'Joint papers'),
        count('students', '联合培养学生', 'Students trained together'),
        count('lectures', '讲座与课程', 'Lectures and courses'),
        radio(
          'fits',
          two('与项目计划相比', 'Compared with the plan'),
          {
            better: two('超出计划', 'Better than planned'),
            asPlanned: two('按计划', 'As planned'),
            behind: two('落后于计划', 'Behind the plan'),
          },
          { required: true, width: 3 },
        ),
        longAnswer('whyBehind', two('落后的原因与措施', 'Why, and what is being done about it'), 500, {
          visibleWhen: is(field('fits'), 'behind'),
        }),
      ]),
      section('funding', two('经费', 'Funding'), [
        money('granted', two('项目经费', 'Funding of the project'), { lockedWhen: true, prefill: 'filed.amount' }),
        money('spent', two('累计支出', 'Spent so far'), { required: true, min: '0' }),
        proofs('proof', two('入境记录与支出凭证', 'Entry records and vouchers'), hasCome, 5, 'stay'),
      ]),
    ]),
  ],
  rules: [
    {
      id: 'departureAfterEntry',
      when: hasCome,
      assert: ['gte', field('departureOn'), field('entryOn')],
      message: two('离境日期不能早于入境日期。', 'The departure cannot be before the entry.'),
      at: ['departureOn', 'entryOn'],
    },
    {
      // Who came the year before and stayed, or stays beyond its end, was there in the year too.
      id: 'stayInYear',
      when: hasCome,
      assert: both(atMost(yearOf('entryOn'), field('year')), atMost(field('year'), yearOf('departureOn'))),
      message: two(
        '在华时间应至少有一部分在检查年度内，请核对入境和离境日期。',
        'Part of the stay must be in the year under inspection: please check the dates of entry and departure.',
      ),
      at: ['entryOn', 'departureOn'],
    },
    {
      id: 'spentWithinGranted',
      when: ['filled', field('granted')],
      ...limited(field('spent'), 'atMost', field('granted'), {
        label: two('累计支出', 'Spent so far'),
        unit: two('万元', '× 10,000 yuan'),
        decimals: 2,
      }),
      message: two(
        '累计支出 {current} 超过项目经费 {limit}。',
        'The spending so far is {current}, more than the {limit} of the project.',
      ),
      at: ['spent'],
    },
  ],
}
