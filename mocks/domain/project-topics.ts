/** A project's topics as its leader sees them: sums, invitations, reminders; for the program resolvers. */

import { isMobile } from '@/lib/validation/mobile'
import { stateOf } from '@/work/kind'
import { openActions } from '@/work/open-actions'
import { type BackendContext, requireCaller } from '../context'
import type { TopicLinkRow } from '../db/rows-entry'
import type { WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import type {
  ProjectTopic,
  ProjectTopics,
  TopicDocument,
  TopicPart,
  TopicReminder,
} from '../resolvers/program.generated'
import { dueOf } from '../work/due'
import { handedIn, isProject, projectInForce, worksOf } from '../work/project'
import { takeOverTopics } from '../work/take-over-topics'
import { confirmedFor, linesOf } from '../work/topic-sums'
import { freeTopic, partsOf, periodOf, topicsOf } from '../work/topics'
import { kindOf, requireWork, viewerRolesOf } from '../work/viewer-roles'
import { day } from './durations'
import { inform, joined, type Words } from './inform'
import { eachOnItsOwn } from './unit/company-rights'
import { isSameDay } from './working-time'

/** The most topics of one reminder. */
const most = 50
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The address at which a topic is bound. */
const bindingAddress = ({ id, kind }: TopicLinkRow) =>
  kind === 'TOPIC' ? `/topicRelevance?id=${id}` : `/subProject/${id}`

/** What a topic's leader has to file, as lists show it. */
export function partViews(context: BackendContext, topicId: string): TopicPart[] {
  return partsOf(context, topicId).map((work) => ({
    ...{ id: work.id, kind: work.kind, state: work.state, since: work.stateSince, dueAt: dueOf(context, work) },
    submittedAt: work.submittedAt,
    begun: work.submittedAt !== null || context.db.contents.get(work.id)?.savedAt != null,
    opinion: work.opinion,
    period: text(work.facts.period),
    serverTime: context.now,
  }))
}

/** Whether a topic's leader can begin the progress report of this half year. */
export function isProgressOpen(context: BackendContext, topicId: string): boolean {
  const parts = partsOf(context, topicId)
  const { id } = periodOf(context.now)
  return (
    parts.some(({ kind, state }) => kind === 'TOPIC_TASK' && state === 'ACCEPTED') &&
    !parts.some(({ kind, facts }) => kind === 'TOPIC_PROGRESS' && facts.period === id)
  )
}

/** Whether something waits for the topic's leader: to bind it, or to fill in. */
function waitsForLeader(context: BackendContext, topic: TopicLinkRow): boolean {
  if (topic.boundBy === null) return topic.leaderMobile !== '' && topic.expiresAt > context.now
  return partsOf(context, topic.id).some((work) => stateOf(kindOf(work), work.state)?.holder === 'creator')
}

function topicView(context: BackendContext, topic: TopicLinkRow, leads: boolean): ProjectTopic {
  const parts = partsOf(context, topic.id)
  const report = parts.findLast(({ id, kind }) => kind === 'TOPIC_PROGRESS' && handedIn(context, id) !== undefined)
  const reported = report && handedIn(context, report.id)
  const { id, number, name, unitName, leaderName, leaderMobile, funding, boundBy, expiresAt, remindedAt } = topic
  const fresh = remindedAt !== null && isSameDay(remindedAt, context.now)
  return {
    ...{ id, number, name, unitName, leaderName, funding, expiresAt, remindedAt },
    mobileTail: leaderMobile === '' ? null : leaderMobile.slice(-4),
    bound: boundBy !== null,
    remindable: leads && !fresh && waitsForLeader(context, topic),
    parts: partViews(context, id),
    completed: text(reported?.completed),
    spent: text(reported?.spent),
  }
}

function documentView(context: BackendContext, work: WorkRow): TopicDocument {
  const caller = requireCaller(context)
  const confirmed = confirmedFor(context, work)
  const takenOverAt = typeof work.facts.topicsTakenOverAt === 'number' ? work.facts.topicsTakenOverAt : null
  const actions = openActions(kindOf(work), work.state, viewerRolesOf(context, caller)(work))
  return {
    ...{ id: work.id, kind: work.kind, state: work.state, takenOverAt },
    revision: context.db.contents.get(work.id)?.revision ?? 0,
    editable: actions.includes('FILL'),
    confirmed: confirmed.length,
    outdated: takenOverAt !== null && confirmed.some((each) => each.work.stateSince > takenOverAt),
    lines: linesOf(context, work).map(({ item: _item, ...line }) => line),
  }
}

/** The topics of a project with their sums. */
export function projectTopics(context: BackendContext, projectId: string): ProjectTopics {
  const caller = requireCaller(context)
  if (!isProject(context, projectId)) fail(603101)
  const project = projectInForce(context, projectId)
  const leads = project.leaderId === caller.id
  if (!leads) requireWork(context, projectId)
  const { number, title } = project.declaration
  const documents = ['TASK_BOOK', 'ACCEPTANCE'].flatMap((kind) => worksOf(context, projectId, kind).slice(-1))
  return {
    ...{ id: projectId, number, name: title, leads },
    topics: topicsOf(context, projectId).map((topic) => topicView(context, topic, leads)),
    documents: documents.map((work) => documentView(context, work)),
  }
}

/** A topic of a project that the caller leads: 603101 for an unknown one, 603102 for another person's. */
function requireLed(context: BackendContext, topicId: string): TopicLinkRow & { projectId: string } {
  const caller = requireCaller(context)
  const topic = context.db.topicLinks.get(topicId)
  if (!topic || topic.projectId === null) return fail(603101)
  if (projectInForce(context, topic.projectId).leaderId !== caller.id) fail(603102)
  return { ...topic, projectId: topic.projectId }
}

/** Invites a topic's leader, or another one; codes as in the contract. */
export function inviteTopicLeader(
  context: BackendContext,
  { topicId, leaderName, leaderMobile }: { topicId: string; leaderName: string; leaderMobile: string },
): ProjectTopics {
  const { db, now } = context
  const topic = requireLed(context, topicId)
  const [name, mobile] = [leaderName.trim(), leaderMobile.trim()]
  if (name === '' || name.length > 50 || !isMobile(mobile)) fail(600)
  const [invited] = db.users.where({ userMobile: mobile })
  if (topic.boundBy !== null && topic.boundBy === invited?.id) fail(603109)
  const former = topic.boundBy
  freeTopic(context, topic)
  const next = db.topicLinks.update(topicId, {
    ...{ leaderName: name, leaderMobile: mobile, checkCode: null, expiresAt: now + 30 * day },
  })
  const of: Words = [`（所属项目：${topic.projectName}）`, ` (project “${topic.projectName}”)`]
  if (former !== null) {
    const title: Words = [`您不再负责${topic.name}`, `You no longer lead “${topic.name}”`]
    inform(context, former, title, joined(title, of, ['。', '.']), '/my-project?tab=SUBPROJECT')
  }
  if (invited) inviteBy(context, next, invited.id, of)
  return projectTopics(context, topic.projectId)
}

function inviteBy(context: BackendContext, topic: TopicLinkRow, userId: string, of: Words): void {
  const title: Words = [
    `${topic.projectLeader}邀请您负责${topic.name}`,
    `${topic.projectLeader} invites you to lead “${topic.name}”`,
  ]
  const next: Words = ['，请关联到您的账号后填报。', '. Please link it with your account, then fill it in.']
  inform(context, userId, title, joined(title, of, next), bindingAddress(topic))
}

function remind(context: BackendContext, topic: TopicLinkRow): void {
  const { db, now } = context
  if (!waitsForLeader(context, topic)) fail(603003)
  if (topic.remindedAt !== null && isSameDay(topic.remindedAt, now)) fail(603116)
  const userId = topic.boundBy ?? db.users.where({ userMobile: topic.leaderMobile })[0]?.id
  const waiting = partsOf(context, topic.id).filter((work) => stateOf(kindOf(work), work.state)?.holder === 'creator')
  const what: Words =
    topic.boundBy === null
      ? ['请关联课题', 'Please link the topic with your account']
      : [`请填报并提交${waiting.map((work) => kindOf(work).noun).join('、')}`, 'Please fill in and submit what is open']
  const title = joined([`提醒：${topic.name}，`, `Reminder: “${topic.name}”. `], what)
  const body = joined([`${topic.projectLeader}提醒您：`, `${topic.projectLeader} reminds you: `], title, ['。', '.'])
  const link = topic.boundBy === null ? bindingAddress(topic) : `/my-project/topic/${topic.id}`
  // Who has no account yet gets the text message alone.
  if (userId !== undefined) inform(context, userId, title, body, link)
  db.topicLinks.update(topic.id, { remindedAt: now })
}

/** Reminds the leaders of topics; each topic is judged on its own. */
export function remindTopics(context: BackendContext, topicIds: readonly string[]): TopicReminder[] {
  const caller = requireCaller(context)
  if (topicIds.length === 0 || topicIds.length > most) fail(600)
  const led = (id: string) => {
    const topic = context.db.topicLinks.get(id)
    const leads = topic?.projectId != null && projectInForce(context, topic.projectId).leaderId === caller.id
    return leads ? topic : undefined
  }
  return eachOnItsOwn(
    topicIds,
    (id) => ({ name: led(id)?.name ?? null }),
    (id) => remind(context, led(id) ?? fail(603101)),
  )
}

/** Takes the topics over into a document and returns what the page shows then. */
export function topicsTakenOver(context: BackendContext, workId: string, seenRevision: number): ProjectTopics {
  const { projectId } = takeOverTopics(context, workId, seenRevision)
  return projectTopics(context, projectId ?? '')
}

/** Gives a topic back; codes as in the contract. */
export function unbindTopic(context: BackendContext, topicId: string, reason: string): boolean {
  const caller = requireCaller(context)
  const topic = context.db.topicLinks.get(topicId) ?? fail(603108)
  if (topic.boundBy !== caller.id) fail(60154)
  const why = reason.trim()
  if (why === '' || why.length > 500) fail(603004)
  freeTopic(context, topic)
  if (topic.projectId === null) return true
  // Whoever gave it back is not expected to bind it again by the date of their invitation: nobody is invited now.
  context.db.topicLinks.update(topicId, { leaderMobile: '', checkCode: null })
  const title: Words = [
    `${caller.userFullname}不再负责${topic.name}`,
    `${caller.userFullname} no longer leads “${topic.name}”`,
  ]
  const next: Words = [`。原因：${why}。请邀请新的课题负责人。`, `. Reason: ${why}. Please invite another leader.`]
  const { leaderId } = projectInForce(context, topic.projectId)
  inform(context, leaderId, title, joined(title, next), `/my-project/topics/${topic.projectId}`)
  return true
}
