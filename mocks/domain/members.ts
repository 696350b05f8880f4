/** Asks the team members that a declaration names to confirm their part, and refuses to submit it before all have (603105); for the declaration's rules. */

import { recordOf, textOf } from '@/lib/collections/record'
import { masked } from '@/lib/text/mask'
import { coerceCertificate } from '@/smartform/kinds/certificate/certificate'
import type { RowValue } from '@/smartform/schema/values'
import type { BackendContext } from '../context'
import type { ContentRow } from '../db/rows-work'
import { fail } from '../fail'
import { type ConfirmationRequest, confirmationRequests, removeParts, syncParts } from '../work/confirmation-requests'
import { inform, joined, type Words } from './inform'
import { writtenOf } from './stored-values'

const roles: Readonly<Record<string, string>> = { core: '骨干', temporary: '临时参与' }
const kinds = ['MEMBER_PART']

/** A member's row as the member and the leader see it; the certificate number is masked. */
function textsOf({ cells }: RowValue): Record<string, string> {
  const { name, role, months, unit, duty, certificate } = cells
  return {
    name: writtenOf(name),
    role: roles[writtenOf(role)] ?? writtenOf(role),
    months: writtenOf(months),
    unit: writtenOf(unit),
    duty: writtenOf(duty),
    certificate: masked(coerceCertificate({}, certificate)?.number ?? ''),
  }
}

/** Requests confirmation from each member whose mobile belongs to a registered user, except the leader. */
export function syncMembers(context: BackendContext, content: ContentRow): void {
  const { db } = context
  const declaration = db.works.get(content.id)
  const { members } = content.values
  if (!declaration || !Array.isArray(members)) return
  const requests = (members as readonly RowValue[]).flatMap((row): ConfirmationRequest[] => {
    const [user] = db.users.where({ userMobile: writtenOf(row.cells.mobile) || '-' })
    const asks = user && user.id !== declaration.creatorId && row.cells.role !== 'leader'
    return asks ? [{ kind: 'MEMBER_PART', of: { userId: user.id }, values: textsOf(row) }] : []
  })
  syncParts(context, declaration, kinds, requests, (part, { values }) => {
    const message: Words = [
      `请确认您在《${part.title}》中的参与信息`,
      `Please confirm what “${part.title}” says of your part in it`,
    ]
    const more: Words = [
      `：${values.role}，${values.months} 人月。`,
      `: ${values.role}, ${values.months} person-months.`,
    ]
    const userId = part.assigned.member?.[0] ?? ''
    inform(context, userId, message, joined(message, more), `/my-project/confirm/${part.id}`)
  })
}

/** Removes the confirmation requests of a removed declaration. */
export function removeMembers(context: BackendContext, contentId: string): void {
  removeParts(context, contentId, kinds)
}

/** Requires that every asked member has confirmed; otherwise 603105 with the names of those who have not. */
export function requireMembers(context: BackendContext, content: ContentRow): void {
  syncMembers(context, content)
  const missing = confirmationRequests(context, content.id, kinds).filter(({ state }) => state !== 'CONFIRMED')
  const names = missing.map(({ facts }) => textOf(recordOf(facts.said).name))
  if (names.length > 0) fail(603105, { names: names.join('、') })
}
