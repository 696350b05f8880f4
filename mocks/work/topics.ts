/** A project's topics (课题): created from the declaration, bound to leaders, their task books and reports begun. */

import { monthInBeijing, yearInBeijing } from '@/lib/time/beijing-time'
import type { RowValue } from '@/smartform/schema/values'
import { dueAfter } from '@/work/due-date'
import { findKind } from '@/work/kinds/all'
import { topicKinds, topicTask } from '@/work/kinds/topics'
import type { BackendContext } from '../context'
import { newId } from '../db/new-id'
import { rowsBy } from '../db/row-index'
import type { TopicLinkRow } from '../db/rows-entry'
import type { WorkRow } from '../db/rows-work'
import { day } from '../domain/durations'
import { inform, joined, type Words } from '../domain/inform'
import { rowsOf } from '../domain/stored-values'
import { costSubjects } from '../forms/parts/direct-costs'
import { createWork, type Roots } from './create'
import { handedIn, projectInForce, worksOf } from './project'
import { takeOverInto } from './take-over'

/** Days to bind a topic after its project's approval, or after an invitation. */
const daysToBind = 30

const written = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** A project's topics by number. */
export function topicsOf({ db }: Pick<BackendContext, 'db'>, projectId: string): TopicLinkRow[] {
  return db.topicLinks.where({ projectId }).toSorted((a, b) => a.number.localeCompare(b.number))
}

/** What a topic's leader files, oldest first. */
export function partsOf({ db }: Pick<BackendContext, 'db'>, topicId: string): WorkRow[] {
  return rowsBy(db.works, 'belongsTo', topicId)
    .filter(({ kind }) => topicKinds.some((known) => known === kind))
    .toSorted((a, b) => a.createdAt - b.createdAt)
}

/** The topic of a work item of a topic; undefined for another kind. */
export function topicOf({ db }: Pick<BackendContext, 'db'>, { kind, belongsTo }: WorkRow): TopicLinkRow | undefined {
  return topicKinds.some((known) => known === kind) ? db.topicLinks.get(belongsTo) : undefined
}

/** Creates the topics that an approved declaration names; their leaders are invited by the project's leader. */
export function createTopics(context: BackendContext, project: WorkRow): void {
  const { db, now } = context
  const values = handedIn(context, project.id)
  if (values?.hasTopics !== 'yes') return
  for (const [index, { cells }] of rowsOf(values.topics).entries())
    db.topicLinks.insert({
      id: `topic-${project.id}-${index + 1}`,
      kind: 'TOPIC',
      projectId: project.id,
      projectNumber: project.number ?? '',
      projectName: project.title,
      number: `${project.number}-${index + 1}`,
      name: String(cells.name ?? ''),
      unitName: String(cells.unit ?? ''),
      leaderName: String(cells.leader ?? ''),
      leaderMobile: '',
      projectLeader: db.users.get(project.creatorId)?.userFullname ?? '',
      funding: written(cells.funding),
      checkCode: null,
      opensAt: now,
      expiresAt: now + daysToBind * day,
      boundBy: null,
      remindedAt: null,
    })
}

/** Half a year of a time in Beijing, as a progress report covers it. */
export function periodOf(now: number): { id: string; label: string } {
  const [year, second] = [yearInBeijing(now), monthInBeijing(now).slice(5) > '06']
  return { id: `${year}H${second ? 2 : 1}`, label: `${year} 年${second ? '下' : '上'}半年` }
}

/** What the topic's progress reports told, one paragraph for each half year; undefined before the first one is confirmed. */
function workDone(context: BackendContext, topicId: string): string | undefined {
  const told = partsOf(context, topicId)
    .filter(({ kind, state }) => kind === 'TOPIC_PROGRESS' && state === 'ACCEPTED')
    .flatMap(({ id, facts }) => {
      const work = handedIn(context, id)?.work
      return typeof work === 'string' && work !== '' ? [`${String(facts.periodLabel)}：${work}`] : []
    })
  return told.length > 0 ? told.join('\n') : undefined
}

/** An indicator for which the topic agreed nothing begins with nothing reached. */
const notAgreed = (row: RowValue): RowValue =>
  Number(row.cells.amount ?? 0) > 0 ? row : { ...row, cells: { ...row.cells, reached: '0' } }

/** The topic's own values for its forms: its facts, its budget by subject, what its task book promised and its progress reports told. */
export const topicRoots: Roots = (context, work) => {
  const topic = topicOf(context, work)
  if (!topic) return {}
  const task = partsOf(context, topic.id).find(({ kind }) => kind === 'TOPIC_TASK')
  const promised = task && handedIn(context, task.id)
  const special = (id: string) => rowsOf(promised?.directCosts).find((row) => row.id === id)?.cells.special
  const line = (id: string, subject: string, budget: unknown) => ({ id, cells: { subject, budget: budget ?? '0' } })
  return {
    topic: {
      ...topic,
      period: written(work.facts.periodLabel),
      workDone: workDone(context, topic.id),
      reached: rowsOf(promised?.indicators).map(notAgreed),
      spending: [
        ...costSubjects.map(({ id, subject }) => line(id, subject, special(id))),
        line('indirect', '间接费用', promised?.indirectSpecial),
      ],
    },
    topicTask: promised,
  }
}

