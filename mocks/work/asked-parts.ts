import { same } from '@/lib/same'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { createWork } from './create'
import { dropWork } from './drop'
import { titleOf } from './title'

/** Somebody who is asked to confirm what a work says of them. */
export interface Asked {
  /** Kind of their part. */
  kind: string
  /** A person, or the unit whose administrators answer for it. */
  of: { userId: string } | { unitId: string }
  /** What is said of them, as they read it; another saying is asked again. */
  said: Readonly<Record<string, string>>
  /** What they read besides: a change of it asks nobody again. */
  beside?: Readonly<Record<string, unknown>>
}

/** Whom a part is of. */
const askedBy = ({ assigned, unitId }: WorkRow) => assigned.member?.[0] ?? unitId
const idOf = ({ of }: Asked) => ('userId' in of ? of.userId : of.unitId)

/** The parts of a work that its people or units confirm. */
export function partsAsked({ db }: Pick<BackendContext, 'db'>, workId: string, kinds: readonly string[]): WorkRow[] {
  return db.works.where(({ kind, belongsTo }) => belongsTo === workId && kinds.includes(kind))
}

/**
 * Keeps what a work says of people and units, and what they are asked to confirm, together: one part for each. What is said of somebody
 * who has answered, and changes, is asked again; who is not named any more is asked nothing.
 * @param begun told of each new part
 */
export function syncParts(
  context: BackendContext,
  work: WorkRow,
  kinds: readonly string[],
  asked: readonly Asked[],
  begun: (part: WorkRow, one: Asked) => void,
): void {
  const { db } = context
  const wanted = new Map(asked.map((one) => [`${one.kind}:${idOf(one)}`, one]))
  const title = titleOf(work)
  for (const part of partsAsked(context, work.id, kinds)) {
    const key = `${part.kind}:${askedBy(part)}`
    const one = wanted.get(key)
    const unchanged = one !== undefined && same(one.said, part.facts.said)
    if (one === undefined || !(unchanged || part.state === 'TO_CONFIRM')) {
      dropWork(context, part.id)
      continue
    }
    const facts = { ...(unchanged && part.facts), said: one.said, ...one.beside }
    if (part.title !== title || !same(facts, part.facts)) db.works.update(part.id, { title, facts })
    wanted.delete(key)
  }
  for (const one of wanted.values()) {
    const part = createWork(context, {
      ...{ kind: one.kind, belongsTo: work.id, projectId: null, creatorId: work.creatorId, title },
      unitId: 'unitId' in one.of ? one.of.unitId : work.unitId,
      assigned: 'userId' in one.of ? { member: [one.of.userId] } : {},
      facts: { said: one.said, ...one.beside },
    })
    begun(part, one)
  }
}

/** Takes away what was asked, with the work. */
export function removeParts(context: BackendContext, workId: string, kinds: readonly string[]): void {
  for (const part of partsAsked(context, workId, kinds)) dropWork(context, part.id)
}
