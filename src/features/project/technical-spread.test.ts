/** Tests of statistics of technical scores and of questions in a history. */
import { describe, expect, it } from 'vitest'
import { technicalQuestions } from '@/lib/work/technical-questions'
import { distribution, spreadOf } from './technical-spread'

describe('scores of technical reports', () => {
  it.each<[number[], object | undefined]>([
    [[], undefined],
    [[80], { lowest: 80, median: 80, highest: 80 }],
    [[90, 60], { lowest: 60, median: 75, highest: 90 }],
    [[90, 60, 70], { lowest: 60, median: 70, highest: 90 }],
  ])('%j has the spread %j', (scores, spread) => expect(spreadOf(scores)).toEqual(spread))

  it('every total is in exactly one class', () => {
    const totals = Array.from({ length: 101 }, (_, total) => total)
    expect(distribution(totals).map(({ count }) => count)).toEqual([60, 10, 10, 10, 11])
  })
})

describe('questions in a history', () => {
  const entry = (step: string, at: number, opinion: string | null = null) => ({
    ...{ id: `${step}${at}`, step, at, opinion, actorName: '甲' },
  })
  it('each has its own answer, and an unanswered one its end', () => {
    const history = [
      entry('CREATE', 1),
      entry('ASK', 2, '样本量？'),
      entry('ANSWER', 3, '三百'),
      entry('ASK', 4, '标准？'),
      entry('LAPSE', 5),
      entry('ASK', 6, '数据？'),
      entry('WITHDRAW', 7),
      entry('ASK', 8, '应用？'),
    ]
    expect(technicalQuestions(history).map(({ text, answer, state }) => [text, answer?.text, state])).toEqual([
      ['应用？', undefined, 'open'],
      ['数据？', undefined, 'withdrawn'],
      ['标准？', undefined, 'lapsed'],
      ['样本量？', '三百', 'answered'],
    ])
  })
})
