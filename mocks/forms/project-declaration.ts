/** Form definition: the research project application, the form of most guides. */

import type { FormSource } from '@/smartform/schema/definition'
import { basicRules, englishSection, englishSummary, projectFields, unitSection } from './basics'
import { number, radio } from './fields'
import { declarationParts } from './parts/declaration'
import { longAnswer, planRules, planTables } from './plan'
import { recusalPage, recusalRules } from './recusal'
import { pageWithHelp, section } from './structure'
import { topicRules, topicSection } from './topics'
import { two } from './two'

/** 科研计划项目申报书: the form of most guides. */
export const projectDeclaration: FormSource = {
  id: 'project-declaration',
  version: 1,
  languages: ['zh', 'en'],
  title: two('科研计划项目申报书', 'Research project application'),
  summary: { name: 'projectName', amount: 'specialTotal', ...englishSummary },
  parts: declarationParts,
  pages: [
    pageWithHelp(
      'basic',
      two('基本信息', 'Basic information'),
      two('项目的名称、领域、执行期和承担单位。', 'The project’s name, field, term and undertaking unit.'),
      [
        section('project', two('项目概况', 'The project'), [
          ...projectFields,
          radio(
            'researchType',
            two('研究类型', 'Kind of research'),
            {
              basic: two('基础研究', 'Basic research'),
              applied: two('应用研究', 'Applied research'),
              development: two('技术开发', 'Technical development'),
              transfer: two('成果转化', 'Transfer of results'),
            },
            { width: 2, required: true },
          ),
          number('readiness', two('技术成熟度（1—9 级）', 'Technology readiness (level 1 to 9)'), {
            visibleWhen: ['not', ['eq', ['field', 'researchType'], 'basic']],
            min: '1',
            max: '9',
            unit: two('级', 'level'),
          }),
        ]),
        unitSection,
        englishSection,
      ],
    ),
    { part: 'team' },
    pageWithHelp(
      'plan',
      two('目标与进度', 'Goals and schedule'),
      two('为什么做、做什么、怎么做、做到什么程度。', 'Why, what, how, and to what extent.'),
      [
        section('texts', two('研究目标与内容', 'Goals and content'), [
          longAnswer('background', two('立项依据与研究意义', 'Grounds and significance'), 3000),
          longAnswer('objective', two('研究目标与考核指标', 'Goals and indicators'), 2000),
          longAnswer('approach', two('研究内容与技术路线', 'Content and technical approach'), 5000, { rows: 8 }),
          longAnswer('innovation', two('创新点', 'Innovations'), 1000),
          longAnswer('foundation', two('工作基础与条件', 'Groundwork and conditions'), 2000, { required: false }),
          longAnswer('benefit', two('预期成果与效益', 'Expected results and benefit'), 1500),
        ]),
        topicSection,
        section('schedule', two('进度与指标', 'Schedule and indicators'), planTables),
      ],
    ),
    { part: 'budget' },
    recusalPage,
    { part: 'proofsAndPromise' },
  ],
  rules: [...basicRules, ...planRules, ...topicRules, ...recusalRules],
}
