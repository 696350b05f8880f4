import type { FormSource, PartUse, SectionSource } from '@/smartform/schema/definition'
import { inBoth } from '../in-both'
import { fact, proofs } from '../projects/shared'
import { awardReportForm } from './award-report'

/** The pages and questions of a report that a point can refer to, by path, with names in both languages. */
const places = awardReportForm.pages.flatMap((page) =>
  'sections' in page ? [{ value: `page:${page.id}`, label: page.title }, ...page.sections.flatMap(questionsOf)] : [],
)

function questionsOf(section: SectionSource | PartUse) {
  const fields = 'fields' in section ? section.fields : []
  return fields.flatMap((one) => ('label' in one && one.label ? [{ value: one.id, label: one.label }] : []))
}

/** 形式审查补正书: the points of the formal examination, each with its answer and files. */
export const formalExaminationForm: FormSource = {
  id: 'formal-examination',
  version: 1,
  languages: ['zh', 'en'],
  title: inBoth('形式审查补正书', 'Answer to the formal examination'),
  pages: [
    {
      id: 'points',
      title: inBoth('逐条答复', 'Point by point'),
      help: inBoth(
        '补正材料只能提交一次。请对审查发现的每一处作出说明，并附上补充的材料。',
        'It can be handed in once. Answer each point that was found, and attach what is asked for.',
      ),
      sections: [
        {
          id: 'report',
          title: inBoth('提名材料', 'Report'),
          fields: [
            fact('projectName', inBoth('项目名称', 'Project title'), 'examination.title', { width: 2 }),
            fact('number', inBoth('提名号', 'Number of the nomination'), 'examination.number'),
            fact('found', inBoth('审查意见', 'Opinion'), 'examination.opinion', { width: 3 }),
            {
              id: 'pointCount',
              kind: 'number',
              label: inBoth('需补正', 'Points'),
              lockedWhen: true,
              decimals: 0,
              unit: inBoth('处', 'in all'),
              prefill: 'examination.count',
            },
          ],
        },
        {
          id: 'answers',
          title: inBoth('审查发现与答复', 'Points and answers'),
          fields: [
            {
              id: 'points',
              kind: 'table',
              label: inBoth('审查发现', 'Points'),
              required: true,
              givenRows: true,
              prefill: 'examination.points',
              columns: [
                { id: 'place', kind: 'radio', label: inBoth('位置', 'Place'), lockedWhen: true, options: places },
                { id: 'row', kind: 'number', label: inBoth('第几行', 'Row'), lockedWhen: true, decimals: 0 },
                { id: 'finding', kind: 'longText', label: inBoth('需补正的内容', 'What was found'), lockedWhen: true },
                { id: 'answer', kind: 'longText', label: inBoth('答复', 'Answer'), required: true, maxLength: 500 },
                {
                  id: 'files',
                  kind: 'attachments',
                  label: inBoth('补充材料', 'Files'),
                  accept: ['pdf', 'jpg', 'png', 'doc', 'docx'],
                  maxCount: 3,
                  maxKilobytes: 10240,
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'confirmation',
      title: inBoth('其他说明与承诺', 'Other remarks and commitment'),
      sections: [
        {
          id: 'more',
          fields: [
            { id: 'remarks', kind: 'longText', label: inBoth('其他说明', 'Other remarks'), maxLength: 500, rows: 4 },
            proofs('sealed', inBoth('补正说明盖章页', 'Page with the seal of the unit'), true, 2),
            {
              id: 'commitment',
              kind: 'commitment',
              label: inBoth('承诺', 'Commitment'),
              required: true,
              copy: false,
              text: inBoth(
                '补正内容真实，未改动审查发现以外的内容',
                'What is added is true, and nothing else was changed',
              ),
            },
          ],
        },
      ],
    },
  ],
}
