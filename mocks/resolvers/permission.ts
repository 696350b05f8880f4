/** Resolvers of the endpoint `permission`: who a person is and may do: accounts, sessions, personal data, units, departments and their staff. */

import { masked } from '@/lib/text/mask'
import { mayAdminister } from '../administration'
import { type BackendContext, requireCaller } from '../context'
import type { DepartmentRow } from '../db/rows'
import { consentsOf, giveConsent, withdrawConsent } from '../domain/consents'
import { answerErasure, erasureRequestsToAnswer } from '../domain/erasure-answers'
import { grantors } from '../domain/grantors'
import { once } from '../domain/once'
import { pageOf } from '../domain/paging'
import {
  erasureRequests,
  personalDataExport,
  personalDataReads,
  recordProfileRead,
  requestErasure,
} from '../domain/personal-data'
import { personalDataUses } from '../domain/personal-data-uses'
import { eachOnItsOwn, requireCompany, requireWholeCompany, sectionPermissions } from '../domain/unit/company-rights'
import {
  closeDepartment,
  createDepartment,
  departmentsSeen,
  departmentView,
  mergeDepartments,
  renameDepartment,
  requireDepartment,
} from '../domain/unit/departments'
import { importRow, importStaff } from '../domain/unit/import-staff'
import { joinUnit } from '../domain/unit/join-unit'
import { approvedMemberships } from '../domain/unit/memberships'
import { countInvited, renewInvitations, unitInvitations, withdrawInvitations } from '../domain/unit/open-invitations'
import { requireSeen, type SeenRevisions, seenOne } from '../domain/unit/seen-revisions'
import { confirm, move, remove, saveRoles, staffList, staffView, waitingStaff } from '../domain/unit/staff'
import { checkProgress } from '../domain/unit/staff-check'
import { staffStatistics } from '../domain/unit/staff-statistics'
import { saveUnitInfo, unitInfoView } from '../domain/unit/unit-info'
import { fail } from '../fail'
import { checkLogin, logIn } from '../login'
import { menuOf } from '../menu-groups'
import { certifyRealName } from '../real-name'
import { saveUser } from '../save-user'
import { textToSignIn } from '../second-factor'
import { boundAccounts, changeEmail, changeMobile, changePassword, setDefaultUnit, unbindAccount } from '../security'
import { closeSession, endDevice, previousSignIn, signedInDevices } from '../sessions'
import { makeAccount, resetPassword } from '../sign-in/new-account'
import { clientOf, codeForClient } from '../sign-in/oauth-clients'
import { requestUnitRename, unitRename } from '../sign-in/unit-renames'
import { membershipView, userView } from '../user-view'
import { recordDataUse } from '../work/work-reads'
import type { Resolvers } from './permission.generated'

interface StaffBatch {
  unitId: string
  ids: readonly string[]
  seen?: SeenRevisions
}

/**
 * Applies an action to each of a unit's memberships, as it was listed, and reports each result with the person's name:
 * 60321 for one that changed since.
 */
function eachMember(context: BackendContext, { unitId, ids, seen }: StaffBatch, act: typeof remove) {
  const rights = requireWholeCompany(context, unitId)
  const { db } = context
  const callOf = (id: string) => ({
    userFullname: db.users.get(db.memberships.get(id)?.userId ?? '')?.userFullname ?? null,
  })
  return eachOnItsOwn(ids, callOf, (id) => {
    const row = db.memberships.get(id)
    if (row?.unitId === unitId) requireSeen(seen, id, row)
    act(context, rights, id)
  })
}

/** Changes the departments as the unit's administrator, and returns the department concerned. */
function changeDepartments(context: BackendContext, unitId: string, change: () => DepartmentRow) {
  requireWholeCompany(context, unitId)
  return departmentView(context, change())
}

/** Merges departments as the unit's administrator, and returns the one that took the people, with their names. */
function mergedView(context: BackendContext, unitId: string, merge: () => ReturnType<typeof mergeDepartments>) {
  requireWholeCompany(context, unitId)
  const { into, moved } = merge()
  return departmentView(context, into, moved)
}

