/** Form definition: one expert's finding on a project's acceptance (项目验收意见表). */
import { two } from '../two'
import { type Criterion, reviewForm } from './review-form'

const criteria: readonly Criterion[] = [
  {
    id: 'goals',
    label: ['任务完成情况', 'Completion'],
    weight: 40,
    about: [
      '考核指标逐项完成了多少，证明是否充分。',
      'How much of each target was reached, and how well it is proved.',
    ],
    meanings: [
      ['全部完成，部分超额，证明充分', 'all reached, some exceeded, well proved'],
      ['全部完成', 'all reached'],
      ['主要指标完成，个别未完成', 'the main targets reached, a few missed'],
      ['主要指标未完成', 'main targets missed'],
      ['基本没有完成', 'hardly anything reached'],
    ],
  },
  {
    id: 'results',
    label: ['成果水平与应用', 'Results and use'],
    weight: 25,
    about: ['成果的水平、应用和效益。', 'The quality of the results, their use and benefit.'],
    meanings: [
      ['国际领先，已推广应用', 'leading internationally, in wide use'],
      ['国内领先，已有应用', 'leading in China, in use'],
      ['有一定水平，应用有限', 'of some quality, little used'],
      ['水平一般，没有应用', 'ordinary and unused'],
      ['没有可用的成果', 'nothing usable'],
    ],
  },
  {
    id: 'spending',
    label: ['经费使用', 'Use of funds'],
    weight: 25,
    about: [
      '支出与预算是否相符，差异的理由是否成立。',
      'Whether spending fits the budget, and the reasons for differences hold.',
    ],
    meanings: [
      ['合规、合理，与预算相符', 'in order, sensible, as budgeted'],
      ['基本相符，差异理由成立', 'mostly as budgeted; the reasons hold'],
      ['部分科目差异较大，理由不够充分', 'some items differ widely without good reason'],
      ['多个科目使用不合理', 'several items were not used sensibly'],
      ['违规使用', 'used against the rules'],
    ],
  },
  {
    id: 'documents',
    label: ['验收材料', 'Documents'],
    weight: 10,
    about: ['报告、证明和决算是否齐全、一致。', 'Whether the report, proofs and accounts are complete and consistent.'],
    meanings: [
      ['齐全、规范、一致', 'complete, proper and consistent'],
      ['齐全', 'complete'],
      ['个别缺失', 'a few are missing'],
      ['缺失较多', 'many are missing'],
      ['不能支持结论', 'they do not support the result'],
    ],
  },
]

export const acceptanceReviewForm = reviewForm(
  'review-acceptance',
  two('项目验收意见表', 'Finding on a project’s acceptance'),
  criteria,
  {
    comments: [
      [
        'strengths',
        '完成情况评价',
        'What was done',
        ['已完成的任务和主要成果。', 'What was done, and its main results.'],
        20,
      ],
      [
        'weaknesses',
        '存在问题与整改建议',
        'Problems and what to mend',
        [
          '未完成的内容、经费问题和须整改之处。',
          'What is missing, problems with the funds, and what has to be rectified.',
        ],
        20,
      ],
    ],
    recommendation: {
      label: two('验收建议', 'Recommendation'),
      options: {
        pass: two('通过', 'Pass'),
        rectify: two('限期整改', 'Rectify first'),
        fail: two('不通过', 'Do not pass'),
      },
    },
    best: {
      value: 'pass',
      least: 60,
      message: two(
        '建议为通过，而总分低于 60 分，请核对。',
        'You recommend passing, and the total is below 60. Please check.',
      ),
    },
  },
)
