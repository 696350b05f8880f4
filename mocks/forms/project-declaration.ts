import type { FormSource } from '@/smartform/schema/definition'
import { basicRules, projectFields, unitSection } from './basics'
import { number, radio } from './fields'
import { declarationParts } from './parts/declaration'
import { longAnswer, planRules, planTables } from './plan'
import { recusalPage, recusalRules } from './recusal'
import { pageWithHelp, section } from './structure'
import { topicRules, topicSection } from './topics'

/** 科研计划项目申报书: the form of most guides. */
export const projectDeclaration: FormSource = {
  id: 'project-declaration',
  version: 1,
  title: '科研计划项目申报书',
  summary: { name: 'projectName', amount: 'specialTotal' },
  parts: declarationParts,
  pages: [
    pageWithHelp('basic', '基本信息', '项目的名称、领域、执行期和承担单位。', [
      section('project', '项目概况', [
        ...projectFields,
        radio(
          'researchType',
          '研究类型',
          { basic: '基础研究', applied: '应用研究', development: '技术开发', transfer: '成果转化' },
          { width: 2, required: true },
        ),
        number('readiness', '技术成熟度（1—9 级）', {
          visibleWhen: ['not', ['eq', ['field', 'researchType'], 'basic']],
          min: '1',
          max: '9',
          unit: '级',
        }),
      ]),
      unitSection,
    ]),
    { part: 'team' },
    pageWithHelp('plan', '目标与进度', '为什么做、做什么、怎么做、做到什么程度。', [
      section('texts', '研究目标与内容', [
        longAnswer('background', '立项依据与研究意义', 3000),
        longAnswer('objective', '研究目标与考核指标', 2000),
        longAnswer('approach', '研究内容与技术路线', 5000, { rows: 8 }),
        longAnswer('innovation', '创新点', 1000),
        longAnswer('foundation', '工作基础与条件', 2000, { required: false }),
        longAnswer('benefit', '预期成果与效益', 1500),
      ]),
      topicSection,
      section('schedule', '进度与指标', planTables),
    ]),
    { part: 'budget' },
    recusalPage,
    { part: 'proofsAndPromise' },
  ],
  rules: [...basicRules, ...planRules, ...topicRules, ...recusalRules],
}
