/** Tests of what the certificate type and number of a profile imply. */
import { dictionaryId } from '@mocks/db/seeds/dictionary-id'
import { describe, expect, it } from 'vitest'
import { completeProfile } from '../../../tests/sample-profile'
import { withCertificateNumber, withCertificateType } from './certificate-rules'

const today = '2026-11-21'
const resident = { ...completeProfile, userCertificate: '', userBirthday: '', userSex: -1 }
const passport = { id: dictionaryId('user_id_type', '414'), code: '414', name: '护照' }

describe('values derived from a resident ID number (specification, section 5)', () => {
  it.each([
    ['310110198504160436', { userBirthday: '1985-04-16', userSex: 0 }],
    ['11010519491231002x', { userBirthday: '1949-12-31', userSex: 1 }],
    ['３１０１１０１９８５０４１６０４３６', { userBirthday: '1985-04-16', userSex: 0 }],
    ['310110 19850416 0436', { userBirthday: '1985-04-16', userSex: 0 }],
    ['310110202402290457', { userBirthday: '2024-02-29', userSex: 0 }],
    ['310110202302290457', { userBirthday: '', userSex: 0 }],
    ['31011019850416043', {}],
    ['310110850416043', {}],
    ['E12345678', {}],
  ])('%s → %o', (number, facts) => {
    expect(withCertificateNumber(resident, number, today)).toEqual({ userCertificate: number, ...facts })
  })

  it('are absent for other certificates', () => {
    const foreign = { ...resident, userCertificatetype: passport }
    const number = '310110198504160436'
    expect(withCertificateNumber(foreign, number, today)).toEqual({ userCertificate: number })
  })

  it.each(['', ' 　'])('are cleared with the number: %j', (number) => {
    expect(withCertificateNumber(completeProfile, number, today)).toEqual({ userCertificate: number, userBirthday: '' })
  })
})

it('changing the kind of certificate clears the number, choosing the same kind does not', () => {
  expect(withCertificateType(completeProfile, passport)).toEqual({
    userCertificatetype: passport,
    userCertificate: '',
    userBirthday: '',
  })
  const same = completeProfile.userCertificatetype
  expect(withCertificateType(completeProfile, same)).toEqual({ userCertificatetype: same })
})
