/** Form definition: the soft-science project application, first version. */

import type { FormSource } from '@/smartform/schema/definition'
import { basicRules, englishSection, englishSummary, projectFields, unitSection } from './basics'
import { radio } from './fields'
import { declarationParts } from './parts/declaration'
import { costSubjects, subjectRows } from './parts/direct-costs'
import { longAnswer, milestoneRules, planTables } from './plan'
import { recusalPage, recusalRules } from './recusal'
import { page, pageWithHelp, part, section } from './structure'
import { two } from './two'

const studySubjects = costSubjects.filter(({ id }) => !['equipment', 'materials', 'testing', 'energy'].includes(id))

/** 软科学研究项目申报书, first version: no topics, no equipment, and the questions of a policy study. */
export const softScienceDeclaration: FormSource = {
  id: 'soft-science-declaration',
  version: 1,
  languages: ['zh', 'en'],
  title: two('软科学研究项目申报书', 'Soft science project application'),
  summary: { name: 'projectName', amount: 'specialTotal', ...englishSummary },
  parts: declarationParts,
  pages: [
    pageWithHelp(
      'basic',
      two('基本信息', 'Basic information'),
      two('课题的名称、方向、执行期和承担单位。', 'The study’s name, direction, term and undertaking unit.'),
      [
        section('project', two('项目概况', 'The project'), [
          ...projectFields,
          radio(
            'direction',
            two('研究方向', 'Direction'),
            {
              strategy: two('科技战略与规划', 'Strategy and planning'),
              policy: two('科技政策与法规', 'Policy and law'),
              industry: two('产业创新与区域发展', 'Industrial innovation and regional development'),
              governance: two('科技治理与伦理', 'Governance and ethics'),
            },
            { width: 3, required: true },
          ),
        ]),
        unitSection,
        englishSection,
      ],
    ),
    { part: 'team' },
    page('plan', two('研究方案', 'Research plan'), [
      section('texts', two('研究内容', 'Content'), [
        longAnswer('background', two('问题提出与研究现状', 'The question and the state of research'), 2000),
        longAnswer('approach', two('研究内容与方法', 'Content and method'), 3000, { rows: 8 }),
        longAnswer('innovation', two('创新之处', 'Innovations'), 800),
        longAnswer('benefit', two('决策应用价值', 'Value for decisions'), 1000),
      ]),
      section(
        'schedule',
        two('进度', 'Schedule'),
        planTables.filter(({ id }) => id === 'milestones'),
      ),
    ]),
    part('budget', { details: false, subjects: subjectRows(studySubjects) }),
    recusalPage,
    { part: 'proofsAndPromise' },
  ],
  rules: [...basicRules, ...milestoneRules, ...recusalRules],
}
