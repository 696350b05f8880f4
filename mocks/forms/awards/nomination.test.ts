/** Tests of the rules of the award nomination. */
import { expect, it } from 'vitest'
import type { FormValues } from '@/smartform/schema/values'
import { formNode, problemsOf } from '../../domain/form-engine'

const formId = 'award-nomination'
const man = { type: '111', number: '310104196301011234' } as const
const woman = { type: '111', number: '11010519491231002X' } as const
const nominee = { nomineeKind: 'PERSON', certificate: man, bornOn: '1963-01-01', sex: 'M' }

it.each<[string, FormValues, string[]]>([
  ['a man’s and his own', {}, []],
  ['a woman’s with the check character X', { certificate: woman, bornOn: '1949-12-31', sex: 'F' }, []],
  ['another day', { bornOn: '1963-01-02' }, ['birthdayOfIdCard']],
  ['another century', { bornOn: '1863-01-01' }, ['birthdayOfIdCard']],
  ['another sex', { sex: 'F' }, ['sexOfIdCard']],
  ['another person', { certificate: woman }, ['birthdayOfIdCard', 'sexOfIdCard']],
  ['a passport, which tells neither', { certificate: { type: '414', number: 'E12345678' }, sex: 'F' }, []],
  ['a number not finished', { certificate: { type: '111', number: '3101041963' }, bornOn: '1970-01-01' }, []],
  ['no birthday and no sex yet', { bornOn: null, sex: null }, []],
  ['a unit’s', { nomineeKind: 'UNIT', sex: 'F' }, []],
])('a nominee’s birthday and sex are compared with the ID card: %s', (_case, changes, rules) => {
  const { version: formVersion } = formNode(formId)
  const values = { ...nominee, ...changes }
  const found = problemsOf({ formId, formVersion, values }, Date.parse('2026-11-21T10:00:00+08:00'))
  const ofIdCard = found.flatMap(({ rule }) => rule?.match(/[a-z]+OfIdCard/) ?? []).sort()
  expect(ofIdCard).toEqual(rules)
})