export const resolvers: Resolvers = {
  Query: {
    signedInDevices: (_root, _args, context) => signedInDevices(context, requireCaller(context).id),
    previousSignIn: (_root, _args, context) => previousSignIn(context, requireCaller(context).id),
    consents: (_root, _args, context) => consentsOf(context),
    personalDataReads: (_root, _args, context) => personalDataReads(context),
    personalDataUses: (_root, _args, context) => personalDataUses(context),
    personalDataExport: (_root, _args, context) => personalDataExport(context),
    erasureRequests: (_root, _args, context) => erasureRequests(context),
    erasureRequestsToAnswer: (_root, { filter, pageNo, pageSize }, context) =>
      erasureRequestsToAnswer(context, filter.state, pageNo, pageSize),
    textToSignIn: (_root, { accountCode }, context) => textToSignIn(context, accountCode),
    oauthClient: (_root, { redirectUrl }) => clientOf(redirectUrl),
    unitRename: (_root, { number, creditCode }, context) => unitRename(context, number, creditCode),
    async user(_root, { userId }, context) {
      const caller = requireCaller(context)
      const user = context.db.users.get(userId ?? caller.id) ?? fail(60101)
      if (!mayAdminister(context, caller, user.id)) fail(60154)
      recordProfileRead(context, caller, user)
      const view = userView(context.db, user)
      // An administrator pays nobody: bank data is for the person alone here.
      const noBank = { userBankAccount: null, userBankNameDic: null, userSubBankName: null, userBankLocation: null }
      if (caller.id !== user.id) return { ...view, ...noBank }
      return { ...view, sealingKey: (await import('../sealing-keys')).sealingKeyOf(user.id) }
    },
    userUnits(_root, { applyStatus }, context) {
      const { db } = context
      return db.memberships
        .where({ userId: requireCaller(context).id })
        .filter((membership) => {
          if (applyStatus === null || applyStatus === undefined) return true
          return applyStatus === 0
            ? membership.applyStatus === 0 || membership.applyStatus === 2
            : membership.applyStatus === applyStatus
        })
        .sort((membership, other) => other.isDefault - membership.isDefault)
        .flatMap((row) => membershipView(db, row))
    },
    boundAccounts: (_root, _args, context) => boundAccounts(context),
    grantors: (_root, _args, context) => grantors(context),
    async openingKey(_root, _args, context) {
      const caller = requireCaller(context)
      return (await import('../sealing-keys')).openingKeyOf(caller.id)
    },
    logout(_root, _args, { db, token }) {
      if (token) closeSession(db, token)
      return { code: 200 }
    },
    menuSystem(_root, _args, context) {
      const caller = requireCaller(context)
      const roles = approvedMemberships(context.db, caller.id).flatMap((membership) => membership.roleCodes)
      return menuOf(caller, roles.includes('department_admin') && !roles.includes('unit_admin'))
    },
    unitStaff(_root, { unitId, filter, orderBy, pageNo, pageSize }, context) {
      const rights = requireCompany(context, unitId)
      const page = pageOf(staffList(context, rights, filter, orderBy), pageNo, pageSize)
      const counts = { waiting: waitingStaff(context, rights), invited: countInvited(context, rights) }
      return { ...page, ...counts, ...checkProgress(context, rights) }
    },
    unitInvitations(_root, { unitId, filter, orderBy, pageNo, pageSize }, context) {
      const rights = requireCompany(context, unitId)
      const page = pageOf(unitInvitations(context, rights, filter, orderBy), pageNo, pageSize)
      return { ...page, open: countInvited(context, rights) }
    },
    unitDepartments: (_root, { unitId, closed }, context) =>
      departmentsSeen(context, requireCompany(context, unitId), closed ?? false).map((row) =>
        departmentView(context, row),
      ),
    unitStaffStatistics: (_root, { unitId }, context) => staffStatistics(context, requireCompany(context, unitId)),
    unitInfo: (_root, { unitId }, context) =>
      unitInfoView(context, requireCompany(context, unitId, sectionPermissions)),
  },
  Mutation: {
    endDevice: (_root, { id }, context) => endDevice(context, requireCaller(context).id, id),
    giveConsent: (_root, { kind, textVersion }, context) => giveConsent(context, kind, textVersion),
    withdrawConsent: (_root, { kind }, context) => withdrawConsent(context, kind),
    recordReveal: (_root, { contentId }, context) => recordDataUse(context, contentId, 'REVEAL'),
    answerErasure: (_root, { id, decision, answer }, context) => answerErasure(context, id, decision, answer),
    requestErasure: (_root, { what }, context) => requestErasure(context, what),
    login: (_root, { account }, context) => logIn(context, account),
    loginByPassword: (_root, { account }, context) => logIn(context, { ...account, password: account.password ?? '' }),
    async userLogin(_root, { account }, context) {
      clientOf(account.redirectUrl ?? '')
      await checkLogin(context, account)
      return codeForClient()
    },
    authorizeApp(_root, { redirectUrl }, context) {
      requireCaller(context)
      clientOf(redirectUrl)
      return codeForClient()
    },
    register(_root, { input }, context) {
      const { userName, userMobile } = makeAccount(context, input)
      return { userName, userMobile: masked(userMobile ?? '') }
    },
    resetPassword: (_root, { mobile, verificationCode, password }, context) =>
      resetPassword(context, mobile, verificationCode, password),
    requestUnitRename: (_root, { input }, context) => requestUnitRename(context, input),
    saveUser: (_root, { user, id }, context) => ({ id: saveUser(context, user, id ?? null) }),
    setDefaultUnit: (_root, { unitId }, context) => setDefaultUnit(context, unitId),
    changePassword: (_root, { oldPassword, newPassword }, context) => changePassword(context, oldPassword, newPassword),
    changeMobile: (_root, { mobile, verificationCode }, context) => changeMobile(context, mobile, verificationCode),
    changeEmail: (_root, { email, verificationCode }, context) => changeEmail(context, email, verificationCode),
    unbindAccount: (_root, { kind }, context) => unbindAccount(context, kind),
    certifyRealName: (_root, { input }, context) => ({ userGrade: certifyRealName(context, input) }),
    userUnitBind(_root, { unitId, unitName }, context) {
      requireCaller(context)
      if (context.db.units.get(unitId)?.unitName !== unitName) return false
      joinUnit(context, unitId)
      return true
    },
    removeStaff: (_root, { key, ...batch }, context) =>
      once(context, 'removeStaff', key, () => eachMember(context, batch, remove)),
    importStaff: (_root, { unitId, rows }, context) => importStaff(context, requireWholeCompany(context, unitId), rows),
    addStaff: (_root, { unitId, person }, context) => importRow(context, requireWholeCompany(context, unitId), person),
    renewInvitations(_root, { unitId, ids, seen, key }, context) {
      const rights = requireWholeCompany(context, unitId)
      return once(context, 'renewInvitations', key, () => renewInvitations(context, rights, ids, seen))
    },
    withdrawInvitations(_root, { unitId, ids, seen, key }, context) {
      const rights = requireWholeCompany(context, unitId)
      return once(context, 'withdrawInvitations', key, () => withdrawInvitations(context, rights, ids, seen))
    },
    confirmStaff: (_root, { key, ...batch }, context) =>
      once(context, 'confirmStaff', key, () => eachMember(context, batch, confirm)),
    saveStaffRoles(_root, { unitId, id, isAdmin, departments, seenRevision }, context) {
      const rights = requireWholeCompany(context, unitId)
      const row = saveRoles(context, rights, id, { isAdmin, departments, seen: seenOne(id, seenRevision) })
      return staffView(context, rights, row)[0] ?? fail(603003)
    },
    createDepartment: (_root, { unitId, name }, context) =>
      changeDepartments(context, unitId, () => createDepartment(context, unitId, name)),
    renameDepartment: (_root, { unitId, id, name, seenRevision }, context) =>
      changeDepartments(context, unitId, () => renameDepartment(context, unitId, id, name, seenOne(id, seenRevision))),
    mergeDepartments: (_root, { unitId, ids, intoId, seen, key }, context) =>
      once(context, 'mergeDepartments', key, () =>
        mergedView(context, unitId, () => mergeDepartments(context, unitId, ids, intoId, seen)),
      ),
    closeDepartment: (_root, { unitId, id, seenRevision }, context) =>
      changeDepartments(context, unitId, () => closeDepartment(context, unitId, id, seenOne(id, seenRevision))),
    moveStaff(_root, { key, departmentId, ...batch }, context) {
      requireWholeCompany(context, batch.unitId)
      return once(context, 'moveStaff', key, () => {
        requireDepartment(context.db, batch.unitId, departmentId)
        return eachMember(context, batch, (...row) => move(...row, departmentId))
      })
    },
    saveUnitInfo(_root, { unitId, unit }, context) {
      const rights = requireWholeCompany(context, unitId)
      saveUnitInfo(context, rights, unit)
      return unitInfoView(context, rights)
    },
  },
}
