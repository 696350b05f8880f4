import type { DeclarationState } from '@/lib/work/declaration'

/** How many of a guide's declarations stand where, as weights. */
export type Mix = readonly (readonly [DeclarationState, number])[]

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

/** How declarations under a guide are spread, by how long ago it closed (in days; negative while it is open). */
export function mixOf(closedForDays: number): Mix {
  if (closedForDays < 0) return openMix
  if (closedForDays < 10) return justClosedMix
  return closedForDays < 200 ? evaluatedMix : decidedMix
}

/**
 * What the researcher of the demonstration has, by guide (number without the year) and years ago; the artificial
 * intelligence guide of this year is left for them to begin.
 */
export const researcherPlans: readonly { guide: string; yearsAgo: number; state: DeclarationState }[] = [
  { guide: 'JC1400', yearsAgo: 0, state: 'RETURNED' },
  { guide: 'Y1190', yearsAgo: 0, state: 'DRAFT' },
  { guide: '692100', yearsAgo: 0, state: 'UNIT_REVIEW' },
  { guide: 'CB1100', yearsAgo: 0, state: 'DEPARTMENT_REVIEW' },
  { guide: 'DZ3100', yearsAgo: 0, state: 'ACCEPTED' },
  { guide: 'DZ1100', yearsAgo: 0, state: 'UNDER_EVALUATION' },
  { guide: 'DZ1200', yearsAgo: 1, state: 'APPROVED' },
  { guide: 'Y1190', yearsAgo: 1, state: 'NOT_APPROVED' },
  { guide: '692100', yearsAgo: 1, state: 'APPROVED' },
  { guide: 'JC1400', yearsAgo: 2, state: 'APPROVED' },
  { guide: 'N3190', yearsAgo: 2, state: 'REFUSED' },
  { guide: 'DZ2200', yearsAgo: 2, state: 'NOT_APPROVED' },
  // Begun on the first version of its form; there is a second since.
  { guide: '692200', yearsAgo: 0, state: 'DRAFT' },
]

/** What reviewers say; each kind of decision has its own. */
export const opinions = {
  returned: [
    '间接费用测算依据不充分，请补充；进度安排第二阶段与经费使用计划不一致，请核对后重新提交。',
    '考核指标不够具体，请量化并说明第三方验证方式；项目组成员分工请细化。',
    '可行性报告缺少单位公章，请重新上传；立项依据请补充近三年国内外进展。',
  ],
  refused: ['申报内容不符合指南征集方向，不予受理。', '项目负责人在研项目逾期未结题，按规定不予受理。'],
  unitPassed: ['情况属实，同意推荐。', '经审核符合申报条件，同意推荐。', null],
  accepted: ['材料齐全，符合申报要求，予以受理。', '形式审查通过。', null],
} as const

/** Comments pinned to the returned declaration of the demonstration. */
export const pinnedComments = [
  { path: 'innovation', text: '创新点请与国内外现有技术逐条比较，不超过 1000 字。' },
  { path: 'milestones/s2/deliverable', text: '阶段成果请写明数量和考核方式。' },
  { path: 'directCosts/travel/basis', text: '差旅费请按人次和天数列出测算依据。' },
] as const
