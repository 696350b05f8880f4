/** Makes the requests to people and units to confirm what a work item says of them (team members, contributors). */

import { jsonEqual } from '@/lib/collections/json-equal'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { createWork } from './create'
import { dropWork } from './drop'
import { titleOf } from './title'

/** A person or unit that has to confirm what a work item says of them. */
export interface ConfirmationRequest {
  /** Kind of the confirmation request. */
  kind: string
  /** A person, or a unit whose administrators answer for it. */
  of: { userId: string } | { unitId: string }
  /** The text about them as they read it; a changed text requests confirmation again. */
  values: Readonly<Record<string, string>>
  /** Further data for them to read; a change of it requests nothing again. */
  beside?: Readonly<Record<string, unknown>>
}

/** The person or unit that a request is for. */
const confirmerOf = ({ assigned, unitId }: WorkRow) => assigned.member?.[0] ?? unitId
const idOf = ({ of }: ConfirmationRequest) => ('userId' in of ? of.userId : of.unitId)

/** The confirmation requests of a work item. */
export function confirmationRequests(
  { db }: Pick<BackendContext, 'db'>,
  workId: string,
  kinds: readonly string[],
): WorkRow[] {
  return db.works.where(({ kind, belongsTo }) => belongsTo === workId && kinds.includes(kind))
}

/**
 * Saves the statements of a work item about people and units together with their confirmation requests, one request
 * each. A changed statement is requested again even if it was answered; a request for somebody no longer named is
 * removed.
 * @param begun called with each new request
 */
export function syncParts(
  context: BackendContext,
  work: WorkRow,
  kinds: readonly string[],
  requests: readonly ConfirmationRequest[],
  begun: (part: WorkRow, confirmationRequest: ConfirmationRequest) => void,
): void {
  const { db } = context
  const byKey = new Map(
    requests.map((confirmationRequest) => [
      `${confirmationRequest.kind}:${idOf(confirmationRequest)}`,
      confirmationRequest,
    ]),
  )
  const title = titleOf(work)
  for (const part of confirmationRequests(context, work.id, kinds)) {
    const key = `${part.kind}:${confirmerOf(part)}`
    const confirmationRequest = byKey.get(key)
    const unchanged = confirmationRequest !== undefined && jsonEqual(confirmationRequest.values, part.facts.said)
    if (confirmationRequest === undefined || !(unchanged || part.state === 'TO_CONFIRM')) {
      dropWork(context, part.id)
      continue
    }
    const facts = { ...(unchanged && part.facts), said: confirmationRequest.values, ...confirmationRequest.beside }
    if (part.title !== title || !jsonEqual(facts, part.facts)) db.works.update(part.id, { title, facts })
    byKey.delete(key)
  }
  for (const confirmationRequest of byKey.values()) {
    const part = createWork(context, {
      ...{ kind: confirmationRequest.kind, belongsTo: work.id, projectId: null, creatorId: work.creatorId, title },
      unitId: 'unitId' in confirmationRequest.of ? confirmationRequest.of.unitId : work.unitId,
      assigned: 'userId' in confirmationRequest.of ? { member: [confirmationRequest.of.userId] } : {},
      facts: { said: confirmationRequest.values, ...confirmationRequest.beside },
    })
    begun(part, confirmationRequest)
  }
}

/** Removes the confirmation requests of a removed work item. */
export function removeParts(context: BackendContext, workId: string, kinds: readonly string[]): void {
  for (const part of confirmationRequests(context, workId, kinds)) dropWork(context, part.id)
}
