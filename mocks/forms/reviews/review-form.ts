import type { ExpressionSource, FieldSource, FormSource, RuleSource, Text } from '@/smartform/schema/definition'
import { add, both, field } from '../expressions'
import { inBoth } from '../in-both'

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
  return {
    id: scoreId(id),
    kind: 'radio',
    label: inBoth(`${zh}（权重 ${weight}%）`, `${en} (weight ${weight}%)`),
    help: inBoth(...about),
    width: 3,
    required: true,
    options: grades.map(([value, word, wordEn], place) => ({
      value,
      label: inBoth(
        `${value} ${word}：${meanings[place]?.[0] ?? ''}`,
        `${value} ${wordEn}: ${meanings[place]?.[1] ?? ''}`,
      ),
    })),
  }
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
  message: inBoth('评分须在 1 至 5 分之间，请重新评分。', 'A score has to be between 1 and 5. Please score again.'),
  at: [scoreId(id)],
})

function comment(id: string, zh: string, en: string, about: readonly [string, string], least: number): FieldSource {
  const said = { zh: `${about[0]}至少 ${least} 个字。`, en: `${about[1]} At least ${least} characters.` }
  const most = { maxLength: 1500, rows: 5 }
  return { id, kind: 'longText', label: inBoth(zh, en), help: said, required: true, minLength: least, ...most }
}

const optional = (id: string, label: Text, help: Text): FieldSource => ({
  ...{ id, kind: 'longText', label, help, maxLength: 1000, rows: 3 },
})

/** A text in a row of the expert's private notes. */
const ownText = (id: string, zh: string, en: string, maxLength: number) =>
  ({ id, kind: 'text', label: inBoth(zh, en), maxLength }) as const

/**
 * A review form: weighted scores with explanations, their total out of 100, comments of a minimum length, a
 * recommendation. The expert's private notes are a field that is never visible, so they are saved and stored like every
 * answer but not submitted.
 */
export function reviewForm(id: string, title: Text, criteria: readonly Criterion[]): FormSource {
  const scores = criteria.map((one) => field(scoreId(one.id)))
  return {
    id,
    version: 1,
    languages: ['zh', 'en'],
    title,
    pages: [
      {
        id: 'review',
        title,
        sections: [
          {
            id: 'scores',
            title: inBoth('评分', 'Scores'),
            fields: [
              ...criteria.map(scoreField),
              {
                id: 'total',
                kind: 'computed',
                label: inBoth('加权总分（满分 100）', 'Weighted total (of 100)'),
                value: [
                  'if',
                  both(...scores.map((one): ExpressionSource => ['filled', one])),
                  add(...criteria.map(pointsOf)),
                  null,
                ],
                decimals: 0,
                unit: inBoth('分', 'points'),
              },
            ],
          },
          {
            id: 'comments',
            title: inBoth('评审意见', 'Comments'),
            fields: [
              comment(
                'strengths',
                '主要优点',
                'Strengths',
                ['申报内容最有价值的地方。', 'What is best about the application.'],
                20,
              ),
              comment(
                'weaknesses',
                '主要不足与建议',
                'Weaknesses and advice',
                ['问题、风险和改进建议。', 'Problems, risks, and what could be better.'],
                20,
              ),
              optional(
                'confidential',
                inBoth('仅供科技主管部门参考的意见', 'For the commission only'),
                inBoth('不会转给申报人。', 'It is not passed on to the applicant.'),
              ),
            ],
          },
          {
            id: 'conclusion',
            title: inBoth('结论', 'Conclusion'),
            fields: [
              {
                id: 'recommendation',
                kind: 'radio',
                label: inBoth('资助建议', 'Recommendation'),
                width: 3,
                required: true,
                options: [
                  { value: 'fund', label: inBoth('优先资助', 'Fund with priority') },
                  { value: 'may', label: inBoth('可以资助', 'May be funded') },
                  { value: 'not', label: inBoth('不予资助', 'Do not fund') },
                ],
              },
              {
                id: 'familiarity',
                kind: 'radio',
                label: inBoth('对该领域的熟悉程度', 'How well you know the field'),
                width: 3,
                required: true,
                options: [
                  { value: 'well', label: inBoth('熟悉', 'Well') },
                  { value: 'some', label: inBoth('基本熟悉', 'Fairly well') },
                  { value: 'little', label: inBoth('不够熟悉', 'Not well') },
                ],
              },
            ],
          },
          {
            id: 'own',
            visibleWhen: false,
            fields: [
              {
                id: 'notes',
                kind: 'table',
                label: inBoth('自己的批注', 'Own notes'),
                maxRows: 200,
                columns: [
                  ownText('place', '位置', 'Place', 200),
                  ownText('at', '所在内容', 'Where', 200),
                  ownText('text', '批注', 'Note', 1000),
                ],
              },
            ],
          },
        ],
      },
    ],
    rules: [
      ...criteria.map(rangeRule),
      {
        id: 'recommendationFits',
        severity: 'warning',
        when: ['eq', field('recommendation'), 'fund'],
        assert: ['gte', field('total'), 70],
        message: inBoth(
          '建议为优先资助，而总分低于 70 分，请核对。',
          'You recommend funding with priority, and the total is below 70. Please check.',
        ),
        at: ['recommendation'],
      },
    ],
  }
}
