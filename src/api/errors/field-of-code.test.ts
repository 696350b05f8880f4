/** Tests of which form field an error code concerns. */
import { expect, it } from 'vitest'
import { catalogue } from './catalogue'
import { codeFailure } from './classify'
import { failureText, TransportFailure } from './failure'
import { type FieldSubject, fieldOfCode } from './field-of-code'

const origin = { endpoint: 'program', operation: 'Enter', status: 200, sentWith: undefined } as const
const refused = (code: number, textContext?: string) =>
  failureText(new TransportFailure(codeFailure(code, {}, { ...origin, textContext })))

const form = {
  projectNumber: 'number',
  projectName: 'name',
  undertakingUnit: 'unit',
  projectLeader: 'leader',
  checkCode: 'checkCode',
  code: 'code',
  baseName: 'base',
  hostUnit: 'host',
} satisfies Partial<Record<FieldSubject, string>>

it.each([
  [603209, 'number'],
  [603210, 'name'],
  [603211, 'unit'],
  [603212, 'leader'],
  [603213, 'checkCode'],
  [603011, 'code'],
  [603201, undefined],
  [603008, undefined],
  [60347, undefined],
  [699999, undefined],
  [null, undefined],
])('an entry form refused with %s shows the error at %s', (code, field) => {
  expect(fieldOfCode(code, form)).toBe(field)
})

it.each([
  [603008, 'base', '基地名称不存在，请核对'],
  [603009, 'base', '该基地不在本年度检查范围内，请联系管理员'],
  [603010, 'host', '依托单位与基地不匹配，请核对'],
  [603011, 'checkCode', '校验码错误，请核对通知中的校验码'],
  [60347, undefined, '基地填报已截止，不能再填报或提交'],
])('a science base shows %s at %s with its own text', (code, field, words) => {
  expect(fieldOfCode(code, form, 'base')).toBe(field)
  expect(refused(code, 'base')).toBe(words)
})

it.each([60144, 60145, 60146, 60176, 601002, 601202, 603288, 60191])('%s is silent, also at its field', (code) => {
  expect(refused(code)).toBe('')
  expect(catalogue[code]?.show).toBe('silent')
})

it('every other code has a text', () => {
  const silent = Object.entries(catalogue).filter(([code]) => refused(Number(code)) === '')
  expect(silent).toHaveLength(8)
})
