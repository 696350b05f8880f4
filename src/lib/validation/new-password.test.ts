/** Tests of the rule for a new password. */
import { expect, it } from 'vitest'
import { newPasswordHint, newPasswordProblem } from './new-password'

it.each([
  ['abcdefg8', undefined],
  ['ABCDEFG8', undefined],
  [`a1${'x'.repeat(30)}`, undefined],
  ['abcdef8', '密码须为 8 至 32 位，现在 7 位'],
  [`a1${'x'.repeat(31)}`, '密码须为 8 至 32 位，现在 33 位'],
  ['', '密码须为 8 至 32 位，现在 0 位'],
  ['abcdefgh', '密码须同时含有字母和数字'],
  ['12345678', '密码须同时含有字母和数字'],
  ['密码密码密码12', '密码须同时含有字母和数字'],
])('the new password %j lacks: %s', (password, problem) => {
  expect(newPasswordProblem(password)).toBe(problem)
})

it('the hint says the rule', () => {
  expect(newPasswordHint).toBe('8 至 32 位，须同时含有字母和数字')
})
