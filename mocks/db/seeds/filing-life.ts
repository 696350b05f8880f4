import type { FormValues } from '@/smartform/schema/values'
import type { WorkAction } from '@/work/kind'
import type { BackendContext } from '../../context'
import { workingMoments } from '../../domain/working-time'
import { beginWork } from '../../work/begin'
import { moveWork } from '../../work/steps'
import type { Database } from '../database'
import type { WorkRow } from '../rows-work'
import { fillIn } from './fill-in'
import { asOf } from './lived'

/** How far a filing through a unit has come in the seeds. */
export type FilingLife = 'filling' | 'review' | 'returned' | 'submitted'

interface Filed {
  kind: string
  belongsTo: string
  creatorId: string
  facts?: Readonly<Record<string, unknown>>
  /** Its progress, its submission time, and the unit's opinion where it was returned. */
  life: FilingLife
  filedAt: number
  opinion: string
  fill(values: FormValues): Record<string, unknown>
}

const day = 24 * 3600_000

/**
 * A filing through a unit, made by real steps within days of `filedAt`: started, filled in, submitted and decided on.
 */
export function liveFiling(db: Database, filed: Filed, begin = beginWork): WorkRow {
  const { kind, belongsTo, creatorId, facts = {}, life, filedAt } = filed
  const times = workingMoments(filedAt - 4 * day, filedAt + 2 * day, [0.1, 0.4, 0.6, 0.9])
  const at = (index: number, userId: string) => asOf(db, times[index] ?? filedAt, userId)
  const work = begin(at(0, creatorId), kind, belongsTo, facts)
  fillIn(at(1, creatorId), work, filed.fill)
  if (life !== 'filling') step(at(2, creatorId), work.id, 'SUBMIT')
  if (life === 'returned' || life === 'submitted') {
    const admin = db.memberships
      .where({ unitId: work.unitId, isAdmin: 1, applyStatus: 2 })
      .find(({ userId }) => userId !== creatorId)
    const unit = at(3, admin?.userId ?? '')
    if (life === 'returned') step(unit, work.id, 'RETURN', filed.opinion)
    else step(unit, work.id, 'PASS', '情况属实，同意上报。')
  }
  return db.works.get(work.id) ?? work
}

function step(context: BackendContext, id: string, action: WorkAction, opinion?: string): void {
  moveWork(context, id, action, { opinion, seenRevision: context.db.contents.get(id)?.revision })
}

/** The URL is known once the file is uploaded. */
export const seededFileOf = (name: string) => [{ uid: name, name, url: '', size: 284_160 }]
