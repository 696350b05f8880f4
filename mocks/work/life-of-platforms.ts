/** The timeline of a project (`project-life.ts`): monthly reports of the platforms that it builds. */
import { monthInBeijing } from '@/lib/time/beijing-time'
import { byDueDate } from '@/lib/work/due'
import type { PlatformRow } from '../db/rows-work'
import type { LifeStep } from '../resolvers/program.generated'
import { dueOf } from './due'
import { monthlyKind, monthOf } from './kinds/monthly'
import type { LifeView } from './life-step'
import { lifeStep, seenOf } from './life-step'

/** The monthly reports, since its approval, of the platforms that a project builds: a step for each platform. */
export function platformSteps(view: LifeView, platforms: readonly PlatformRow[], closed: boolean): LifeStep[] {
  const { context, declaration } = view
  const since = monthInBeijing(declaration.stateSince)
  return platforms.flatMap((platform) => {
    const seen = seenOf(view, monthlyKind(platform)).filter(
      ({ work }) => work.belongsTo === platform.id && monthOf(work) >= since,
    )
    if (seen.length === 0) return []
    const isSubmitted = ({ work }: (typeof seen)[number]) => work.state === 'SUBMITTED'
    const [next] = seen.filter((one) => !isSubmitted(one)).sort(byDueDate(({ work }) => dueOf(context, work)))
    const over = platform.disabled || (closed && !next)
    return lifeStep({
      id: `${declaration.id}/MONTHLY_PROGRESS/${platform.id}`,
      kind: 'MONTHLY_PROGRESS',
      label: platform.name,
      standing: over ? 'DONE' : 'NOW',
      heldBy: over ? null : (context.db.users.get(platform.personId)?.userFullname ?? null),
      doneAt: over ? Math.max(...seen.map(({ work }) => work.submittedAt ?? 0)) || null : null,
      dueAt: next && !over ? dueOf(context, next.work) : null,
      submitted: seen.filter(isSubmitted).length,
      total: seen.length,
      waiting: !over && next?.waiting === true,
      link: `/function-platform/${encodeURIComponent(platform.id)}`,
    })
  })
}
