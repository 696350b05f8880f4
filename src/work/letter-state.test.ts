/** Tests of which letter of the commission is in force. */
import { expect, it } from 'vitest'
import { acceptance } from './kinds/acceptance'
import { declaration } from './kinds/declaration'
import { letterState } from './letter-state'

const rectifyBy = Date.parse('2026-12-31')

it.each([
  ['of an acceptance before its conclusion: none', acceptance, 'TO_CONCLUDE', {}, undefined],
  ['of one to be rectified', acceptance, 'RECTIFYING', { rectifyBy }, 'RECTIFYING'],
  ['of one rectified, until it is concluded', acceptance, 'TO_CONCLUDE', { rectifyBy }, 'RECTIFYING'],
  ['of one refused after that: the refusal', acceptance, 'FAILED', { rectifyBy }, 'FAILED'],
  ['of one passed after that: none', acceptance, 'PASSED', { rectifyBy }, undefined],
  ['of a kind that is never rectified: none', declaration, 'UNIT_REVIEW', { rectifyBy }, undefined],
  ['of a state of a later version: none', acceptance, 'ELSEWHERE', { rectifyBy }, undefined],
])('the letter %s', (_, kind, state, facts, expected) => {
  expect(letterState(kind, { state, facts })).toBe(expected)
})
