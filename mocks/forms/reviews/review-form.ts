/** Builds the definition of an expert's review form from criteria and texts: weighted scores, total, comments, recommendation, private notes. */

import type { ExpressionSource, FieldSource, FormSource, RuleSource, Text } from '@/smartform/schema/definition'
import { add, both, field } from '../expressions'
import { computed, longText, radio, text } from '../fields'
import { page, section, table } from '../structure'
import { two } from '../two'

/** A scored criterion: its weight, and the meaning of each score, best first. */
export interface Criterion {
  id: string
  label: readonly [zh: string, en: string]
  /** Percent; a form's weights add up to 100, each is a multiple of 5. */
  weight: number
  about: readonly [zh: string, en: string]
  meanings: readonly (readonly [zh: string, en: string])[]
}

const grades = [
  ['5', '优秀', 'Excellent'],
  ['4', '良好', 'Good'],
  ['3', '中等', 'Fair'],
  ['2', '较差', 'Weak'],
  ['1', '差', 'Poor'],
] as const

const scoreId = (id: string) => `score_${id}`

function scoreField({ id, label, weight, about, meanings }: Criterion): FieldSource {
  const [zh, en] = label
  return radio(
    scoreId(id),
    two(`${zh}（权重 ${weight}%）`, `${en} (weight ${weight}%)`),
    grades.map(([value, word, wordEn], index) => ({
      value,
      label: two(
        `${value} ${word}：${meanings[index]?.[0] ?? ''}`,
        `${value} ${wordEn}: ${meanings[index]?.[1] ?? ''}`,
      ),
    })),
    { help: two(...about), width: 3, required: true },
  )
}

/** The points of a score: weight 30 % and score 4 give 24 points. */
const pointsOf = ({ id, weight }: Criterion): ExpressionSource =>
  grades.reduceRight<ExpressionSource>(
    (rest, [value]) => ['if', ['eq', field(scoreId(id)), value], (weight / 5) * Number(value), rest],
    0,
  )

/** A score is one of the explained values. */
const rangeRule = ({ id }: Criterion): RuleSource => ({
  id: `${scoreId(id)}_range`,
  code: 601326,
  assert: [
    'or',
    ['empty', field(scoreId(id))],
    ...grades.map(([value]): ExpressionSource => ['eq', field(scoreId(id)), value]),
  ],
  message: two('评分须在 1 至 5 分之间，请重新评分。', 'A score has to be between 1 and 5. Please score again.'),
  at: [scoreId(id)],
})

function comment(id: string, zh: string, en: string, about: readonly [string, string], least: number): FieldSource {
  const message = { zh: `${about[0]}至少 ${least} 个字。`, en: `${about[1]} At least ${least} characters.` }
  const most = { maxLength: 1500, rows: 5 }
  return { id, kind: 'longText', label: two(zh, en), help: message, required: true, minLength: least, ...most }
}

const optional = (id: string, label: Text, help: Text): FieldSource => ({
  ...longText(id, label, 1000, { help, rows: 3 }),
})

type Comment = Parameters<typeof comment>

/** The texts of a review form that depend on what is reviewed. */
export interface ReviewTexts {
  /** The comments of the expert, with their least lengths. */
  comments: readonly Comment[]
  /** The choices of the recommendation. */
  recommendation: { label: Text; options: Readonly<Record<string, Text>> }
  /** The best recommendation, and the total below which the form warns about it. */
  best: { value: string; least: number; message: Text }
}

/** The texts for a proposal that asks for funds. */
const proposalTexts: ReviewTexts = {
  comments: [
    ['strengths', '主要优点', 'Strengths', ['申报内容最有价值的地方。', 'What is best about the application.'], 20],
    [
      'weaknesses',
      '主要不足与建议',
      'Weaknesses and advice',
      ['问题、风险和改进建议。', 'Problems, risks, and what could be better.'],
      20,
    ],
  ],
  recommendation: {
    label: two('资助建议', 'Recommendation'),
    options: {
      fund: two('优先资助', 'Fund with priority'),
      may: two('可以资助', 'May be funded'),
      not: two('不予资助', 'Do not fund'),
    },
  },
  best: {
    value: 'fund',
    least: 70,
    message: two(
      '建议为优先资助，而总分低于 70 分，请核对。',
      'You recommend funding with priority, and the total is below 70. Please check.',
    ),
  },
}

/** A text in a row of the expert's private notes. */
const ownText = (id: string, zh: string, en: string, maxLength: number) => text(id, two(zh, en), maxLength)

/**
 * A review form: weighted scores with explanations, their total out of 100, comments of a minimum length, a
 * recommendation. The expert's private notes are a field that is never visible, so they are saved and stored like every
 * answer but not submitted.
 */
export function reviewForm(
  id: string,
  title: Text,
  criteria: readonly Criterion[],
  { comments, recommendation, best }: ReviewTexts = proposalTexts,
): FormSource {
  const scores = criteria.map((criterion) => field(scoreId(criterion.id)))
  return {
    id,
    version: 1,
    languages: ['zh', 'en'],
    title,
    pages: [
      page('review', title, [
        section('scores', two('评分', 'Scores'), [
          ...criteria.map(scoreField),
          computed(
            'total',
            two('加权总分（满分 100）', 'Weighted total (of 100)'),
            [
              'if',
              both(...scores.map((score): ExpressionSource => ['filled', score])),
              add(...criteria.map(pointsOf)),
              null,
            ],
            { decimals: 0, unit: two('分', 'points') },
          ),
        ]),
        section('comments', two('评审意见', 'Comments'), [
          ...comments.map((one) => comment(...one)),
          optional(
            'confidential',
            two('仅供科技主管部门参考的意见', 'For the commission only'),
            two('不会转给申报人。', 'It is not passed on to the applicant.'),
          ),
        ]),
        section('conclusion', two('结论', 'Conclusion'), [
          radio('recommendation', recommendation.label, recommendation.options, { width: 3, required: true }),
          radio(
            'familiarity',
            two('对该领域的熟悉程度', 'How well you know the field'),
            { well: two('熟悉', 'Well'), some: two('基本熟悉', 'Fairly well'), little: two('不够熟悉', 'Not well') },
            { width: 3, required: true },
          ),
        ]),
        {
          id: 'own',
          visibleWhen: false,
          fields: [
            table('notes', two('自己的批注', 'Own notes'), { maxRows: 200 }, [
              ownText('place', '位置', 'Place', 200),
              ownText('at', '所在内容', 'Where', 200),
              ownText('text', '批注', 'Note', 1000),
            ]),
          ],
        },
      ]),
    ],
    rules: [
      ...criteria.map(rangeRule),
      {
        id: 'recommendationFits',
        severity: 'warning',
        when: ['eq', field('recommendation'), best.value],
        assert: ['gte', field('total'), best.least],
        message: best.message,
        at: ['recommendation'],
      },
    ],
  }
}
