/** One-stop sign-in (一网通办): with a ticket, binding an account, registering, entering as a legal person. */
import type { BackendContext } from '../context'
import { newId } from '../db/new-id'
import type { OneStopAccountRow } from '../db/rows-entry'
import { maskedName } from '../domain/masked-name'
import { fail } from '../fail'
import { openSession } from '../sessions'
import { requireCode } from '../verification-codes'
import { makeAccount } from './new-account'
import { readTicket } from './tickets'

const waiting = 10 * 60_000

function answer(account: OneStopAccountRow, token: string | null, bindKey: string | null) {
  const { kind, name, creditCode } = account
  return { token, bindKey, kind, name: kind === 'PERSON' ? maskedName(name) : name, creditCode }
}

/** Signs in with a ticket; tickets of the embedded platform start with `ywtb-` and contain the account's name. */
export function oneStopLogin(context: BackendContext, code: string, sys?: string | null) {
  const { db, now } = context
  const ticket = readTicket(code, 'ywtb-', now)
  const account = ticket && db.oneStopAccounts.get(ticket.account)
  if (!ticket || !account) return fail(601201)
  if (ticket.late || account.lastTicket === code) fail(601206)
  const user = account.userId === null ? undefined : db.users.get(account.userId)
  const bindKey = user ? null : newId('one-stop')
  db.oneStopAccounts.update(account.id, { lastTicket: code, bindKey, bindKeyExpiresAt: now + waiting })
  return answer(account, user ? openSession(context, user.id, sys) : null, bindKey)
}

function accountWaiting({ db, now }: BackendContext, bindKey: string, kind: OneStopAccountRow['kind']) {
  const account = db.oneStopAccounts.where({ bindKey })[0]
  if (!account || account.bindKeyExpiresAt <= now) return fail(601206)
  return account.kind === kind ? account : fail(601208)
}

function bind(context: BackendContext, account: OneStopAccountRow, userId: string) {
  const { db } = context
  db.oneStopAccounts.update(account.id, { userId, bindKey: null })
  db.users.update(userId, { hasYwtb: 1 })
  return answer(account, openSession(context, userId), null)
}

export function bindOneStop(context: BackendContext, mobile: string, code: string, bindKey: string) {
  const account = accountWaiting(context, bindKey, 'PERSON')
  const user = context.db.users.where({ userMobile: mobile })[0] ?? fail(60101)
  requireCode(context, mobile, code)
  if (context.db.oneStopAccounts.where({ userId: user.id }).length > 0) fail(601204)
  // A different verified name means a different person.
  if (user.isCertification === 1 && user.userFullname !== account.name) fail(601205)
  const { grade, name } = account
  context.db.users.update(user.id, {
    userFullname: name,
    isCertification: 1,
    userGrade: Math.max(grade, user.userGrade),
  })
  return bind(context, account, user.id)
}

type Register = Omit<Parameters<typeof makeAccount>[1], 'userFullname'>

export function registerOneStop(context: BackendContext, input: Register, bindKey: string) {
  const account = accountWaiting(context, bindKey, 'PERSON')
  const { name, grade } = account
  const verified = { isCertification: 1, userGrade: grade }
  return bind(context, account, makeAccount(context, { ...input, userFullname: name }, verified).id)
}

/** Signs in the unit's administrator; the legal person's account itself is never bound. */
export function enterAsLegalPerson(context: BackendContext, bindKey: string) {
  const { db } = context
  const account = accountWaiting(context, bindKey, 'LEGAL')
  const unit = db.units.where((unit) => unit.unitUniformSocialCredit === account.creditCode)[0]
  const administrator = unit && db.memberships.where({ unitId: unit.id, isAdmin: 1, applyStatus: 2 })[0]
  if (!administrator) return fail(601207)
  db.oneStopAccounts.update(account.id, { bindKey: null })
  return answer(account, openSession(context, administrator.userId), null)
}
