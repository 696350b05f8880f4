/** Converts a person and their memberships to the contract's types, for the permission resolvers. */
import type { Database } from './db/database'
import type { FileReference, MembershipRow, UserRow } from './db/rows'
import type { Membership, User } from './resolvers/permission.generated'
import { actsForCommission } from './work/viewer-roles'

function dictionary(db: Database, id: string | null) {
  const row = id === null ? undefined : db.dictionaries.get(id)
  return row ? { id: row.id, code: row.code, name: row.name, nameEn: row.nameEn } : null
}

function files(user: UserRow) {
  const file = (reference: FileReference | null) => ({ name: reference?.name ?? null, key: reference?.key ?? null })
  return {
    userIdentityCardName: file(user.identityCard).name,
    userIdentityCardUrl: file(user.identityCard).key,
    userDoctoralSupervisorName: file(user.doctoralSupervisor).name,
    userDoctoralSupervisorUrl: file(user.doctoralSupervisor).key,
    userTitleName: file(user.title).name,
    userTitleUrl: file(user.title).key,
  }
}

/** Converts a person to the contract's type, without password and counters. */
export function userView(db: Database, user: UserRow): User {
  const {
    password: _password,
    failedLogins: _failed,
    lockedUntil: _locked,
    permissions: _permissions,
    ...publicUser
  } = user
  return {
    ...publicUser,
    ...files(user),
    userCertificatetypeDic: dictionary(db, user.userCertificatetype),
    userPartyDic: dictionary(db, user.userParty),
    userMinorityDic: dictionary(db, user.userMinority),
    userNationalityDic: dictionary(db, user.userNationality),
    userHighDegreeDic: dictionary(db, user.userHighDegree),
    userAcademicDegreeDic: dictionary(db, user.userAcademicDegree),
    userBankNameDic: dictionary(db, user.userBankName),
    userBirthplaceDic: dictionary(db, user.userBirthplace),
    commissionKinds: db.commissionDesks
      .all()
      .map(({ id }) => id)
      .filter(actsForCommission({ db }, user)),
    userAcademician: user.academician.map((item, index) => ({
      id: `${user.id}-academician-${index}`,
      academicianType: item.academicianType,
      academicianDate: item.academicianDate,
      academicianDeptDic: dictionary(db, item.academicianDept),
    })),
    comTags: user.comTags.map((tag) => ({ ...tag })),
    units: db.memberships.where({ userId: user.id }).flatMap(({ applyStatus, unitId }) => {
      const unit = db.units.get(unitId)
      return unit ? [{ applyStatus, unit: { id: unit.id, unitName: unit.unitName } }] : []
    }),
  }
}

/** Converts a membership to the contract's type; none when its unit no longer exists. */
export function membershipView(db: Database, row: MembershipRow): Membership[] {
  const unit = db.units.get(row.unitId)
  if (!unit) return []
  const area = unit.areaId === null ? undefined : db.dictionaries.get(unit.areaId)
  return [
    {
      id: row.id,
      isAdmin: row.isAdmin,
      applyStatus: row.applyStatus,
      isDefault: row.isDefault,
      userUnitRole: row.roleCodes.map((roleCode) => ({ id: `${row.id}-${roleCode}`, roleCode })),
      userDepartments: row.departments.map((department) => ({ ...department })),
      unit: {
        ...unit,
        unitProfile: {
          unitLogo: unit.unitLogo,
          unitAreaDic: area ? { id: area.id, dictionaryName: area.name, nameEn: area.nameEn } : null,
        },
      },
    },
  ]
}
