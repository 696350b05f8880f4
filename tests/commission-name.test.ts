/** Tests of finding the commission's fixed name in texts. */
import { expect, it } from 'vitest'
import { fixedCommissionNames, lacksCommission } from '../checks/commission-name.mjs'

it.each([
  ["title: '请联系市科委'", ["title: '请联系市科委'"]],
  ['<h3>市科委立项</h3>', ['<h3>市科委立项</h3>']],
  ["title: '请联系{commission}'", []],
  ["label: '科委退回'", []],
  [' * As 市科委 says.', []],
])('a text with a hard-coded name of the commission is refused: %s', (source, found) => {
  expect(fixedCommissionNames('src/features/part.tsx', source)).toEqual(found)
})

it('the one function that replaces the contract’s name by the configured one may contain it', () => {
  expect(fixedCommissionNames('src/lib/work/actor-title.ts', "const commissionRole = '市科委'")).toEqual([])
})

it.each([
  ['请联系{commission}。', 'Contact the commission.', true],
  ['请联系{commission}。', 'Contact the {commission}.', false],
  ['请联系单位。', 'Contact your unit.', false],
])('%s and “%s”: English lacks the configured name: %s', (chinese, english, lacks) => {
  expect(lacksCommission(chinese, english)).toBe(lacks)
})
