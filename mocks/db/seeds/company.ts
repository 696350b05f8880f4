/**
 * Seeds people and requests of the university's pages beside staff and declarations: joining members, expert
 * applications, filings.
 */

import type { UnitValues } from '@/lib/unit/unit-fields'
import { day } from '../../domain/durations'
import { workingMoment } from '../../domain/working-time'
import { blankPerson } from '../blank-person'
import type { Database } from '../database'
import { dictionaryId } from './dictionary-id'
import { seedApplication } from './experts'
import { addMembership, verifiedPerson } from './person'
import { departmentId, unitIds } from './units'

/**
 * Name, English name, sex, birthday, position, major, status (1 pending, 2 member, 3 refused), department, days ago.
 */
const more = `
钱一鸣 Qian Yiming M 1995-04-12 博士后 人工智能 1 1 0
沈若溪 Shen Ruoxi F 1997-11-03 科研助理 数据科学 1 1 2
陆承宇 Lu Chengyu M 1989-06-27 副教授 材料物理 1 2 3
贾文慧 Jia Wenhui F 1992-08-15 讲师 细胞工程 1 3 5
方正清 Fang Zhengqing M 1981-02-22 教授 产业经济学 1 4 8
顾晓枫 Gu Xiaofeng F 1986-09-30 研究员 计算机网络 2 1 320
毛宇航 Mao Yuhang M 1990-12-19 副研究员 高分子物理 2 2 410
邹雨薇 Zou Yuwei F 1993-03-07 讲师 微生物学 2 3 150
熊志远 Xiong Zhiyuan M 1978-07-25 教授 管理科学 2 4 900
尹思琪 Yin Siqi F 1994-05-16 助理研究员 软件工程 2 1 90
侯建平 Hou Jianping M 1969-10-11 教授 金属材料 2 2 1500
雷鸣远 Lei Mingyuan M 1988-01-28 副教授 遗传学 2 3 260
龙海燕 Long Haiyan F 1996-02-14 科研秘书 会计学 3 4 30`

/** Members of the university who joined after its declarations; five of them wait for the unit's approval. */
function seedMorePeople(db: Database, now: number): void {
  for (const [index, line] of more.trim().split('\n').entries()) {
    const [name = '', surname, givenName, sex, born = '', position = '', major = '', status, place, ago] =
      line.split(' ')
    const id = `user-more-${index + 1}`
    const applyStatus = Number(status)
    const known = {
      id,
      userName: `more${index + 1}`,
      userFullname: name,
      userMobile: `1390000${4001 + index}`,
      permissions: ['s02.f009'],
    }
    const life = { born, sex: sex === 'F' ? (1 as const) : (0 as const), sequence: 300 + index }
    // The newest applicant is not verified yet.
    if (index === 1) db.users.insert(blankPerson({ ...known, userPosition: position, userMajor: major }))
    else db.users.insert(verifiedPerson(known, { ...life, english: `${surname} ${givenName}`, position, major }))
    if (index % 3 === 0) db.users.update(id, { userHighDegree: dictionaryId('user_education', '14') })
    addMembership(db, id, unitIds.university, {
      applyStatus,
      departments: [{ id: departmentId(unitIds.university, Number(place)), isAdmin: 0 }],
      appliedAt: workingMoment(now - Number(ago) * day - index * 3600_000),
      reason: applyStatus === 3 ? '人事关系不在本单位，请先办理入职手续后再申请。' : null,
    })
  }
}

/** The university's pending expert applications: person, state, state of a later change, days ago, reason. */
const experts: readonly [
  userId: string,
  applyStatus: number,
  editStatus: number | null,
  ago: number,
  reason?: string,
][] = [
  ['user-4', 1, null, 1],
  ['user-more-6', 1, null, 2],
  ['user-6', 3, 1, 4],
  ['user-7', 3, null, 620],
  ['user-9', 2, null, 7],
  ['user-10', 5, null, 21, '研究方向与所报评审领域不一致，请核对后重新提交。'],
  ['user-more-9', 3, 2, 9],
  ['user-more-11', 3, null, 1200],
]

