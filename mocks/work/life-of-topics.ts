/** The timeline of a project (`project-life.ts`): its topics, each as a part with its own documents. */

import { byDueDate } from '@/lib/work/due'
import type { TopicLinkRow } from '../db/rows-entry'
import type { LifeStep } from '../resolvers/program.generated'
import { type LifeView, lifeStep, seenOf, stepOfWork } from './life-step'
import { topicsOf } from './topics'

const byDue = byDueDate<LifeStep>(({ dueAt }) => dueAt ?? null)

/** A topic by what its leader has to file next, or filed last; undefined for a person who may not see it. */
function topicStep(view: LifeView, topic: TopicLinkRow, all: boolean): LifeStep | undefined {
  const id = `${view.declaration.id}/TOPICS/${topic.id}`
  const seen = view.seen.filter(({ work }) => work.belongsTo === topic.id)
  if (!all && seen.length === 0) return undefined
  const steps = seen.map((one) => stepOfWork(view, one, 'TOPICS', topic.id))
  const [now] = steps.filter(({ standing }) => standing === 'NOW').sort(byDue)
  const step = now ?? steps.at(-1)
  const own = topic.boundBy === view.caller.id ? `/my-project/topic/${encodeURIComponent(topic.id)}` : null
  if (step) return { ...step, id, label: topic.name, link: own ?? step.link }
  const unbound = topic.boundBy === null
  return lifeStep({
    id,
    kind: 'TOPICS',
    label: topic.name,
    standing: 'LATER',
    heldBy: topic.leaderName,
    dueAt: unbound ? topic.expiresAt : null,
  })
}

/**
 * A project's topics, each a part. Readers of the declaration see all of them, because it names them; others only those
 * of which they may read something.
 */
export function topicSteps(view: LifeView): LifeStep[] {
  const { declaration, context } = view
  const all = seenOf(view, 'DECLARATION').length > 0
  const parts = topicsOf(context, declaration.id).flatMap((topic) => topicStep(view, topic, all) ?? [])
  if (parts.length === 0) return []
  const [now] = parts.filter(({ standing }) => standing === 'NOW').sort(byDue)
  const done = parts.every(({ workKind, standing }) => workKind === 'TOPIC_ACCEPTANCE' && standing === 'DONE')
  return [
    lifeStep({
      id: `${declaration.id}/TOPICS`,
      kind: 'TOPICS',
      standing: done ? 'DONE' : 'NOW',
      heldBy: now?.heldBy ?? null,
      dueAt: now?.dueAt ?? null,
      doneAt: done ? Math.max(...parts.map(({ doneAt }) => doneAt ?? 0)) : null,
      waiting: parts.some(({ waiting }) => waiting),
      link: all ? `/my-project/topics/${encodeURIComponent(declaration.id)}` : (now?.link ?? null),
      parts,
    }),
  ]
}
