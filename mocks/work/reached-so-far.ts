/** What a project has reached of its task book's indicators, which prefills its application for acceptance. */

import Big from 'big.js'
import type { FormValues, RowValue } from '@/smartform/schema/values'
import type { BackendContext } from '../context'
import { rowsBy } from '../db/row-index'
import { projectOutputs } from '../domain/project-outputs'
import { rowsOf } from '../domain/stored-values'
import { handedIn } from './project'

/**
 * The indicators of the task book with what is known to be reached: the sum of the topics' confirmed acceptance documents, or the outputs of
 * that kind in the leader's resume since the project began, where these are more. Nothing where less is known than was agreed: it would look
 * like a goal that was missed.
 */
export function reachedSoFar(
  context: BackendContext,
  work: { creatorId: string; projectId: string },
  taskBook: FormValues | undefined,
): RowValue[] | undefined {
  const goals = rowsOf(taskBook?.indicators)
  if (goals.length === 0) return undefined
  const outputs = projectOutputs(context, work)
  const topics = context.db.topicLinks
    .where({ projectId: work.projectId })
    .flatMap(({ id }) => rowsBy(context.db.works, 'belongsTo', id))
    .filter(({ kind, state }) => kind === 'TOPIC_ACCEPTANCE' && state === 'ACCEPTED')
    .map(({ id }) => handedIn(context, id))
  return goals.map((row) => {
    const inTopics = topics.reduce((sum, values) => {
      const reached = rowsOf(values?.indicators).find(({ id }) => id === row.id)?.cells.reached
      return sum.plus(typeof reached === 'string' && reached !== '' ? reached : 0)
    }, new Big(0))
    const inResume = outputs.filter(({ cells }) => cells.goal === row.id).length
    const known = inTopics.gt(inResume) ? inTopics : new Big(inResume)
    return known.gte(String(row.cells.amount || '0'))
      ? { ...row, cells: { ...row.cells, reached: known.toString() } }
      : row
  })
}
