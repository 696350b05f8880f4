/** Tests of the leader's statement about a project, and of the questions about a technical report. */
import { describe, expect, it } from 'vitest'
import { differingFields, evaluationFacts, readStatement } from './evaluation-record'
import { technicalQuestions } from './technical-questions'

const statement = { projectNumber: '24XD1', projectName: '智能感知', undertakingUnit: '上海申江大学', leader: '王建华' }

describe('the leader’s statement about a project', () => {
  it('is read from what the backend holds, and what is no text there is empty', () => {
    expect(readStatement({ ...statement, more: 'x' })).toEqual(statement)
    expect(readStatement({ projectName: 3, leader: null })).toEqual({
      projectNumber: '',
      projectName: '',
      undertakingUnit: '',
      leader: '',
    })
    expect([null, undefined, 'x', 3].map(readStatement)).toEqual([null, null, null, null])
  })

  it('comes with the record, its period and its funding, and the contract', () => {
    const record = { ...statement, start: '2024-01-01', end: '2026-12-31', funding: '80' }
    expect(evaluationFacts({ facts: { record, contract: statement, stated: null } })).toEqual({
      record,
      contract: statement,
      stated: null,
    })
    expect(evaluationFacts({ facts: { record: statement, stated: statement } })).toEqual({
      record: { ...statement, start: null, end: null, funding: '' },
      contract: null,
      stated: statement,
    })
    expect(evaluationFacts({ facts: null })).toEqual({ record: null, contract: null, stated: null })
  })

  it('does not differ by width, spaces and case', () => {
    expect(differingFields({ ...statement, projectNumber: '２４ xd１' }, statement)).toEqual([])
  })

  it('differs in the fields that say something else', () => {
    expect(differingFields({ ...statement, leader: '李娜', projectNumber: '24XD2' }, statement)).toEqual([
      'projectNumber',
      'leader',
    ])
    expect(differingFields(null, statement)).toEqual(Object.keys(statement))
    expect(differingFields(statement, null)).toEqual(Object.keys(statement))
    expect(differingFields(null, null)).toEqual([])
  })
})

describe('the questions about a technical report', () => {
  let at = 0
  const entry = (step: string, opinion?: string) => {
    at += 1
    return { id: `${step}${at}`, step, actorName: step === 'ANSWER' ? '王建华' : '主管处室', at, opinion }
  }
  const statesOf = (...steps: string[]) =>
    technicalQuestions(steps.map((step) => entry(step, step))).map(({ state }) => state)

  it('stand with their answers, the newest first', () => {
    const entries = [entry('ASK', '样本量？'), entry('ANSWER', '三百例'), entry('ASK', undefined)]
    expect(technicalQuestions(entries)).toEqual([
      { id: entries[2]?.id, text: '', by: '主管处室', at: entries[2]?.at, answer: null, state: 'open' },
      {
        id: entries[0]?.id,
        text: '样本量？',
        by: '主管处室',
        at: entries[0]?.at,
        answer: { text: '三百例', by: '王建华', at: entries[1]?.at },
        state: 'answered',
      },
    ])
  })

  it('an answer without words is one', () => {
    expect(technicalQuestions([entry('ASK', '？'), entry('ANSWER')])[0]).toMatchObject({
      state: 'answered',
      answer: { text: '' },
    })
  })

  it.each([
    [['SUBMIT', 'ASK'], ['open']],
    [['ASK', 'WITHDRAW'], ['withdrawn']],
    [['ASK', 'LAPSE'], ['lapsed']],
    [['ASK', 'LAPSE', 'ANSWER'], ['lapsed']],
    [['ASK', 'SUBMIT'], ['open']],
    [
      ['ASK', 'WITHDRAW', 'ASK', 'ANSWER'],
      ['answered', 'withdrawn'],
    ],
    [['ANSWER', 'WITHDRAW', 'LAPSE'], []],
  ])('after %j they are %j', (steps, states) => {
    expect(statesOf(...steps)).toEqual(states)
  })
})
