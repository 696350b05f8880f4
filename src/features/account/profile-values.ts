/** The values of the profile form, and how they are read from the backend's user; every file of the profile uses these types. */

import { type DictionaryEntry, plainEntry } from '@/lib/i18n/dictionary-entry-name'
import { dayOfTimestamp } from '@/lib/time/iso-day'
import type { ProfileQuery } from './graphql/profile.permission.generated'

/** A profile as the backend returns it. */
export type ProfileUser = ProfileQuery['user']

/** A stored file of the profile: name and key. */
export interface ProfileFile {
  name: string
  url: string
}

/** Membership of one academy. */
export interface AcademyValue {
  dept: DictionaryEntry | null
  /** The date, as typed. */
  date: string
}

/** A unit of the person. */
export interface UnitChoice {
  id: string
  unitName: string
}

/** The values of the profile form. Texts and dates are as typed (`YYYY-MM-DD` once tidied), '' for none. */
export interface ProfileValues {
  userFullname: string
  userCertificatetype: DictionaryEntry | null
  userCertificate: string
  userBirthday: string
  /** 0 male, 1 female, -1 unset. */
  userSex: number
  /** Read-only here; changed on the security page. */
  userMobile: string
  userEmail: string
  unit: UnitChoice | null
  userNationality: DictionaryEntry | null
  userMinority: DictionaryEntry | null
  userParty: DictionaryEntry | null
  userHighDegree: DictionaryEntry | null
  userAcademicDegree: DictionaryEntry | null
  userNative: string
  userAddress: string
  userZipcode: string
  userTelephone: string
  userFax: string
  userEnglishname: string
  userPosition: string
  userMajor: string
  userLanguages: string
  /** 1 doctoral, 2 master's, 0 none. */
  isSupervisor: number
  engineeringAcademy: AcademyValue | null
  sciencesAcademy: AcademyValue | null
  identityCard: ProfileFile | null
  doctoralSupervisor: ProfileFile | null
  title: ProfileFile | null
  userBankName: DictionaryEntry | null
  /** 0 Shanghai, 1 elsewhere, null unset. */
  userBankLocation: number | null
  userSubBankName: string
  userBankAccount: string
  userBirthplace: DictionaryEntry | null
  firstEntryTime: string
  expectDepartureTime: string
}

export type ProfileField = keyof ProfileValues

const entry = (dictionaryEntry: DictionaryEntry | null) => dictionaryEntry && plainEntry(dictionaryEntry)
const day = (at: number | null) => (at === null ? '' : dayOfTimestamp(at))
const file = (name: string | null, url: string | null) => (url ? { name: name ?? url, url } : null)

/** The academies' names in the backend. */
export const academyTypes = {
  engineeringAcademy: '工程院院士', // not translated: a value of the backend
  sciencesAcademy: '科学院院士', // not translated: a value of the backend
} as const

/** The form values of a profile; `unit` is the default one. */
export function profileValues(user: ProfileUser, unit: UnitChoice | null): ProfileValues {
  const academy = (type: string): AcademyValue | null => {
    const academician = user.userAcademician.find(({ academicianType }) => academicianType === type)
    return academician ? { dept: entry(academician.academicianDeptDic), date: day(academician.academicianDate) } : null
  }
  return {
    userFullname: user.userFullname,
    userCertificatetype: entry(user.userCertificatetypeDic),
    userCertificate: user.userCertificate ?? '',
    userBirthday: day(user.userBirthday),
    userSex: user.userSex,
    userMobile: user.userMobile ?? '',
    userEmail: user.userEmail ?? '',
    unit,
    userNationality: entry(user.userNationalityDic),
    userMinority: entry(user.userMinorityDic),
    userParty: entry(user.userPartyDic),
    userHighDegree: entry(user.userHighDegreeDic),
    userAcademicDegree: entry(user.userAcademicDegreeDic),
    userNative: user.userNative ?? '',
    userAddress: user.userAddress ?? '',
    userZipcode: user.userZipcode ?? '',
    userTelephone: user.userTelephone ?? '',
    userFax: user.userFax ?? '',
    userEnglishname: user.userEnglishname ?? '',
    userPosition: user.userPosition ?? '',
    userMajor: user.userMajor ?? '',
    userLanguages: user.userLanguages ?? '',
    isSupervisor: user.isSupervisor,
    engineeringAcademy: academy(academyTypes.engineeringAcademy),
    sciencesAcademy: academy(academyTypes.sciencesAcademy),
    identityCard: file(user.userIdentityCardName, user.userIdentityCardUrl),
    doctoralSupervisor: file(user.userDoctoralSupervisorName, user.userDoctoralSupervisorUrl),
    title: file(user.userTitleName, user.userTitleUrl),
    userBankName: entry(user.userBankNameDic),
    userBankLocation: user.userBankLocation,
    userSubBankName: user.userSubBankName ?? '',
    userBankAccount: user.userBankAccount ?? '',
    userBirthplace: entry(user.userBirthplaceDic),
    firstEntryTime: day(user.firstEntryTime),
    expectDepartureTime: day(user.expectDepartureTime),
  }
}
