/** Complete profiles of a resident and a foreigner, for the tests of account settings. */
import { dictionaryId } from '@mocks/db/seeds/dictionary-id'
import type { ProfileValues } from '../src/features/account/profile-values'

const entry = (type: string, code: string, name: string) => ({ id: dictionaryId(type, code), code, name })

/** A complete profile of a user with a resident ID card. */
export const completeProfile: ProfileValues = {
  userFullname: '陈思远',
  userCertificatetype: entry('user_id_type', '111', '居民身份证'),
  userCertificate: '310110198504160436',
  userBirthday: '1985-04-16',
  userSex: 0,
  userMobile: '13800001001',
  userEmail: 'researcher@example.cn',
  unit: { id: 'unit-1', unitName: '上海申江大学' },
  userNationality: entry('user_nationality', 'CHN', '中国'),
  userMinority: entry('tribe', '01', '汉族'),
  userParty: entry('political_party', '13', '群众'),
  userHighDegree: entry('user_education', '11', '博士研究生'),
  userAcademicDegree: entry('user_degree', '2', '博士'),
  userNative: '上海',
  userAddress: '上海市杨浦区申江路21号',
  userZipcode: '200433',
  userTelephone: '021-55660000',
  userFax: '无',
  userEnglishname: 'Chen Siyuan',
  userPosition: '教授',
  userMajor: '人工智能',
  userLanguages: '汉语、英语',
  isSupervisor: 1,
  engineeringAcademy: null,
  sciencesAcademy: { dept: entry('academician_dept', 'S5', '信息技术科学部'), date: '2017-11-28' },
  identityCard: { name: '身份证.pdf', url: 'key-1.pdf' },
  doctoralSupervisor: null,
  title: null,
  userBankName: entry('deposit_bank', '102', '中国工商银行'),
  userBankLocation: 0,
  userSubBankName: '中国工商银行上海市五角场支行',
  userBankAccount: '4111111111111111',
  userBirthplace: null,
  firstEntryTime: '',
  expectDepartureTime: '',
}

/** Changes it to a user with a passport. */
export const foreigner: Partial<ProfileValues> = {
  userCertificatetype: entry('user_id_type', '414', '护照'),
  userCertificate: 'E12345678',
  userBirthplace: entry('user_birthplace', '99', '境外'),
  firstEntryTime: '2020-01-02',
  expectDepartureTime: '2030-01-02',
}
