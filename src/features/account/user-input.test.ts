/** Tests of the payload that saves a profile. */
import { dictionaryId } from '@mocks/db/seeds/dictionary-id'
import { expect, it } from 'vitest'
import { completeProfile, foreigner } from '../../../tests/sample-profile'
import { userInput } from './user-input'

/** The keys of UserInput, as the specification lists them (section 3 "Save payload"). */
const keys = [
  ...['userFullname', 'userCertificatetype', 'userCertificate', 'userBirthday', 'userSex', 'userMobile', 'userNative'],
  ...['userNationality', 'userMinority', 'userParty', 'userHighDegree', 'userAcademicDegree', 'userZipcode'],
  ...['userAddress', 'userBankName', 'userBankAccount', 'userEnglishname', 'userTelephone', 'userFax', 'userEmail'],
  ...['userPosition', 'userMajor', 'isSupervisor', 'userLanguages', 'userIdentityCardName', 'userIdentityCardUrl'],
  ...['userDoctoralSupervisorName', 'userDoctoralSupervisorUrl', 'userTitleName', 'userTitleUrl', 'isAcademician'],
  ...['academicianInput', 'userBirthplace', 'firstEntryTime', 'expectDepartureTime', 'userBankLocation'],
  'userSubBankName',
]

it('the payload has every key of the specification and no other, whatever is filled in', () => {
  for (const values of [completeProfile, { ...completeProfile, ...foreigner }])
    expect(Object.keys(userInput(values)).toSorted()).toEqual(keys.toSorted())
})

it('the payload has dictionary ids, dates as midnight in China, and files by name and key', () => {
  expect(userInput(completeProfile)).toEqual({
    userFullname: '陈思远',
    userCertificatetype: dictionaryId('user_id_type', '111'),
    userCertificate: '310110198504160436',
    userBirthday: Date.parse('1985-04-16T00:00:00+08:00'),
    userSex: 0,
    userMobile: '13800001001',
    userNative: '上海',
    userNationality: dictionaryId('user_nationality', 'CHN'),
    userMinority: dictionaryId('tribe', '01'),
    userParty: dictionaryId('political_party', '13'),
    userHighDegree: dictionaryId('user_education', '11'),
    userAcademicDegree: dictionaryId('user_degree', '2'),
    userZipcode: '200433',
    userAddress: '上海市杨浦区申江路21号',
    userBankName: dictionaryId('deposit_bank', '102'),
    userBankAccount: '4111111111111111',
    userEnglishname: 'Chen Siyuan',
    userTelephone: '021-55660000',
    userFax: '无',
    userEmail: 'researcher@example.cn',
    userPosition: '教授',
    userMajor: '人工智能',
    isSupervisor: 1,
    userLanguages: '汉语、英语',
    userIdentityCardName: '身份证.pdf',
    userIdentityCardUrl: 'key-1.pdf',
    userDoctoralSupervisorName: null,
    userDoctoralSupervisorUrl: null,
    userTitleName: null,
    userTitleUrl: null,
    isAcademician: 1,
    academicianInput: [
      {
        academicianType: '科学院院士',
        academicianDept: dictionaryId('academician_dept', 'S5'),
        academicianDate: Date.parse('2017-11-28T00:00:00+08:00'),
      },
    ],
    userBirthplace: null,
    firstEntryTime: null,
    expectDepartureTime: null,
    userBankLocation: 0,
    userSubBankName: '中国工商银行上海市五角场支行',
  })
})

it('the payload never contains an empty academy', () => {
  const { isAcademician, academicianInput } = userInput({ ...completeProfile, sciencesAcademy: null })
  expect([isAcademician, academicianInput]).toEqual([0, []])
})