/** Stores a work item of a topic and tells its leader that it can be filled in. */
export function createPart(
  context: BackendContext,
  topic: TopicLinkRow,
  kind: (typeof topicKinds)[number],
  more: Partial<Pick<WorkRow, 'deadline' | 'facts'>> = {},
): WorkRow {
  const { db } = context
  const projectId = topic.projectId ?? ''
  const work = createWork(
    context,
    {
      id: newId('topic-work'),
      kind,
      belongsTo: topic.id,
      projectId,
      unitId: db.units.where({ unitName: topic.unitName })[0]?.id ?? '',
      creatorId: topic.boundBy ?? '',
      title: topic.name,
      number: topic.number,
      amount: topic.funding,
      reachedDepartment: true,
      assigned: { leader: [projectInForce(context, projectId).leaderId] },
      facts: { projectName: topic.projectName },
      ...more,
    },
    topicRoots,
  )
  const noun = findKind(kind)?.noun ?? ''
  const title: Words = [`《${topic.name}》的${noun}开放填报`, `“${topic.name}” can be filled in now`]
  const of: Words = [`，所属项目：${topic.projectName}。`, `. It belongs to the project “${topic.projectName}”.`]
  inform(context, work.creatorId, title, joined(title, of), `/my-project/work/${work.id}`)
  return work
}

/** The states of a project's document in which its leader edits it. */
const edited = ['TO_FILL', 'FILLING', 'RETURNED', 'TO_APPLY', 'RECTIFYING']

/** A project's document that a topic's part is taken over into; undefined before there is one. */
export function documentFor(context: BackendContext, { kind, projectId }: WorkRow): WorkRow | undefined {
  const into = { TOPIC_TASK: 'TASK_BOOK', TOPIC_ACCEPTANCE: 'ACCEPTANCE' }[kind]
  return into === undefined || projectId === null ? undefined : worksOf(context, projectId, into).at(-1)
}

/** Whether a project's document can still be edited. */
export const isEdited = ({ state }: WorkRow): boolean => edited.includes(state)

/** The deadline of a topic's acceptance documents: a month before the project's own. */
export const topicAcceptanceDue = ({ deadline }: WorkRow): number | null =>
  deadline === null ? null : deadline - 30 * day

/**
 * Creates what the leader of a bound topic has to file: the task book once the topic is open, the acceptance part once
 * the project's acceptance can be applied for.
 */
export function openParts(context: BackendContext, topic: TopicLinkRow): void {
  const { projectId, boundBy, opensAt } = topic
  if (projectId === null || boundBy === null || opensAt > context.now) return
  const parts = rowsBy(context.db.works, 'belongsTo', topic.id)
  const task = parts.find(({ kind }) => kind === 'TOPIC_TASK')
  const book = worksOf(context, projectId, 'TASK_BOOK').at(-1)
  if (!task && book) {
    const [own, ofProject] = [dueAfter(topicTask, context.now), book.deadline]
    const deadline =
      isEdited(book) && ofProject !== null && own !== null
        ? Math.max(context.now + day, Math.min(own, ofProject - 2 * day))
        : own
    createPart(context, topic, 'TOPIC_TASK', { deadline })
  }
  const acceptance = worksOf(context, projectId, 'ACCEPTANCE').at(-1)
  const begun = parts.some(({ kind }) => kind === 'TOPIC_ACCEPTANCE')
  if (task?.state !== 'ACCEPTED' || begun || !acceptance || !isEdited(acceptance)) return
  createPart(context, topic, 'TOPIC_ACCEPTANCE', { deadline: topicAcceptanceDue(acceptance) })
}

/** When the next topic opens; valid while no work item and no topic changes. */
const known = new WeakMap<object, { revision: number; next: number }>()

/** Opens what has become due in every topic. Runs before each call, because there is no timer. */
export function openTopics(context: BackendContext): void {
  const { db, now } = context
  const revision = () => db.works.revision + db.topicLinks.revision
  const last = known.get(db.topicLinks)
  if (last?.revision === revision() && now < last.next) return
  let next = Number.POSITIVE_INFINITY
  for (const topic of db.topicLinks.all()) {
    openParts(context, topic)
    if (topic.opensAt > now) next = Math.min(next, topic.opensAt)
  }
  known.set(db.topicLinks, { revision: revision(), next })
}

/** Gives a topic with everything filed in it to a person; what is still filled in names this leader, not a former one. */
export function giveTopic(context: BackendContext, topic: TopicLinkRow, userId: string): TopicLinkRow {
  for (const { id } of partsOf(context, topic.id)) {
    const work = context.db.works.update(id, { creatorId: userId })
    takeOverInto(context, work, topicRoots(context, work))
  }
  const bound = context.db.topicLinks.update(topic.id, { boundBy: userId, remindedAt: null })
  openParts(context, bound)
  return bound
}

/**
 * Takes a topic from its leader. Until somebody else binds it, the project's leader keeps what was filled in; it cannot
 * be submitted meanwhile (603119).
 */
export function freeTopic(context: BackendContext, topic: TopicLinkRow): TopicLinkRow {
  if (topic.projectId !== null && topic.boundBy !== null) {
    const { leaderId } = projectInForce(context, topic.projectId)
    for (const { id } of partsOf(context, topic.id)) context.db.works.update(id, { creatorId: leaderId })
  }
  return context.db.topicLinks.update(topic.id, { boundBy: null, remindedAt: null })
}

/** After a change of the project's leader, the new one confirms what topics file. */
export function changeTopicsLeader({ db }: BackendContext, projectId: string, leaderId: string, name: string): void {
  for (const topic of db.topicLinks.where({ projectId })) {
    db.topicLinks.update(topic.id, { projectLeader: name })
    for (const { id, assigned, creatorId } of partsOf({ db }, topic.id))
      db.works.update(id, {
        assigned: { ...assigned, leader: [leaderId] },
        creatorId: topic.boundBy === null ? leaderId : creatorId,
      })
  }
}
