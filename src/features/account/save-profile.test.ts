// @vitest-environment jsdom
import { dictionaryId } from '@mocks/db/seeds/dictionary-id'
import { afterEach, describe, expect, it } from 'vitest'
import { resetSession } from '@/session/load-session'
import { readToken, removeToken, saveToken } from '@/session/token'
import { backend } from '../../../tests/backend'
import { readProfile, saveProfile } from './save-profile'

afterEach(async () => {
  removeToken(readToken())
  await resetSession()
  await backend.reset()
})

const resident = { id: dictionaryId('user_id_type', '111'), code: '111', name: '居民身份证' }
const passport = { id: dictionaryId('user_id_type', '414'), code: '414', name: '护照' }
const entry = Date.parse('2020-01-02T00:00:00+08:00')
const departure = Date.parse('2030-01-02T00:00:00+08:00')
const stays = { firstEntryTime: entry, expectDepartureTime: departure }
const gone = { firstEntryTime: null, expectDepartureTime: null }

describe('saving a tab clears only the fields of that tab', () => {
  it.each([
    // saved type, the type on the info tab, the tab that is saved → the days of the stay
    ['the bank tab, of a passport', passport, passport, 'bank', stays],
    [
      'the bank tab, of a passport, with an unsaved resident ID card on the info tab',
      passport,
      resident,
      'bank',
      stays,
    ],
    ['the bank tab, of a passport, with no type chosen on the info tab', passport, null, 'bank', stays],
    ['the bank tab, of a resident ID card', resident, resident, 'bank', gone],
    ['the bank tab, of a resident ID card, with an unsaved passport on the info tab', resident, passport, 'bank', gone],
    ['the info tab, as it was', passport, passport, 'info', stays],
    ['the info tab, from a passport to a resident ID card', passport, resident, 'info', gone],
    ['the info tab, from a resident ID card to a passport', resident, passport, 'info', stays],
  ] as const)('%s', async (_case, saved, typed, part, expected) => {
    backend.db.users.update('user-invitedExpert', {
      ...{ isCertification: 0, userCertificate: null, userCertificatetype: saved.id },
      ...stays,
    })
    saveToken(backend.signIn('invitedExpert'))
    const { values } = await readProfile()
    const answers = { ...values, userCertificatetype: typed, userPosition: 'Professor', userBankLocation: 1 }
    expect(await saveProfile(part, values, answers)).toMatchObject({ kind: 'saved' })
    expect(backend.db.users.get('user-invitedExpert')).toMatchObject(expected)
  })
})

it('a save never contains mobile or e-mail address, which change by verification code only', async () => {
  saveToken(backend.signIn('researcher'))
  const { values } = await readProfile()
  const answers = { ...values, userMobile: '13911112222', userEmail: 'other@example.cn', userPosition: '院长' }
  expect(await saveProfile('info', values, answers)).toMatchObject({ kind: 'saved' })
  expect(backend.db.users.get('user-researcher')).toMatchObject({
    userMobile: values.userMobile,
    userEmail: values.userEmail,
    userPosition: '院长',
  })
})
