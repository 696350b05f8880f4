/** Form definitions: the review forms that experts fill in, by kind of project. */

import { two } from '../two'
import { acceptanceReviewForm } from './acceptance-review'
import { type Criterion, reviewForm } from './review-form'

const team: Criterion = {
  id: 'team',
  label: ['研究团队与条件', 'Team and facilities'],
  weight: 15,
  about: [
    '负责人和团队能否完成，条件是否具备。',
    'Whether the leader and the team can do it, and have the facilities for it.',
  ],
  meanings: [
    ['领域内领先，分工和条件无可挑剔', 'leading in the field; roles and facilities leave nothing to wish for'],
    ['经验充分，条件具备', 'experienced and well equipped'],
    ['基本胜任，个别条件待落实', 'able on the whole; some facilities are still to be secured'],
    ['经验或条件明显不足', 'experience or facilities clearly fall short'],
    ['不能胜任', 'not able to do it'],
  ],
}

/** 技术攻关类项目评审表: for technology development. */
export const technologyReviewForm = reviewForm(
  'review-technology',
  two('技术攻关类项目评审表', 'Review of technology development'),
  [
    {
      id: 'innovation',
      label: ['技术创新性', 'Innovation'],
      weight: 25,
      about: ['与国内外现有技术相比新在哪里。', 'What is new, compared with what exists at home and abroad.'],
      meanings: [
        ['国际领先，路线原创', 'leading internationally, with an original approach'],
        ['国内领先，有明显创新', 'leading in China, clearly new'],
        ['有改进，创新有限', 'an improvement, little that is new'],
        ['以集成现有技术为主', 'mostly combines existing technology'],
        ['没有创新', 'nothing new'],
      ],
    },
    {
      id: 'feasibility',
      label: ['技术路线可行性', 'Feasibility'],
      weight: 25,
      about: [
        '方法、进度和考核指标是否可以实现、可以检验。',
        'Whether methods, schedule and targets can be reached and checked.',
      ],
      meanings: [
        ['路线清晰，风险有对策，指标可检验', 'clear; risks are addressed; targets can be checked'],
        ['总体可行，少数环节待细化', 'feasible; a few steps need detail'],
        ['大体可行，关键环节依据不足', 'broadly feasible; key steps lack evidence'],
        ['难以按期实现', 'unlikely to be finished in time'],
        ['不可行', 'not feasible'],
      ],
    },
    {
      id: 'benefit',
      label: ['应用前景与效益', 'Use and benefit'],
      weight: 25,
      about: ['谁会使用，带来什么经济或社会效益。', 'Who will use it, and what it brings to the economy or society.'],
      meanings: [
        ['需求迫切，用户明确，效益重大', 'urgently needed; users are named; large benefit'],
        ['需求明确，效益较好', 'needed; good benefit'],
        ['有需求，效益不确定', 'some need; benefit uncertain'],
        ['需求不明', 'need unclear'],
        ['没有应用前景', 'no use in sight'],
      ],
    },
    team,
    {
      id: 'budget',
      label: ['经费预算合理性', 'Budget'],
      weight: 10,
      about: ['预算与任务是否相符，测算依据是否充分。', 'Whether the budget fits the work and is justified.'],
      meanings: [
        ['与任务完全相符，依据充分', 'fits the work, fully justified'],
        ['基本相符', 'mostly fits'],
        ['部分科目偏高或依据不足', 'some items too high or not justified'],
        ['多处不合理', 'several items are unreasonable'],
        ['严重不合理', 'unreasonable as a whole'],
      ],
    },
  ],
)

/** 基础研究类项目评审表: for basic research; also used by peer reviewers from abroad. */
export const basicReviewForm = reviewForm('review-basic', two('基础研究类项目评审表', 'Review of basic research'), [
  {
    id: 'significance',
    label: ['科学意义', 'Significance'],
    weight: 30,
    about: ['问题的重要性，解决后的影响。', 'How important the question is, and what an answer would change.'],
    meanings: [
      ['领域内的根本问题，可能改变认识', 'a fundamental question; the answer may change the field'],
      ['重要问题，影响较大', 'an important question of wide effect'],
      ['有一定意义', 'of some interest'],
      ['意义有限', 'of little interest'],
      ['没有科学意义', 'of no scientific interest'],
    ],
  },
  {
    id: 'originality',
    label: ['原创性', 'Originality'],
    weight: 30,
    about: ['思路和方法是否为申请人独有。', 'Whether ideas and methods are the applicants’ own.'],
    meanings: [
      ['全新的思路或方法', 'an entirely new idea or method'],
      ['有明显的独到之处', 'clearly their own'],
      ['在已有工作上推进', 'carries existing work forward'],
      ['以重复为主', 'mostly repeats'],
      ['没有原创性', 'nothing original'],
    ],
  },
  {
    id: 'approach',
    label: ['研究方案', 'Approach'],
    weight: 25,
    about: ['方案能否回答所提的问题。', 'Whether the plan can answer the question.'],
    meanings: [
      ['严谨周密，备有替代方案', 'rigorous, with alternatives at hand'],
      ['合理可行', 'sound and feasible'],
      ['大体合理，有待完善', 'sound on the whole, to be worked out'],
      ['有明显缺陷', 'clearly flawed'],
      ['不能回答所提问题', 'cannot answer the question'],
    ],
  },
  team,
])

export const reviewForms = [technologyReviewForm, basicReviewForm, acceptanceReviewForm] as const
