/** The row of a person without further data: what a registration and the seeded people begin with. */

import { demoPassword } from '../personas'
import type { UserRow } from './rows'

export type NamedPerson = Pick<UserRow, 'id' | 'userName' | 'userFullname' | 'userMobile'>

/** A row for a person with an account and no further data. */
export function blankPerson(known: NamedPerson & Partial<UserRow>): UserRow {
  return {
    persona: null,
    password: demoPassword,
    failedLogins: 0,
    lockedUntil: null,
    isCertification: 0,
    userGrade: 0,
    userType: 1,
    userEmail: null,
    userBirthday: null,
    userSex: -1,
    userNative: null,
    userCertificatetype: null,
    userCertificate: null,
    userParty: null,
    userMinority: null,
    userNationality: null,
    userHighDegree: null,
    userAcademicDegree: null,
    userBankName: null,
    userBirthplace: null,
    userZipcode: null,
    userAddress: null,
    academician: [],
    userEnglishname: null,
    userPosition: null,
    userMajor: null,
    isSupervisor: 0,
    userSupervisorTime: null,
    userLanguages: null,
    userTelephone: null,
    userFax: null,
    identityCard: null,
    doctoralSupervisor: null,
    title: null,
    userBankAccount: null,
    userBankLocation: null,
    userSubBankName: null,
    firstEntryTime: null,
    expectDepartureTime: null,
    headimgurl: null,
    comTags: [],
    isInvitedExpert: 0,
    hasYwtb: 0,
    expertFlag: 0,
    awardState: 0,
    permissions: [],
    ...known,
  }
}
