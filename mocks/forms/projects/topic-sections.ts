/** The sections of a project's own forms that show its topics: their number, their shares in the task book, their results in the acceptance. */

import type { SectionSource } from '@/smartform/schema/definition'
import { cell, field, moreThan } from '../expressions'
import { computed, money, number, text } from '../fields'
import { table } from '../structure'
import { two } from '../two'
import { projectFacts } from './shared'

const locked = { lockedWhen: true } as const

/** The project's facts with the number of its topics, which decides whether the topics are shown. */
export const factsWithTopics: SectionSource = {
  ...projectFacts,
  fields: [
    ...projectFacts.fields,
    number('topicCount', two('课题数', 'Number of topics'), {
      ...locked,
      prefill: 'project.topicCount',
      decimals: 0,
      unit: two('个', 'topics'),
    }),
  ],
}

/** What the topics of a project brought into its task book; empty and hidden without topics. */
export const topicShares: SectionSource = {
  id: 'topicShares',
  title: two('课题汇总', 'Topics together'),
  help: two(
    '由项目负责人在“课题”页带入，只能在那里更新。',
    'Taken over by the project leader on the page of topics, and updated only there.',
  ),
  visibleWhen: moreThan(field('topicCount'), 0),
  fields: [
    table(
      'topicShares',
      two('课题与经费分配', 'Topics and their shares'),
      { ...locked, totals: ['direct', 'indirect', 'total'] },
      [
        text('name', two('课题名称', 'Topic name'), 100, locked),
        text('leader', two('课题负责人', 'Topic leader'), 50, { ...locked, personal: 'name' }),
        text('unit', two('承担单位', 'Undertaking unit'), 100, locked),
        money('direct', two('直接费用：专项资金（万元）', 'Direct cost: special fund (× 10,000 yuan)'), {
          ...locked,
          decimals: 2,
        }),
        money('indirect', two('间接费用：专项资金（万元）', 'Indirect cost: special fund (× 10,000 yuan)'), {
          ...locked,
          decimals: 2,
        }),
        computed('total', two('合计（万元）', 'Total (× 10,000 yuan)'), ['add', cell('direct'), cell('indirect')], {
          decimals: 2,
          unit: two('万元', '× 10,000 yuan'),
        }),
      ],
    ),
  ],
}

/** What the topics of a project brought into its acceptance; empty and hidden without topics. */
export const topicResults: SectionSource = {
  id: 'topicResults',
  title: two('课题完成情况', 'Results of the topics'),
  help: two(
    '由项目负责人在“课题”页带入，只能在那里更新。',
    'Taken over by the project leader on the page of topics, and updated only there.',
  ),
  visibleWhen: moreThan(field('topicCount'), 0),
  fields: [
    table('topicResults', two('课题完成情况', 'Results of the topics'), { ...locked, totals: ['spent'] }, [
      text('name', two('课题名称', 'Topic name'), 100, locked),
      text('leader', two('课题负责人', 'Topic leader'), 50, { ...locked, personal: 'name' }),
      text('unit', two('承担单位', 'Undertaking unit'), 100, locked),
      {
        id: 'completed',
        kind: 'longText',
        label: two('课题任务完成情况', 'What the topic has done'),
        maxLength: 3000,
        ...locked,
      },
      money('spent', two('专项资金支出（万元）', 'Special fund spent (× 10,000 yuan)'), { ...locked, decimals: 2 }),
    ]),
  ],
}
