/** Tests of the check for English words that the glossary replaces. */
import { expect, it } from 'vitest'
import { faultsOf } from '../checks/english-words.mjs'

it.each([
  ['Submit the declaration', ['“declaration” is called apply, application']],
  ['This guide has closed', ['“guide” is called call, application']],
  ['Get identity verification', ['“identity verification” is called real-name certification']],
  ['Submit The Application', ['“The” has a capital in mid-sentence']],
  ['Applications (Open)', ['“Open” has a capital in mid-sentence']],
])('%s: one term for one thing, in sentence case', (english, faults) => {
  expect(faultsOf(english)).toEqual(faults)
})

it.each([
  'Saved. Go on in “My projects”',
  'Sign in with WeChat or the one-stop service',
  'Import from Excel; times are Beijing’s',
  '{name} (Hong Kong, Macao)',
  'ID card number: 18 digits',
  'Ask the Municipal Science and Technology Commission',
])('%s follows the writing rules', (english) => {
  expect(faultsOf(english)).toEqual([])
})
