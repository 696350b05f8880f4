/** The persons and units that an award report names (完成人、完成单位), and their confirmations; checked before a report is submitted, with requests to confirm. */

import { recordOf } from '@/lib/collections/record'
import { masked } from '@/lib/text/mask'
import { coerceCertificate } from '@/smartform/kinds/certificate/certificate'
import type { RowValue } from '@/smartform/schema/values'
import type { BackendContext } from '../../context'
import type { UserRow } from '../../db/rows'
import type { ContentRow, WorkRow } from '../../db/rows-work'
import { fail } from '../../fail'
import { foreignReportForm } from '../../forms/awards/foreign-report'
import { type ConfirmationRequest, confirmationRequests, syncParts } from '../../work/confirmation-requests'
import { roleHolders } from '../../work/role-holders'
import { applicantProblem } from '../applicant-problem'
import { inform, joined, type Words } from '../inform'
import { rowsOf, writtenOf } from '../stored-values'

/** Kinds of confirmation requests of an award report: to people, and to units through their administrators. */
const kinds = ['AWARD_PERSON', 'AWARD_UNIT']
const nameOf = (value: unknown) => writtenOf(recordOf(value).name)
const idOf = (value: unknown) => writtenOf(recordOf(value).id)
const numberOf = (value: unknown) => coerceCertificate({}, value)?.number ?? ''

/** A row of the persons table with its user, where they have an account. */
interface Contributor {
  row: RowValue
  rank: number
  name: string
  user: UserRow | undefined
}

/**
 * The persons that a report names, in order. A mobile number identifies their accounts; the one person without it, a nominee
 * from abroad, is the creator of the report.
 */
export function contributorsOf(
  { db }: Pick<BackendContext, 'db'>,
  { creatorId, formId }: Pick<WorkRow, 'creatorId' | 'formId'>,
  values: ContentRow['values'],
): Contributor[] {
  return rowsOf(values.persons).map((row, index) => {
    const user =
      formId === foreignReportForm.id
        ? db.users.get(creatorId)
        : db.users.where({ userMobile: writtenOf(row.cells.mobile) || '-' })[0]
    return { row, rank: index + 1, name: writtenOf(row.cells.name), user }
  })
}

/** The units that a report names, in order. */
export const namedUnits = (values: ContentRow['values']) =>
  rowsOf(values.units).map(({ cells }, index) => ({
    rank: index + 1,
    id: idOf(cells.unit),
    name: nameOf(cells.unit),
    contribution: writtenOf(cells.contribution),
  }))

/**
 * Requests confirmation from each person with an account, except the creator, and from each registered unit. Another
 * rank or contribution requests it again.
 */
export function syncContributors(context: BackendContext, content: ContentRow): void {
  const { db } = context
  const report = db.works.get(content.id)
  if (!report) return
  const persons = contributorsOf(context, report, content.values)
  const units = namedUnits(content.values)
  const orderOfPersons = persons.map(({ name }) => name)
  const orderOfUnits = units.map(({ name }) => name)
  const requests: ConfirmationRequest[] = [
    ...persons.flatMap(({ row, rank, name, user }): ConfirmationRequest[] => {
      if (!user || user.id === report.creatorId) return []
      const { certificate, unit, contribution } = row.cells
      const participant = {
        ...{ name, rank: String(rank), unit: writtenOf(unit), contribution: writtenOf(contribution) },
        certificate: masked(numberOf(certificate)),
      }
      return [{ kind: 'AWARD_PERSON', of: { userId: user.id }, values: participant, beside: { order: orderOfPersons } }]
    }),
    ...units
      .filter(({ id }) => db.units.get(id) !== undefined)
      .map(({ rank, id, name, contribution }): ConfirmationRequest => {
        const participant = { name, rank: String(rank), unit: '', contribution, certificate: '' }
        return { kind: 'AWARD_UNIT', of: { unitId: id }, values: participant, beside: { order: orderOfUnits } }
      }),
  ]
  syncParts(context, report, kinds, requests, (part, { kind, values }) => {
    const [place, placeEn] = kind === 'AWARD_PERSON' ? ['完成人', 'person'] : ['完成单位', 'unit']
    const message: Words = [
      `请确认《${part.title}》中的${place}排名`,
      `Please confirm the order of contribution in “${part.title}”`,
    ]
    const rank: Words = [`：第 ${values.rank} ${place}。`, `: ${placeEn} ${values.rank}.`]
    const holders = kind === 'AWARD_PERSON' ? (part.assigned.member ?? []) : roleHolders(context, part, 'unit')
    for (const userId of holders)
      inform(context, userId, message, joined(message, rank), `/award/contribution/${part.id}`, 's09')
  })
}

