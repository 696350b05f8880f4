/** Which declarations are seeded, in which states, with which opinions. */

/** The distribution of a guide's declarations over states, as weights. */
export type Mix = readonly (readonly [string, number])[]

const openMix: Mix = [
  ['DRAFT', 5],
  ['UNIT_REVIEW', 6],
  ['DEPARTMENT_REVIEW', 4],
  ['RETURNED', 3],
  ['ACCEPTED', 2],
  ['REFUSED', 1],
]
const justClosedMix: Mix = [
  ['DRAFT', 1],
  ['UNIT_REVIEW', 4],
  ['DEPARTMENT_REVIEW', 5],
  ['RETURNED', 1],
  ['ACCEPTED', 4],
  ['REFUSED', 1],
]
const evaluatedMix: Mix = [
  ['DRAFT', 1],
  ['UNDER_EVALUATION', 8],
  ['ACCEPTED', 4],
  ['REFUSED', 2],
]
const decidedMix: Mix = [
  ['DRAFT', 1],
  ['APPROVED', 8],
  ['NOT_APPROVED', 7],
  ['REFUSED', 1],
]

/** The state distribution of a guide's declarations, by the days since it closed (negative while it is open). */
export function mixOf(closedForDays: number): Mix {
  if (closedForDays < 0) return openMix
  if (closedForDays < 10) return justClosedMix
  return closedForDays < 200 ? evaluatedMix : decidedMix
}

/** A declaration of the demo researcher: the guide (number without the year), years ago, and its subject. */
export interface ResearcherPlan {
  guide: string
  yearsAgo: number
  state: string
  object: string
  method: string
}

/**
 * The declarations of the demo researcher, a professor of artificial intelligence. They leave out this year's
 * artificial intelligence guide, so that testers can start that one themselves.
 */
// biome-ignore format: a table reads best as one
export const researcherPlans: readonly ResearcherPlan[] = [
  { guide: 'JC1400', yearsAgo: 0, state: 'RETURNED', object: '大模型推理能力', method: '因果表征' },
  { guide: 'Y1190', yearsAgo: 0, state: 'DRAFT', object: '肺结节分级', method: '多模态大模型' },
  { guide: '692100', yearsAgo: 0, state: 'UNIT_REVIEW', object: '生成式人工智能治理', method: '典型案例比较' },
  { guide: 'CB1100', yearsAgo: 0, state: 'DEPARTMENT_REVIEW', object: '芯片布局布线', method: '强化学习' },
  { guide: 'DZ3100', yearsAgo: 0, state: 'ACCEPTED', object: '固态锂电池电解质', method: '图神经网络' },
  { guide: 'DZ1100', yearsAgo: 0, state: 'UNDER_EVALUATION', object: '巡检机器人导航', method: '多模态大模型' },
  { guide: 'DZ1200', yearsAgo: 1, state: 'APPROVED', object: '城市交通信号协同', method: '多模态大模型' },
  { guide: 'Y1190', yearsAgo: 1, state: 'NOT_APPROVED', object: '超声影像辅助诊断', method: '小样本学习' },
  { guide: '692100', yearsAgo: 1, state: 'APPROVED', object: '大模型开源生态', method: '评价指标体系' },
  { guide: 'JC1400', yearsAgo: 2, state: 'APPROVED', object: '开放环境感知', method: '小样本学习' },
  { guide: 'N3190', yearsAgo: 2, state: 'REFUSED', object: '设施蔬菜长势识别', method: '小样本学习' },
  { guide: 'DZ2200', yearsAgo: 2, state: 'NOT_APPROVED', object: '电网负荷预测', method: '图神经网络' },
  // Started on the first version of its form; a second version exists now.
  { guide: '692200', yearsAgo: 0, state: 'DRAFT', object: '算法人才培养', method: '问卷与访谈' },
]

/** Reviewers' opinions by kind of decision. A returned declaration names fields of its form in “”. */
export const opinions = {
  returned: [
    '“测算依据”过于笼统，请按科目补充；“进度安排”第二阶段的成果与“预期成果指标”不一致，请核对后重新提交。',
    '“研究目标与考核指标”不够具体，请量化并写明考核方式；项目组成员的“承担任务”请细化。',
    '“项目可行性报告”缺少单位公章，请重新上传；“立项依据与研究意义”请补充近三年国内外进展。',
  ],
  /** A policy study. */
  returnedSoft: [
    '“测算依据”过于笼统，请按科目补充；“进度安排”第二阶段的“阶段成果”请写明。',
    '“研究内容与方法”请写明调研对象和样本量；项目组成员的“承担任务”请细化。',
    '“项目可行性报告”缺少单位公章，请重新上传；“问题提出与研究现状”请补充近三年国内外进展。',
  ],
  refused: ['申报内容不符合指南征集方向，不予受理。', '项目负责人在研项目逾期未结题，按规定不予受理。'],
  unitPassed: ['情况属实，同意推荐。', '经审核符合申报条件，同意推荐。', null],
  accepted: ['材料齐全，符合申报要求，予以受理。', '形式审查通过。', null],
} as const

/** Comments pinned to the demo's returned declaration. */
export const pinnedComments = [
  { path: 'innovation', text: '创新点请与国内外现有技术逐条比较，不超过 1000 字。' },
  { path: 'milestones/s2/deliverable', text: '阶段成果请写明数量和考核方式。' },
  { path: 'directCosts/travel/basis', text: '差旅费请按人次和天数列出测算依据。' },
] as const
