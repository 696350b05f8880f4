/** The timeline of a project (`project-life.ts`) up to its approval: the steps of its declaration. */
import { stateOf } from '@/work/kind'
import { timelineOf } from '@/work/timeline'
import type { WorkHistoryRow, WorkRow } from '../db/rows-work'
import type { LifeStanding, LifeStep } from '../resolvers/program.generated'
import { dueOf } from './due'
import { historyRows } from './history'
import { type LifeView, lifeStep, seenOf, stepOfWork } from './life-step'
import { addressIn, holderName } from './view'
import { kindOf } from './viewer-roles'

/** When a work item last left some states for others; null for never. */
export function leftAt(history: readonly WorkHistoryRow[], states: readonly string[]): number | null {
  const remaining = history.findLast(
    ({ state }, index) => !states.includes(state) && states.includes(history[index - 1]?.state ?? ''),
  )
  return remaining?.at ?? null
}

/** Whether a declaration was not submitted before its guide closed: then it never is. */
export function isMissed({ context }: LifeView, work: WorkRow): boolean {
  const state = stateOf(kindOf(work), work.state)
  const dueAt = dueOf(context, work)
  return state?.due?.refusals?.SUBMIT !== undefined && dueAt !== null && dueAt < context.now
}

/** Declaration, review and approval: the steps of the declaration's timeline. Empty for a person who may not read it. */
export function declarationSteps(view: LifeView): LifeStep[] {
  const { context, declaration } = view
  const { id } = declaration
  const [seen] = seenOf(view, 'DECLARATION')
  if (!seen) return []
  const whole = stepOfWork(view, seen, 'DECLARATION', id)
  const timeline = timelineOf(kindOf(declaration))
  const history = historyRows(context, id)
  const ended = whole.standing === 'ENDED'
  // An early end belongs to the step in which it was decided.
  const state = ended ? (history.at(-2)?.state ?? '') : declaration.state
  const at =
    declaration.state === 'NOT_APPROVED'
      ? timeline.length - 1
      : timeline.findIndex(({ states }) => states.includes(state))
  const standingAt = (index: number): LifeStanding =>
    index < at ? 'DONE' : index > at ? 'LATER' : ended ? 'ENDED' : index === timeline.length - 1 ? 'DONE' : 'NOW'
  const form = kindOf(declaration).addresses.form ?? ''
  // Its overview is the page that shows this life.
  const link = seen.waiting ? (at === 0 ? addressIn(context, declaration, form) : whole.link) : null
  const current = { state: whole.state, heldBy: whole.heldBy, dueAt: whole.dueAt, waiting: whole.waiting, link }
  const base = { workKind: whole.workKind, workVersion: whole.workVersion }
  const missed = isMissed(view, declaration)
  const first = lifeStep({
    ...whole,
    link,
    ...(at > 0 && {
      state: null,
      heldBy: null,
      dueAt: null,
      waiting: false,
      link: `/print/${encodeURIComponent(id)}`,
      doneAt: declaration.submittedAt,
    }),
    standing: missed ? 'ENDED' : standingAt(0),
  })
  // After an early end no further reviewer follows.
  const reviews = timeline
    .slice(1, ended && at < timeline.length - 1 ? at + 1 : -1)
    .map(({ label, holder, states }, index) => {
      const standing = standingAt(index + 1)
      return lifeStep({
        id: `${id}/REVIEW/${states[0]}`,
        kind: 'REVIEW',
        label,
        standing,
        heldBy: holder && holderName(context, declaration, holder),
        ...base,
        ...(standing === 'NOW' && current),
        ...(standing === 'ENDED' && { state: declaration.state }),
        doneAt: standing === 'DONE' || standing === 'ENDED' ? leftAt(history, states) : null,
        link: null,
      })
    })
  const now = reviews.find(({ standing }) => standing === 'NOW' || standing === 'ENDED')
  const last = reviews.at(-1)
  const review = lifeStep({
    id: `${id}/REVIEW`,
    kind: 'REVIEW',
    ...base,
    standing: now?.standing ?? (at === 0 ? 'LATER' : 'DONE'),
    ...(now?.standing === 'NOW' && current),
    ...(now?.standing === 'ENDED' && { state: declaration.state }),
    doneAt: now?.standing === 'ENDED' ? now.doneAt : now ? null : (last?.doneAt ?? null),
    after: at === 0 ? 'DECLARATION' : null,
    parts: reviews,
  })
  const end = standingAt(timeline.length - 1)
  const approval = lifeStep({
    id: `${id}/APPROVAL`,
    kind: 'APPROVAL',
    ...base,
    standing: end,
    ...(end === 'LATER' ? { after: 'REVIEW' } : { state: declaration.state, doneAt: declaration.stateSince }),
  })
  if (missed) return [first]
  return ended && at < timeline.length - 1 ? [first, review] : [first, review, approval]
}
