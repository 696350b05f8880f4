/**
 * Takes the confirmed documents of topics over into the project's own document; for the page of a project's topics.
 */

import type { FormValues } from '@/smartform/schema/values'
import type { BackendContext } from '../context'
import { newId } from '../db/new-id'
import type { WorkRow } from '../db/rows-work'
import { savedContent } from '../domain/save-content'
import { fail } from '../fail'
import { requireEditable } from './content-part'
import { confirmedFor, raised, topicRows } from './topic-sums'

/** The field of a project's document that lists its topics. */
const listField = (document: WorkRow) => (document.kind === 'TASK_BOOK' ? 'topicShares' : 'topicResults')

/**
 * Brings the confirmed parts of a project's topics into its task book or acceptance: the list of topics, and each item
 * that is less than the topics' sum. Codes as in the contract.
 */
export function takeOverTopics(context: BackendContext, workId: string, seenRevision: number): WorkRow {
  const { db, now } = context
  const { content, caller, part } = requireEditable(context, workId)
  const document = db.works.get(workId) ?? fail(603001)
  if (document.kind !== 'TASK_BOOK' && document.kind !== 'ACCEPTANCE') fail(603001)
  if (confirmedFor(context, document).length === 0) fail(603122)
  if (content.revision !== seenRevision) fail(60408, { revision: content.revision })
  const closedCode = part.openReason === 'GIVEN' ? 603137 : 60434
  const saved = savedContent(
    content,
    {
      ...{ formVersion: content.formVersion, baseRevision: seenRevision, key: newId('save') },
      values: raised(context, document),
    },
    now,
    caller.userFullname,
    { open: part.open, closedCode },
  )
  const [refused] = saved.answer.refused
  if (refused) fail(refused.code)
  const list = listField(document)
  const next = {
    ...saved.content,
    values: { ...saved.content.values, [list]: topicRows(context, document) } as FormValues,
    fieldRevisions: { ...saved.content.fieldRevisions, [list]: saved.content.revision },
  }
  db.contents.update(workId, next)
  part.saved(next)
  const { facts } = db.works.get(workId) ?? document
  return db.works.update(workId, { facts: { ...facts, topicsTakenOverAt: now } })
}
