/** Two versions of an answer: which one counts, and which still waits for the person. */
import { describe, expect, it } from 'vitest'
import type { FieldValue, FormValues } from '../schema/values'
import { type Difference, myVersion, renewed, settle, theirVersion, withChanges, withOthers } from './choices'
import type { DraftField } from './device-copy'

const difference = (reason: Difference['reason'], more: Partial<Difference> = {}): Difference => ({
  ...{ fieldId: 'title', mine: 'mine', server: 'server', reason },
  ...more,
})
const inForm: FormValues = { title: 'in the form' }
const row = (id: string, name: string) => ({ id, cells: { name } })

describe('the two versions', () => {
  it.each<[string, Difference, FormValues, FieldValue, FieldValue]>([
    [
      'a draft of an earlier session: the draft, and what the server has',
      difference('draft'),
      inForm,
      'mine',
      'server',
    ],
    [
      'an open conflict: what stands in the form by now, and what the server has',
      difference('conflict'),
      inForm,
      'in the form',
      'server',
    ],
    [
      'another tab: that tab’s text, and what stands in the form by now',
      difference('tab'),
      inForm,
      'mine',
      'in the form',
    ],
    ['an emptied answer in an open conflict counts as nothing', difference('conflict'), {}, null, 'server'],
    ['an empty form beside another tab counts as nothing', difference('tab'), {}, 'mine', null],
  ])('%s', (_case, given, current, mine, theirs) => {
    expect([myVersion(given, current), theirVersion(given, current)]).toEqual([mine, theirs])
  })
})

describe('a choice', () => {
  it.each<[string, Difference, 'mine' | 'server', FieldValue, 'mine' | 'server']>([
    ['takes over what the server has', difference('draft'), 'server', 'server', 'server'],
    ['keeps one’s own', difference('draft'), 'mine', 'mine', 'mine'],
    [
      'of one’s own text that the server has too needs no sending',
      difference('draft', { mine: 'server' }),
      'mine',
      'server',
      'server',
    ],
    ['keeps what was typed on in an open conflict', difference('conflict'), 'mine', 'in the form', 'mine'],
    [
      'of the other version beside another tab leaves the form as it is',
      difference('tab'),
      'server',
      'in the form',
      'server',
    ],
  ])('%s', (_case, given, choice, value, side) => {
    const { settled, undecided } = settle([given], { title: choice }, inForm)
    expect(settled).toEqual([{ difference: given, value, side }])
    expect(undecided).toEqual([])
  })

  it('is made for each row of a table', () => {
    const table = difference('draft', {
      fieldId: 'team',
      mine: [row('1', 'my name'), row('2', 'my other')],
      server: [row('1', 'their name'), row('2', 'their other')],
    })
    const { settled } = settle([table], { team: { rows: { 1: 'server', 2: 'mine' } } }, {})
    expect(settled.map(({ value, side }) => [value, side])).toEqual([
      [[row('1', 'their name'), row('2', 'my other')], 'mine'],
    ])
  })

  it('for one field leaves the others waiting', () => {
    const [title, sum] = [difference('draft'), difference('conflict', { fieldId: 'sum' })]
    const { settled, undecided } = settle([title, sum], { title: 'mine' }, inForm)
    expect(settled.map(({ difference: { fieldId } }) => fieldId)).toEqual(['title'])
    expect(undecided).toEqual([sum])
  })
})

describe('after the content was read again', () => {
  const conflict = { fieldId: 'sum', mine: '1', server: '2' }

  it.each<[string, Difference[], FormValues, Difference[]]>([
    [
      'a draft is compared with what the server has now',
      [difference('draft')],
      { title: 'newer' },
      [difference('draft', { server: 'newer' })],
    ],
    ['a draft that the server has by now is no question any more', [difference('draft')], { title: 'mine' }, []],
    [
      'a draft of an answer that was emptied there is offered against nothing',
      [difference('draft')],
      {},
      [difference('draft', { server: null })],
    ],
    ['a former conflict is over unless it was found again', [difference('conflict')], { title: 'newer' }, []],
    ['another tab’s version is asked for anew, not kept', [difference('tab')], { title: 'newer' }, []],
    ['a draft gives way to a conflict of the same field', [difference('draft', { fieldId: 'sum' })], {}, []],
  ])('%s', (_case, before, server, expected) => {
    expect(renewed(before, [conflict], server)).toEqual([{ ...conflict, reason: 'conflict' }, ...expected])
  })
})

describe('versions of other tabs', () => {
  const typed = (fieldId: string, value: string): DraftField => ({ fieldId, value, base: 1, at: 1, found: null })

  it('are asked about once for a field, where nothing else is asked about it', () => {
    const draft = difference('draft')
    expect(
      withOthers(
        [draft, difference('tab', { fieldId: 'gone' })],
        [typed('title', 'x'), typed('sum', 'first'), typed('sum', 'second')],
      ),
    ).toEqual([draft, { fieldId: 'sum', mine: 'first', server: null, reason: 'tab' }])
  })
})

describe('what somebody else changed meanwhile', () => {
  const change = (fieldId: string, before: string, now: string) => ({ fieldId, before, now })

  it.each([
    [
      'is told once for a field, from the first text to the last',
      [change('a', '1', '2')],
      [change('a', '2', '3')],
      [change('a', '1', '3')],
    ],
    ['is not told where the first text is back', [change('a', '1', '2')], [change('a', '2', '1')], []],
    [
      'of another field is told beside it',
      [change('a', '1', '2')],
      [change('b', '1', '2')],
      [change('a', '1', '2'), change('b', '1', '2')],
    ],
    ['stays untold only while nothing changed', [change('a', '1', '2')], [], [change('a', '1', '2')]],
    ['that changes nothing is not told', [], [change('a', '1', '1')], []],
  ])('%s', (_case, seen, more, expected) => {
    expect(withChanges(seen, more)).toEqual(expected)
  })
})
