/** Converts the profile form's values to the payload of the save call. */

import type { AcademicianInput, UserInput } from '@/api/permission/schema.generated'
import { timestampOfDay } from '@/lib/time/iso-day'
import { type AcademyValue, academyTypes, type ProfileFile, type ProfileValues } from './profile-values'

const orNull = (value: string) => (value === '' ? null : value)
const time = (day: string) => (day === '' ? null : timestampOfDay(day))

function academician(type: string, academy: AcademyValue | null): AcademicianInput[] {
  if (!academy) return []
  return [{ academicianType: type, academicianDept: academy.dept?.id ?? null, academicianDate: time(academy.date) }]
}

/** Name and key of a file; both null remove it. */
function pair(file: ProfileFile | null): [name: string | null, url: string | null] {
  return file ? [file.name, file.url] : [null, null]
}

/**
 * The payload of a save: exactly the keys of the specification (section 3 "Save payload"), each time all of them and nothing
 */
export function userInput(values: ProfileValues): Required<UserInput> {
  const [userIdentityCardName, userIdentityCardUrl] = pair(values.identityCard)
  const [userDoctoralSupervisorName, userDoctoralSupervisorUrl] = pair(values.doctoralSupervisor)
  const [userTitleName, userTitleUrl] = pair(values.title)
  const academicianInput = [
    ...academician(academyTypes.engineeringAcademy, values.engineeringAcademy),
    ...academician(academyTypes.sciencesAcademy, values.sciencesAcademy),
  ]
  return {
    userFullname: values.userFullname,
    userCertificatetype: values.userCertificatetype?.id ?? null,
    userCertificate: orNull(values.userCertificate),
    userBirthday: time(values.userBirthday),
    userSex: values.userSex,
    userMobile: orNull(values.userMobile),
    userNative: orNull(values.userNative),
    userNationality: values.userNationality?.id ?? null,
    userMinority: values.userMinority?.id ?? null,
    userParty: values.userParty?.id ?? null,
    userHighDegree: values.userHighDegree?.id ?? null,
    userAcademicDegree: values.userAcademicDegree?.id ?? null,
    userZipcode: orNull(values.userZipcode),
    userAddress: orNull(values.userAddress),
    userBankName: values.userBankName?.id ?? null,
    userBankAccount: orNull(values.userBankAccount),
    userEnglishname: orNull(values.userEnglishname),
    userTelephone: orNull(values.userTelephone),
    userFax: orNull(values.userFax),
    userEmail: orNull(values.userEmail),
    userPosition: orNull(values.userPosition),
    userMajor: orNull(values.userMajor),
    isSupervisor: values.isSupervisor,
    userLanguages: orNull(values.userLanguages),
    userIdentityCardName,
    userIdentityCardUrl,
    userDoctoralSupervisorName,
    userDoctoralSupervisorUrl,
    userTitleName,
    userTitleUrl,
    isAcademician: academicianInput.length > 0 ? 1 : 0,
    academicianInput,
    userBirthplace: values.userBirthplace?.id ?? null,
    firstEntryTime: time(values.firstEntryTime),
    expectDepartureTime: time(values.expectDepartureTime),
    userBankLocation: values.userBankLocation,
    userSubBankName: orNull(values.userSubBankName),
  }
}
