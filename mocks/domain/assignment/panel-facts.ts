/** Collects topics and conflicts of a panel's papers and experts, for assigning reviewers. */

import memoize from 'lodash/memoize'
import type { Topics } from '@/lib/assignment/affinity'
import { conflictIndex } from '@/lib/assignment/conflict-index'
import {
  type Conflict,
  conflictsBetween,
  type ExpertFacts,
  type PaperFacts,
  type PersonFacts,
} from '@/lib/assignment/conflicts'
import { monthInBeijing } from '@/lib/time/beijing-time'
import type { BackendContext } from '../../context'
import { rowsBy } from '../../db/row-index'
import type { UserRow } from '../../db/rows'
import type { WorkRow } from '../../db/rows-work'
import { peopleOf } from '../review-interests'
import { cellsOf, trimmed } from '../stored-values'
import { approvedMemberships } from '../unit/memberships'

type Read = Pick<BackendContext, 'db' | 'now'>

/** Facts made before, by what they are about, with the rows that they were made of. */
const made = new WeakMap<object, Map<string, { rows: readonly unknown[]; facts: unknown }>>()

/** Facts that are made again only when one of the rows is another than before. */
function remembered<Facts>({ db }: Read, key: string, rows: readonly unknown[], make: () => Facts): Facts {
  const known = made.get(db) ?? new Map<string, { rows: readonly unknown[]; facts: unknown }>()
  made.set(db, known)
  const before = known.get(key)
  // The same call stored these facts, so their type is known.
  if (before?.rows.length === rows.length && rows.every((row, index) => before.rows[index] === row))
    return before.facts as Facts
  const facts = make()
  known.set(key, { rows, facts })
  return facts
}

/** The field of an application area: its second level, by the first four digits of its code; empty for none. */
function fieldOf({ db }: Read, area: unknown): string {
  if (typeof area !== 'object' || area === null) return ''
  const { code = '', name = '' } = area as { code?: string; name?: string }
  const field = rowsBy(db.dictionaries, 'code', code.slice(0, 4)).find(({ type }) => type === 'user_application_area')
  return field?.name ?? name
}

/** The rows that `userFacts` reads. */
function userRows({ db }: Read, user: UserRow): readonly unknown[] {
  const memberships = rowsBy(db.memberships, 'userId', user.id)
  const units = memberships.map(({ unitId }) => db.units.get(unitId))
  return [user, ...memberships, ...units, ...rowsBy(db.resumeEntries, 'userId', user.id)]
}

/** What the resume and the memberships of a user say. */
function userFacts({ db }: Read, user: UserRow, source: 'APPLICANT_RESUME' | 'EXPERT_RESUME'): PersonFacts {
  const entries = (kind: string) =>
    rowsBy(db.resumeEntries, 'userId', user.id)
      .filter((entry) => entry.kind === kind && entry.removedAt === null)
      .map(({ values }) => values)
  const ended = entries('WORK').map(({ unitName, endMonth }) => ({
    ...{ name: trimmed(unitName), source },
    until: trimmed(endMonth) || null,
  }))
  const present = approvedMemberships(db, user.id).map(({ unitId }) => ({
    ...{ name: db.units.get(unitId)?.unitName ?? '', until: null },
    source: 'MEMBERSHIP' as const,
  }))
  return {
    id: user.id,
    name: user.userFullname,
    units: [...present, ...ended],
    achievements: entries('ACHIEVEMENT').map(({ name, authors }) => ({
      name: trimmed(name),
      authors: trimmed(authors),
    })),
    projects: entries('PROJECT').map(({ name, number }) => ({
      name: trimmed(name),
      number: trimmed(number),
    })),
    tutors: entries('EDUCATION').map(({ tutor }) => trimmed(tutor)),
  }
}

