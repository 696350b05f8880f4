import { expect, it } from 'vitest'
import { fixedCommissionNames, lacksCommission } from '../checks/commission-name.mjs'

it.each([
  ["title: '请联系市科委'", ["title: '请联系市科委'"]],
  ['<h3>市科委立项</h3>', ['<h3>市科委立项</h3>']],
  ["title: '请联系{commission}'", []],
  ["label: '科委退回'", []],
  [' * As 市科委 says.', []],
])('a text that writes the commission’s name down is refused: %s', (source, found) => {
  expect(fixedCommissionNames('src/features/part.tsx', source)).toEqual(found)
})

it('the one place that turns the contract’s word into the configured name may write it', () => {
  expect(fixedCommissionNames('src/lib/work/actor-title.ts', "const commissionRole = '市科委'")).toEqual([])
})

it.each([
  ['请联系{commission}。', 'Contact the commission.', true],
  ['请联系{commission}。', 'Contact the {commission}.', false],
  ['请联系单位。', 'Contact your unit.', false],
])('%s and “%s”: English lacks the configured name: %s', (chinese, english, lacks) => {
  expect(lacksCommission(chinese, english)).toBe(lacks)
})
