/** Form definition: the answers to the formal examination of an award report. */

import uniqBy from 'lodash/uniqBy'
import type { FormSource, PartUse, SectionSource } from '@/smartform/schema/definition'
import { commitment, longText, number, radio } from '../fields'
import { fact, proofs } from '../projects/shared'
import { page, pageWithHelp, section, table } from '../structure'
import { two } from '../two'
import { awardReportForm } from './award-report'
import { foreignReportForm } from './foreign-report'

/**
 * The pages and questions of a report that a point can refer to, by path, with names in both languages. Where both forms of
 * a report have a question, it has the name that it has in the usual one.
 */
const fieldOptions = uniqBy(
  [awardReportForm, foreignReportForm].flatMap(({ pages }) =>
    pages.flatMap((page) =>
      'sections' in page
        ? [{ value: `page:${page.id}`, label: page.title }, ...page.sections.flatMap(questionsOf)]
        : [],
    ),
  ),
  'value',
)

function questionsOf(section: SectionSource | PartUse) {
  const fields = 'fields' in section ? section.fields : []
  return fields.flatMap((field) => ('label' in field && field.label ? [{ value: field.id, label: field.label }] : []))
}

/** 形式审查补正书: the points of the formal examination, each with its answer and files. */
export const formalExaminationForm: FormSource = {
  id: 'formal-examination',
  version: 1,
  languages: ['zh', 'en'],
  title: two('形式审查补正书', 'Answer to the formal examination'),
  pages: [
    pageWithHelp(
      'points',
      two('逐条答复', 'Point by point'),
      two(
        '补正材料只能提交一次。请对审查发现的每一处作出说明，并附上补充的材料。',
        'It can be handed in once. Answer each point that was found, and attach what is asked for.',
      ),
      [
        section('report', two('提名材料', 'Report'), [
          fact('projectName', two('项目名称', 'Project title'), 'examination.title', { width: 2 }),
          fact('number', two('提名号', 'Nomination number'), 'examination.number'),
          fact('found', two('审查意见', 'Opinion'), 'examination.opinion', { width: 3 }),
          number('pointCount', two('需补正', 'Points to correct'), {
            lockedWhen: true,
            decimals: 0,
            unit: two('处', 'in all'),
            prefill: 'examination.count',
          }),
        ]),
        section('answers', two('审查发现与答复', 'Points and answers'), [
          table(
            'points',
            two('审查发现', 'Points'),
            { required: true, givenRows: true, prefill: 'examination.points' },
            [
              radio('place', two('位置', 'Place'), fieldOptions, { lockedWhen: true }),
              number('row', two('第几行', 'Row'), { lockedWhen: true, decimals: 0 }),
              { id: 'finding', kind: 'longText', label: two('需补正的内容', 'What was found'), lockedWhen: true },
              longText('answer', two('答复', 'Answer'), 500, { required: true }),
              {
                id: 'files',
                kind: 'attachments',
                label: two('补充材料', 'Files'),
                accept: ['pdf', 'jpg', 'png', 'doc', 'docx'],
                maxCount: 3,
                maxKilobytes: 10240,
              },
            ],
          ),
        ]),
      ],
    ),
    page('confirmation', two('其他说明与承诺', 'Other remarks and commitment'), [
      section('more', null, [
        longText('remarks', two('其他说明', 'Other remarks'), 500, { rows: 4 }),
        proofs('sealed', two('补正说明盖章页', 'Page with the seal of the unit'), true, 2),
        commitment(
          'commitment',
          two('承诺', 'Commitment'),
          two('补正内容真实，未改动审查发现以外的内容', 'What is added is true, and nothing else was changed'),
        ),
      ]),
    ]),
  ],
}
