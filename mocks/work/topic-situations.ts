/** Puts the seeds into situations of topics, for the tests of the topics' rules and refusals. */

import { expect } from 'vitest'
import type { FormValues } from '@/smartform/schema/values'
import type { Backend } from '../backend'
import type { ContentRow, WorkRow } from '../db/rows-work'
import { rowsOf } from '../domain/stored-values'
import { personaUserId } from '../personas'
import { askAs } from '../resolvers/ask-as'
import { conclude } from './open-project'
import { partsOf, topicsOf } from './topics'

/** The calls about topics. */
export const topicCalls = {
  view: `query($projectId: ID!) { projectTopics(projectId: $projectId) {
  leads topics { id bound remindable parts { id kind state } completed }
  documents { id kind revision editable confirmed outdated lines { id own topics rest exceeds } } } }`,
  invite: `mutation($topicId: ID!, $leaderName: String!, $leaderMobile: String!) {
  inviteTopicLeader(topicId: $topicId, leaderName: $leaderName, leaderMobile: $leaderMobile) { id } }`,
  bind: 'mutation($id: ID!) { bindTopic(id: $id) { mine parts { id kind } } }',
  remind: 'mutation($topicIds: [ID!]!) { remindTopics(topicIds: $topicIds) { id done code } }',
  takeOver: `mutation($workId: ID!, $seenRevision: Int!) {
  takeOverTopics(workId: $workId, seenRevision: $seenRevision) { documents { id lines { id exceeds } } } }`,
  unbind: 'mutation($topicId: ID!, $reason: String!) { unbindTopic(topicId: $topicId, reason: $reason) }',
  submit: 'mutation($id: ID!, $seenRevision: Int) { submitWork(id: $id, seenRevision: $seenRevision) { state } }',
  decide: `mutation($id: ID!, $action: WorkAction!, $opinion: String) {
  decideWork(id: $id, action: $action, opinion: $opinion) { state } }`,
  begin: 'mutation($kind: String!, $belongsTo: ID!) { beginWork(kind: $kind, belongsTo: $belongsTo) { id } }',
  inbox: '{ insiteMessages(type: INBOX, pageSize: 100) { items { title link } } }',
} as const

export const only = <Row>(rows: readonly Row[]): Row => rows[0] ?? expect.fail('nothing there')
const leader = personaUserId('researcher')
export const expertMobile = '13800001005'

/** Puts a backend's seeds into situations of topics. For tests. */
export function topicSituationsIn(backend: Backend) {
  const { db } = backend
  const ask = askAs.bind(null, backend)
  const researcher = () => ask('researcher')
  const expert = () => ask('expert')

  /** The researcher's project that begins with its approval; its topics have no leaders yet. */
  function begun(): { project: WorkRow; topics: ReturnType<typeof topicsOf>; book: WorkRow } {
    const project = only(db.works.where({ kind: 'DECLARATION', creatorId: leader, state: 'UNDER_EVALUATION' }))
    conclude({ db, blobs: backend.blobs, token: null, caller: null, now: Date.now() }, project.id, 'APPROVED')
    return {
      project,
      topics: topicsOf({ db }, project.id),
      book: only(db.works.where({ projectId: project.id, kind: 'TASK_BOOK' })),
    }
  }

  /** The researcher's running project, whose topics are confirmed. */
  const running = () =>
    only(db.topicLinks.where(({ boundBy, projectLeader }) => boundBy !== null && projectLeader === '陈思远'))

  async function bound(topicId: string): Promise<WorkRow> {
    await researcher()(topicCalls.invite, { topicId, leaderName: '赵立群', leaderMobile: expertMobile })
    expect((await expert()(topicCalls.bind, { id: topicId })).code).toBeNull()
    return only(partsOf({ db }, topicId))
  }

  const contentOf = ({ id }: WorkRow): ContentRow => db.contents.get(id) ?? expect.fail(id)

  /** A complete task book of a topic, as a confirmed one is. */
  function fill(task: WorkRow, changes: object = {}): void {
    const like = only(db.works.where({ kind: 'TOPIC_TASK', state: 'ACCEPTED' }))
    const costs = rowsOf(contentOf(like).values.directCosts).map((row) => ({
      ...row,
      cells: { ...row.cells, special: row.id === 'labour' ? String(task.amount) : '0' },
    }))
    const { topicFunding, topicName, topicNumber } = contentOf(task).values
    const own = { topicFunding, topicName, topicNumber, directCosts: costs, indirectSpecial: '0' }
    const values = { ...contentOf(like).values, ...own, ...changes } as FormValues
    db.contents.update(task.id, { values, savedAt: Date.now() })
    db.works.update(task.id, { state: 'FILLING' })
  }

  const send = (as: ReturnType<typeof expert>, { id }: WorkRow) =>
    as(topicCalls.submit, { id, seenRevision: db.contents.get(id)?.revision })

  /** A topic whose task book its leader submitted and the project's leader confirmed. */
  async function confirmed(topicId: string): Promise<WorkRow> {
    const task = await bound(topicId)
    fill(task)
    expect(await send(expert(), task)).toMatchObject({ data: { state: 'SUBMITTED' } })
    expect(await researcher()(topicCalls.decide, { id: task.id, action: 'PASS' })).toMatchObject({
      data: { state: 'ACCEPTED' },
    })
    return task
  }

  return { ask, researcher, expert, begun, running, bound, contentOf, fill, send, confirmed }
}
