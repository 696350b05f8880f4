import type { FormSource } from '@/smartform/schema/definition'
import { basicRules, projectFields, unitSection } from './basics'
import { radio } from './fields'
import { declarationParts } from './parts/declaration'
import { costSubjects, subjectRows } from './parts/direct-costs'
import { longAnswer, planTables } from './plan'
import { recusalPage, recusalRules } from './recusal'
import { page, pageWithHelp, part, section } from './structure'

const studySubjects = costSubjects.filter(({ id }) => !['equipment', 'materials', 'testing', 'energy'].includes(id))

/** 软科学研究项目申报书, first version: no topics, no equipment, and the questions of a policy study. */
export const softScienceDeclaration: FormSource = {
  id: 'soft-science-declaration',
  version: 1,
  title: '软科学研究项目申报书',
  summary: { name: 'projectName', amount: 'specialTotal' },
  parts: declarationParts,
  pages: [
    pageWithHelp('basic', '基本信息', '课题的名称、方向、执行期和承担单位。', [
      section('project', '项目概况', [
        ...projectFields,
        radio(
          'direction',
          '研究方向',
          {
            strategy: '科技战略与规划',
            policy: '科技政策与法规',
            industry: '产业创新与区域发展',
            governance: '科技治理与伦理',
          },
          { width: 3, required: true },
        ),
      ]),
      unitSection,
    ]),
    { part: 'team' },
    page('plan', '研究方案', [
      section('texts', '研究内容', [
        longAnswer('background', '问题提出与研究现状', 2000),
        longAnswer('approach', '研究内容与方法', 3000, { rows: 8 }),
        longAnswer('innovation', '创新之处', 800),
        longAnswer('benefit', '决策应用价值', 1000),
      ]),
      section(
        'schedule',
        '进度',
        planTables.filter(({ id }) => id === 'milestones'),
      ),
    ]),
    part('budget', { details: false, subjects: subjectRows(studySubjects) }),
    recusalPage,
    { part: 'proofsAndPromise' },
  ],
  rules: [...basicRules, ...recusalRules],
}