/** States in which a report blocks others: submitted, and not refused. */
const countedStates = ['TO_CONFIRM', 'SUBMITTED', 'SUPPLEMENT', 'ACCEPTED']

/**
 * Whether a person is already named in another report of the same category and year that is submitted, or that they
 * have confirmed.
 */
export function isListedElsewhere({ db }: Pick<BackendContext, 'db'>, report: WorkRow, certificate: string): boolean {
  if (certificate === '') return false
  return db.works
    .where({ kind: 'AWARD_REPORT' })
    .filter(
      ({ id, facts }) =>
        id !== report.id && facts.year === report.facts.year && facts.category === report.facts.category,
    )
    .some((other) => {
      const named = contributorsOf({ db }, other, db.contents.get(other.id)?.values ?? {})
      const same = named.find(({ row }) => numberOf(row.cells.certificate) === certificate)
      if (!same || ['REFUSED', 'REVOKED', 'NOT_FILED'].includes(other.state)) return false
      const parts = confirmationRequests({ db }, other.id, ['AWARD_PERSON'])
      const confirmed = parts.some(
        ({ state, assigned }) => state === 'CONFIRMED' && assigned.member?.[0] === same.user?.id,
      )
      return confirmed || countedStates.includes(other.state)
    })
}

const problem = (code: number, row: RowValue, message: string) =>
  applicantProblem(code, [`persons/${row.id}/certificate`], message)

/**
 * Checks before submission. 60405 with the row of a person named in another report of the category and year (60922), or
 * of the nominator (60923); otherwise 603105 with the names of those who have not confirmed.
 */
export function requireContributors(context: BackendContext, report: WorkRow): void {
  const { db } = context
  const content = db.contents.get(report.id)
  if (!content) return
  syncContributors(context, content)
  const persons = contributorsOf(context, report, content.values)
  const problems = persons.flatMap(({ row, name, user }) => [
    ...(isListedElsewhere(context, report, numberOf(row.cells.certificate))
      ? [problem(60922, row, `${name}已在本年度同一类别的另一份提名材料中，不能再作为完成人。`)]
      : []),
    ...(user && report.assigned.nominator?.includes(user.id)
      ? [problem(60923, row, `${name}是提名者，不能同时是完成人。`)]
      : []),
  ])
  if (problems.length > 0) fail(60405, { problems })
  const parts = confirmationRequests(context, report.id, kinds)
  const confirmed = new Set(
    parts.flatMap(({ state, kind, assigned, unitId }) =>
      state === 'CONFIRMED' ? [kind === 'AWARD_UNIT' ? unitId : (assigned.member?.[0] ?? '')] : [],
    ),
  )
  const names = [
    ...persons.filter(({ user }) => user?.id !== report.creatorId && !confirmed.has(user?.id ?? '')),
    ...namedUnits(content.values).filter(({ id }) => !confirmed.has(id)),
  ].map(({ name }) => name)
  if (names.length > 0) fail(603105, { names: names.join('、') })
}

/** The certificate number of a person in a report; empty where there is none. */
export function certificateIn({ db }: Pick<BackendContext, 'db'>, report: WorkRow, userId: string): string {
  const named = contributorsOf({ db }, report, db.contents.get(report.id)?.values ?? {})
  return numberOf(named.find(({ user }) => user?.id === userId)?.row.cells.certificate)
}