/** A person who is named in a proposal; with what their account says where name and unit fit one account alone. */
function namedFacts(context: Read, { name, unitName }: { name: string; unitName: string }): PersonFacts {
  const { db } = context
  const users = rowsBy(db.users, 'userFullname', name).filter(({ id }) =>
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
  const unit = db.units.get(work.unitId)
  const [, ...members] = peopleOf(context, { creatorId: '', facts: { contentId: work.id } })
  const namesakes = members.flatMap(({ name }) => rowsBy(db.users, 'userFullname', name))
  const people = [...(leader ? [leader] : []), ...namesakes].flatMap((user) => userRows(context, user))
  return remembered(context, `paper ${work.id}`, [work, content, unit, ...people], () => ({
    id: work.id,
    unitName: unit?.unitName ?? '',
    people: [
      ...(leader ? [userFacts(context, leader, 'APPLICANT_RESUME')] : []),
      ...members.map((member) => namedFacts(context, member)),
    ],
    recused: cellsOf((content?.submitted?.values ?? content?.values)?.recusalExperts).map(({ name }) => trimmed(name)),
  }))
}

/** What a proposal is about. */
export function paperTopics(context: Read, { id }: WorkRow): Topics {
  const { db } = context
  const content = db.contents.get(id)
  const values = content?.submitted?.values ?? content?.values
  return {
    field: fieldOf(context, values?.applicationArea),
    keywords: trimmed(values?.keywords)
      .split(/[;；]/)
      .filter((keyword) => keyword !== ''),
  }
}

/** What divides topics that an expert typed into one answer. */
const betweenTopics = /[、，,；;]/

/** The answers of the application by which an expert was entered into the database. */
const entryOf = ({ db }: Read, { id }: UserRow) =>
  db.contents.get(rowsBy(db.works, 'creatorId', id).find(({ kind }) => kind === 'EXPERT_APPLICATION')?.id ?? '')?.values

/** What conflicts of an expert are judged by. */
function expertFacts(context: Read, user: UserRow): ExpertFacts {
  const entry = entryOf(context, user)
  return remembered(context, `expert ${user.id}`, [entry, ...userRows(context, user)], () => {
    const recusals = cellsOf(entry?.recusals)
    return {
      ...userFacts(context, user, 'EXPERT_RESUME'),
      id: user.id,
      recusedUnits: recusals.map(({ unitName }) => trimmed(unitName)),
      // Who the relative is stands in the note: 配偶 张雪.
      family: recusals
        .filter(({ reason }) => reason === 'relative')
        .flatMap(({ note }) => trimmed(note).split(/[\s、，,;；:：]+/))
        .filter((name) => name !== ''),
    }
  })
}

/** What an expert works on. */
export function expertTopics(context: Read, user: UserRow): Topics {
  const disciplines = cellsOf(entryOf(context, user)?.disciplines)
  const topics = disciplines.flatMap(({ keywords }) => trimmed(keywords).split(betweenTopics).map(trimmed))
  return {
    field: fieldOf(context, disciplines[0]?.area),
    keywords: [...new Set([user.userMajor ?? '', ...topics])].filter((keyword) => keyword !== ''),
  }
}

/** The present month in China, `YYYY-MM`. */

/** How each paper was judged last: against which experts, in their order, and with what result. */
const judged = new WeakMap<
  PaperFacts,
  { month: string; experts: readonly ExpertFacts[]; found: readonly (readonly Conflict[])[] }
>()

const none: readonly Conflict[] = []

/**
 * All conflicts between proposals and experts of a panel. Only pairs that share a name are judged (`conflictIndex`), and
 * again only after a row changed that their facts are made of. Give the experts always in the same order.
 */
export function conflictsAmong(
  context: Read,
  works: readonly WorkRow[],
  users: readonly UserRow[],
): { paperId: string; expertId: string; conflict: Conflict }[] {
  const papers = works.map((work) => paperFacts(context, work))
  const experts = users.map((user) => expertFacts(context, user))
  const month = monthInBeijing(context.now)
  const candidatesOf = memoize(() => conflictIndex(experts))
  const all: { paperId: string; expertId: string; conflict: Conflict }[] = []
  for (const paper of papers) {
    const before = judged.get(paper)
    const isCurrent = before?.month === month
    const candidates = memoize(() => candidatesOf()(paper))
    const found = experts.map((expert, index) => {
      if (isCurrent && before.experts[index] === expert) return before.found[index] ?? none
      return candidates().has(index) ? conflictsBetween(paper, expert, month) : none
    })
    judged.set(paper, { month, experts, found })
    for (const [index, expert] of experts.entries())
      for (const conflict of found[index] ?? []) all.push({ paperId: paper.id, expertId: expert.id, conflict })
  }
  return all
}