function seedUnitExperts(db: Database, now: number): void {
  for (const [userId, applyStatus, editStatus, ago, reason = null] of experts) {
    const at = workingMoment(now - ago * day)
    const entered = editStatus === null ? at : workingMoment(at - 500 * day)
    const filed = { userId, unitId: unitIds.university }
    seedApplication(db, { ...filed, status: applyStatus, at: entered, opinion: editStatus === null ? reason : null })
    if (editStatus !== null) seedApplication(db, { ...filed, status: editStatus, at, opinion: reason, edit: true })
    if (applyStatus !== 3) continue
    db.expertProfiles.insert({ id: userId, expertAt: entered, expertEditAt: at, expertEditCompleteAt: null })
    db.users.update(userId, { expertFlag: 1 })
  }
}

// biome-ignore format: a table reads best as one
const profiles: readonly [unitId: string, legalPerson: string, registered: string, capital: string, address: string, properties: string, economic: string, range: string, subordination: string, characteristics: string, mailbox: string, zipcode: string, telephone: string][] = [
  [unitIds.university, '沈国梁', '1952-09-01', '186500', '上海市杨浦区申江路1号', '10', '900', 'L', '20', '9', 'kyc@shenjiang.example.cn', '200433', '021-55660000'],
  [unitIds.institute, '赵立群', '2019-05-20', '8000', '上海市徐汇区云锦路700号', '60', '900', 'M', '20', '9', 'office@puyuan.example.cn', '200232', '021-64280700'],
  [unitIds.chipCompany, '程远', '2016-03-18', '12800', '上海市浦东新区张衡路180号', '30', '150', 'M', '90', '1,3', 'rd@xinlan.example.cn', '201203', '021-50801800'],
  [unitIds.hospital, '谢家明', '1958-04-10', '42600', '上海市黄浦区人民路95号', '40', '900', 'L', '20', '9', 'keyan@renze.example.cn', '200010', '021-63280095'],
  [unitIds.drugCompany, '白川', '1998-11-06', '61200', '上海市浦东新区哈雷路898号', '30', '160', 'L', '90', '1', 'science@jihe.example.cn', '201203', '021-50808980'],
  [unitIds.farmInstitute, '陶然', '1960-02-15', '5300', '上海市闵行区北翟路2901号', '20', '900', 'S', '20', '9', 'yjs@lvsui.example.cn', '201106', '021-62212901'],
]

/** The unit's administrator, who is also its contact. */
function contactOf(db: Database, unitId: string) {
  const [first] = db.memberships.where({ unitId, isAdmin: 1 })
  return first && db.users.get(first.userId)
}

function seedUnitProfiles(db: Database): void {
  for (const [
    id,
    legalPerson,
    registered,
    capital,
    address,
    properties,
    economic,
    range,
    subordination,
    traits,
    mailbox,
    zipcode,
    telephone,
  ] of profiles) {
    const contact = contactOf(db, id)
    const values: UnitValues = {
      unitLegalPerson: legalPerson,
      unitRegisterDate: registered,
      unitRegisterCapital: capital,
      unitRegisterAddress: address,
      unitProperties: dictionaryId('user_unit_properties', properties),
      unitEconomicType: dictionaryId('user_economic_type', economic),
      unitCompanyRange: dictionaryId('unit_company_range', range),
      unitSubordination: dictionaryId('user_unit_subordination', subordination),
      unitCharacteristics: traits
        .split(',')
        .map((code) => dictionaryId('user_enterprise_characteristics', code))
        .join(','),
      unitContactName: contact?.userFullname ?? '',
      unitContactMobile: contact?.userMobile ?? '',
      unitTelephone: telephone,
      unitEmail: mailbox,
      unitZipcode: zipcode,
      unitAddress: address,
    }
    db.unitProfiles.insert({ id, revision: 1, values, logoName: null })
  }
}

/**
 * Data of the company pages besides staff and declarations. It is seeded after these, so that their seeds stay
 * unchanged.
 */
export function seedCompany(db: Database, now: number): void {
  seedMorePeople(db, now)
  seedUnitExperts(db, now)
  seedUnitProfiles(db)
  seedYearlyCheck(db, now)
}

/** The university has confirmed a third of its people this year. */
function seedYearlyCheck(db: Database, now: number): void {
  const members = db.memberships.where({ unitId: unitIds.university, applyStatus: 2 })
  for (const [index, { id }] of members.entries())
    if (index % 3 === 0) db.memberships.update(id, { confirmedAt: workingMoment(now - 12 * day) })
}
