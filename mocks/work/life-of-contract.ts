/** The timeline of a project (`project-life.ts`) from task book to contract changes. */
import { endOfDay } from '@/lib/time/iso-day'
import { byDueDate } from '@/lib/work/due'
import { changeKinds } from '@/work/kinds/contract-change'
import type { LifeStep, LifeStepKind } from '../resolvers/program.generated'
import { historyRows } from './history'
import { leftAt } from './life-of-declaration'
import { type LifeView, lifeStep, seenOf, stepOfWork, stepToCome } from './life-step'
import type { ProjectInForce } from './project'

/** The one work item of a kind, or what is known of it before it begins. */
export function onlyStep(
  view: LifeView,
  kind: Extract<
    LifeStepKind,
    'TASK_BOOK' | 'BUDGET_AUDIT' | 'ACCEPTANCE' | 'PROJECT_AUDIT' | 'TECHNICAL_EVALUATION' | 'PERFORMANCE'
  >,
  after: LifeStepKind,
  more: Partial<LifeStep> = {},
): LifeStep[] {
  const begun = view.context.db.works.where({ projectId: view.declaration.id, kind }).length > 0
  const seen = seenOf(view, kind).at(-1)
  const step = seen
    ? stepOfWork(view, seen, kind)
    : begun
      ? undefined
      : stepToCome(view, kind, { kind, after, ...more })
  return step ? [step] : []
}

/** The task book and its signatures, party by party. */
export function taskBookSteps(view: LifeView): LifeStep[] {
  const [book] = onlyStep(view, 'TASK_BOOK', 'APPROVAL')
  if (!book) return []
  const id = `${view.declaration.id}/SIGNATURES`
  const seen = seenOf(view, 'TASK_BOOK').at(-1)
  const rows = seen
    ? view.context.db.signatures.where({ contentId: seen.work.id }).toSorted((a, b) => a.order - b.order)
    : []
  const next = rows.find(({ signedAt }) => signedAt === null)
  if (!seen || rows.length === 0)
    return [book, lifeStep({ id, kind: 'SIGNATURES', standing: 'LATER', after: 'TASK_BOOK' })]
  const nameOf = (signerId: string) => view.context.db.users.get(signerId)?.userFullname ?? null
  const parts = rows.map((row) =>
    lifeStep({
      id: row.id,
      kind: 'SIGNATURES',
      label: row.party,
      standing: row.signedAt !== null ? 'DONE' : row === next ? 'NOW' : 'LATER',
      heldBy: nameOf(row.signerId),
      doneAt: row.signedAt,
      waiting: row === next && row.signerId === view.caller.id,
    }),
  )
  const signatures = lifeStep({
    id,
    kind: 'SIGNATURES',
    standing: next ? 'NOW' : 'DONE',
    heldBy: next ? nameOf(next.signerId) : null,
    doneAt: next ? null : (rows.at(-1)?.signedAt ?? null),
    waiting: next !== undefined && next.signerId === view.caller.id,
    link: book.link,
    parts,
  })
  // To be signed, the task book itself has passed.
  if (!next) return [book, signatures]
  const passedAt = leftAt(historyRows(view.context, seen.work.id), ['UNIT_REVIEW'])
  const passed = { standing: 'DONE', state: null, heldBy: null, dueAt: null, doneAt: passedAt, waiting: false } as const
  return [{ ...book, ...passed }, signatures]
}

/** The changes of the contract. The leader may request one at a time, until the project ends. */
export function changeSteps(view: LifeView, inForce: ProjectInForce | undefined, closed: boolean): LifeStep[] {
  const { declaration, caller, leader, context } = view
  const id = `${declaration.id}/CONTRACT_CHANGE`
  const parts = seenOf(view, 'CONTRACT_CHANGE').map((seen) => {
    const label = changeKinds[String(seen.work.facts.changeKind)] ?? null
    return { ...stepOfWork(view, seen, 'CONTRACT_CHANGE', seen.work.id), label }
  })
  const [now] = parts.filter(({ standing }) => standing === 'NOW').sort(byDueDate(({ dueAt }) => dueAt ?? null))
  const step = lifeStep({ id, kind: 'CONTRACT_CHANGE', standing: 'DONE', parts })
  if (now) {
    const { heldBy, dueAt, waiting, link, state, workKind, workVersion } = now
    return [{ ...step, standing: 'NOW', heldBy, dueAt, waiting, link, state, workKind, workVersion }]
  }
  const past = parts.length === 0 ? [] : [{ ...step, doneAt: Math.max(...parts.map(({ doneAt }) => doneAt ?? 0)) }]
  const end = inForce?.cycle.end
  const dueAt = end == null ? null : endOfDay(end)
  if (leader.id !== caller.id || closed || (dueAt !== null && dueAt < context.now)) return past
  const signed = context.db.works.where({ projectId: declaration.id, kind: 'TASK_BOOK', state: 'SIGNED' }).length > 0
  return [{ ...step, dueAt, ...(signed ? { standing: 'OPEN' } : { standing: 'LATER', after: 'SIGNATURES' }) }]
}
