/** Collects topics and conflicts of a panel's papers and experts, for assigning reviewers. */

import type { Topics } from '@/lib/assignment/affinity'
import {
  type Conflict,
  conflictsBetween,
  type ExpertFacts,
  type PaperFacts,
  type PersonFacts,
} from '@/lib/assignment/conflicts'
import type { FormValues, RowValue } from '@/smartform/schema/values'
import type { BackendContext } from '../../context'
import type { UserRow } from '../../db/rows'
import type { WorkRow } from '../../db/rows-work'
import { peopleOf } from '../review-interests'
import { approvedMemberships } from '../unit/memberships'

type Read = Pick<BackendContext, 'db' | 'now'>

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
const cellsOf = (values: FormValues | undefined, table: string) => {
  const rows = values?.[table]
  return Array.isArray(rows) ? (rows as readonly RowValue[]).map(({ cells }) => cells) : []
}
/** The field of an application area: its second level, by the first four digits of its code; empty for none. */
function fieldOf({ db }: Read, area: unknown): string {
  if (typeof area !== 'object' || area === null) return ''
  const { code = '', name = '' } = area as { code?: string; name?: string }
  const [field] = db.dictionaries.where({ type: 'user_application_area', code: code.slice(0, 4) })
  return field?.name ?? name
}

/** What the resume and the memberships of a user say. */
function userFacts({ db }: Read, user: UserRow, source: 'APPLICANT_RESUME' | 'EXPERT_RESUME'): PersonFacts {
  const entries = (kind: string) =>
    db.resumeEntries
      .where((entry) => entry.userId === user.id && entry.kind === kind && entry.removedAt === null)
      .map(({ values }) => values)
  const ended = entries('WORK').map(({ unitName, endMonth }) => ({
    ...{ name: textOf(unitName), source },
    until: textOf(endMonth) || null,
  }))
  const present = approvedMemberships(db, user.id).map(({ unitId }) => ({
    ...{ name: db.units.get(unitId)?.unitName ?? '', until: null },
    source: 'MEMBERSHIP' as const,
  }))
  return {
    id: user.id,
    name: user.userFullname,
    units: [...present, ...ended],
    achievements: entries('ACHIEVEMENT').map(({ name, authors }) => ({ name: textOf(name), authors: textOf(authors) })),
    projects: entries('PROJECT').map(({ name, number }) => ({ name: textOf(name), number: textOf(number) })),
    tutors: entries('EDUCATION').map(({ tutor }) => textOf(tutor)),
  }
}

/** A person who is named in a proposal; with what their account says where name and unit fit one account alone. */
function namedFacts(context: Read, { name, unitName }: { name: string; unitName: string }): PersonFacts {
  const { db } = context
  const users = db.users.where(
    ({ id, userFullname }) =>
      userFullname === name &&
      approvedMemberships(db, id).some(({ unitId }) => db.units.get(unitId)?.unitName === unitName),
  )
  const [user] = users
  const units = [{ name: unitName, until: null, source: 'DECLARATION' as const }]
  if (!user || users.length > 1) return { id: null, name, units, achievements: [], projects: [], tutors: [] }
  const facts = userFacts(context, user, 'APPLICANT_RESUME')
  return { ...facts, units: [...units, ...facts.units] }
}

/** What conflicts with a proposal are judged by. Its submitted answers count. */
function paperFacts(context: Read, work: WorkRow): PaperFacts {
  const { db } = context
  const leader = db.users.get(work.creatorId)
  const content = db.contents.get(work.id)
  const [, ...members] = peopleOf(context, { creatorId: '', facts: { contentId: work.id } })
  return {
    id: work.id,
    unitName: db.units.get(work.unitId)?.unitName ?? '',
    people: [
      ...(leader ? [userFacts(context, leader, 'APPLICANT_RESUME')] : []),
      ...members.map((member) => namedFacts(context, member)),
    ],
    recused: cellsOf(content?.submitted?.values ?? content?.values, 'recusalExperts').map(({ name }) => textOf(name)),
  }
}

/** What a proposal is about. */
export function paperTopics(context: Read, { id }: WorkRow): Topics {
  const { db } = context
  const content = db.contents.get(id)
  const values = content?.submitted?.values ?? content?.values
  return {
    field: fieldOf(context, values?.applicationArea),
    keywords: textOf(values?.keywords)
      .split(/[;；]/)
      .filter((keyword) => keyword !== ''),
  }
}

/** The answers of the application by which an expert was entered into the database. */
const entryOf = ({ db }: Read, { id }: UserRow) =>
  db.contents.get(db.works.where({ kind: 'EXPERT_APPLICATION', creatorId: id })[0]?.id ?? '')?.values

/** What conflicts of an expert are judged by. */
function expertFacts(context: Read, user: UserRow): ExpertFacts {
  const recusals = cellsOf(entryOf(context, user), 'recusals')
  return {
    ...userFacts(context, user, 'EXPERT_RESUME'),
    id: user.id,
    recusedUnits: recusals.map(({ unitName }) => textOf(unitName)),
    // Who the relative is stands in the note: 配偶 张雪.
    family: recusals
      .filter(({ reason }) => reason === 'relative')
      .flatMap(({ note }) => textOf(note).split(/[\s、，,;；:：]+/))
      .filter((name) => name !== ''),
  }
}

/** What an expert works on. */
export function expertTopics(context: Read, user: UserRow): Topics {
  const disciplines = cellsOf(entryOf(context, user), 'disciplines')
  return {
    field: fieldOf(context, disciplines[0]?.area),
    keywords: [...new Set([user.userMajor ?? '', ...disciplines.map(({ keywords }) => textOf(keywords))])].filter(
      (keyword) => keyword !== '',
    ),
  }
}

/** The present month in China, `YYYY-MM`. */
const monthOf = ({ now }: Read) => new Date(now + 8 * 3600_000).toISOString().slice(0, 7)

/** All conflicts between proposals and experts of a panel. */
export function conflictsAmong(
  context: Read,
  works: readonly WorkRow[],
  users: readonly UserRow[],
): { paperId: string; expertId: string; conflict: Conflict }[] {
  const papers = works.map((work) => paperFacts(context, work))
  const experts = users.map((user) => expertFacts(context, user))
  const month = monthOf(context)
  return papers.flatMap((paper) =>
    experts.flatMap((expert) =>
      conflictsBetween(paper, expert, month).map((conflict) => ({ paperId: paper.id, expertId: expert.id, conflict })),
    ),
  )
}
