/** Seeds the ten personas of the demonstration with their permissions. */

import { dayOfTimestamp, timestampOfDay } from '@/lib/time/iso-day'
import { type PersonaId, personaUserId } from '../../personas'
import { blankPerson } from '../blank-person'
import type { Database } from '../database'
import type { UserRow } from '../rows'
import { dictionaryId } from './dictionary-id'
import { addMembership, verifiedPerson } from './person'
import { departmentId, unitIds } from './units'

const year = 365 * 24 * 3600 * 1000
/** The day of a timestamp, stored as its midnight in China. */
const dayOf = (at: number) => timestampOfDay(dayOfTimestamp(at))

function account(persona: PersonaId, userFullname: string, userMobile: string, permissions: readonly string[]) {
  return { id: personaUserId(persona), persona, userName: persona, userFullname, userMobile, permissions }
}

/** Bases reported by a unit's offices; the other bases are reported by researchers. */
const officeBases = ['s02.f9003', 's02.f9009', 's02.f9010', 's02.f9011']
const researchBases = ['s02.f9001', 's02.f9002', 's02.f9008', 's02.f9005']
/** A host unit and the commission handle all of them. */
const allBases = [...researchBases, ...officeBases]

function researcher(now: number): UserRow {
  return verifiedPerson(
    {
      ...account('researcher', '陈思远', '13800001001', ['s02.f009', 's02.f9004', ...researchBases]),
      isSupervisor: 1,
      userSupervisorTime: dayOf(now - 4 * year),
      comTags: [
        { tagName: '东方英才计划', isEffective: 0, remark: '青年项目', orderIndex: 10 },
        { tagName: '启明星', isEffective: 0, remark: 'A 类', orderIndex: 30 },
        { tagName: '扬帆计划', isEffective: 1, remark: '已结题', orderIndex: 60 },
      ],
    },
    { born: '1985-04-16', sex: 0, sequence: 21, english: 'Chen Siyuan', position: '教授', major: '人工智能' },
  )
}

function invitedExpert(now: number): UserRow {
  return blankPerson({
    ...account('invitedExpert', '何嘉文', '13800001006', []),
    isCertification: 1,
    userGrade: 2,
    userBirthday: Date.parse('1972-09-03T00:00:00+08:00'),
    userSex: 0,
    userCertificatetype: dictionaryId('user_id_type', '516'),
    userCertificate: 'H0812345602',
    userNationality: dictionaryId('user_nationality', 'CHN'),
    userBirthplace: dictionaryId('user_birthplace', '81'),
    userEnglishname: 'Ho Ka Man',
    userEmail: 'kmho@example.hk',
    userPosition: 'Chair Professor',
    userMajor: 'Biomedical Engineering',
    userLanguages: '粤语、英语、普通话',
    firstEntryTime: dayOf(now - 6 * year),
    expectDepartureTime: dayOf(now + year),
    isInvitedExpert: 1,
    expertFlag: 1,
  })
}

const unitAdministratorPermissions = [...['s01.f019', 's02.f006', 's02.f015', 's02.f026', 's02.f9004'], ...allBases]

/** The ten personas of domain section 2, with the permissions of its table. */
export function seedPersonas(db: Database, now: number): void {
  const people: UserRow[] = [
    researcher(now),
    blankPerson(account('newResearcher', '林晓岚', '13800001002', [])),
    verifiedPerson(
      { ...account('unitAdministrator', '王建华', '13800001003', unitAdministratorPermissions), userType: 2 },
      { born: '1976-11-02', sex: 0, sequence: 22, english: 'Wang Jianhua', position: '科研处处长', major: '科技管理' },
    ),
    verifiedPerson(
      {
        ...account('departmentAdministrator', '周敏', '13800001004', ['s01.f019', 's02.f006', ...officeBases]),
        userType: 2,
      },
      { born: '1988-07-21', sex: 1, sequence: 23, english: 'Zhou Min', position: '科研秘书', major: '计算机应用' },
    ),
    verifiedPerson(
      { ...account('expert', '赵立群', '13800001005', ['s02.f009']), expertFlag: 1 },
      { born: '1968-01-30', sex: 0, sequence: 24, english: 'Zhao Liqun', position: '研究员', major: '智能芯片' },
    ),
    invitedExpert(now),
    verifiedPerson(
      {
        ...account('academician', '沈国梁', '13800001007', []),
        awardState: 3,
        academician: [
          {
            academicianType: '科学院院士',
            academicianDept: dictionaryId('academician_dept', 'S5'),
            academicianDate: dayOf(now - 9 * year),
          },
        ],
      },
      { born: '1955-12-08', sex: 0, sequence: 25, english: 'Shen Guoliang', position: '教授', major: '通信与信息系统' },
    ),
    verifiedPerson(
      { ...account('awardUnitOfficer', '郑雅琴', '13800001008', []), awardState: 2, userType: 2 },
      {
        born: '1982-03-14',
        sex: 1,
        sequence: 26,
        english: 'Zheng Yaqin',
        position: '奖励与评价部主任',
        major: '科技政策',
      },
    ),
    verifiedPerson(
      { ...account('auditor', '孙志诚', '13800001009', ['s23.f002', 's23.f003']), userType: 4 },
      { born: '1980-06-25', sex: 0, sequence: 27, english: 'Sun Zhicheng', position: '注册会计师', major: '会计学' },
    ),
    verifiedPerson(
      {
        ...account('supervisingDepartment', '徐海宁', '13800001010', ['s23.f005', 's23.f006', 's02.f006', ...allBases]),
        userType: 3,
      },
      { born: '1979-09-17', sex: 1, sequence: 28, english: 'Xu Haining', position: '副处长', major: '公共管理' },
    ),
  ]
  for (const person of people) db.users.insert(person)
  joinUnits(db)
}

function joinUnits(db: Database): void {
  const { university, institute, auditFirm, commission, society } = unitIds
  const computing = departmentId(university, 1)
  const join = (persona: PersonaId, unitId: string, details: Parameters<typeof addMembership>[3]) =>
    addMembership(db, personaUserId(persona), unitId, details)
  join('researcher', university, { departments: [{ id: computing, isAdmin: 0 }] })
  join('researcher', institute, { applyStatus: 0, isDefault: 0 })
  join('unitAdministrator', university, { isAdmin: 1, roleCodes: ['unit_admin'] })
  join('departmentAdministrator', university, {
    roleCodes: ['department_admin'],
    departments: [{ id: computing, isAdmin: 1 }],
  })
  join('expert', institute, { departments: [{ id: departmentId(institute, 1), isAdmin: 0 }] })
  join('academician', university, { departments: [{ id: computing, isAdmin: 0 }] })
  join('awardUnitOfficer', society, { isAdmin: 1, roleCodes: ['award_officer'] })
  join('auditor', auditFirm, { roleCodes: ['auditor'], departments: [{ id: departmentId(auditFirm, 1), isAdmin: 0 }] })
  join('supervisingDepartment', commission, {
    roleCodes: ['supervisor'],
    departments: db.departments.where({ unitId: commission }).map(({ id }) => ({ id, isAdmin: 1 })),
  })
}
