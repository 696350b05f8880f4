/** Tests of which kinds of personal data are guarded, and which need a separate consent. */
import { expect, it } from 'vitest'
import { consentFor, isGuarded, personalDataKindNames } from './kinds'
import { privacyEntryPath } from './notice-address'

it('numbers of certificates and accounts, telephones and health are masked, nothing else', () => {
  expect(personalDataKindNames.filter((kind) => isGuarded(kind))).toEqual([
    ...['certificateNumber', 'bankAccount', 'mobile', 'telephone', 'health'],
  ])
})

it.each([undefined, '', 'unheard', 'constructor'])('a field whose kind is %j is not masked', (kind) => {
  expect(isGuarded(kind)).toBe(false)
})

it('bank data and the scan of a certificate need a consent of their own', () => {
  const needed = personalDataKindNames.flatMap((kind) => {
    const consent = consentFor(kind)
    return consent === undefined ? [] : [[kind, consent]]
  })
  expect(needed).toEqual([
    ['certificateScan', 'certificateScan'],
    ['bankAccount', 'bankAccount'],
    ['bankName', 'bankAccount'],
  ])
})

it('a notice leads to the entry of its kind in the privacy policy', () => {
  expect(privacyEntryPath('mobile')).toBe('/legal/privacy#data-mobile')
})
