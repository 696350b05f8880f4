import { informedIn, stateOf, type WorkAction } from '@/work/kind'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { inform } from '../domain/inform'
import { rulesOf } from './all-rules'
import { kindOf } from './standing'
import { titleOf } from './title'
import { addressIn } from './view'
import { workers } from './workers'

/**
 * Tells whom the state a work came to names: who made it what became of it, who has it next that it waits. Nobody hears of their
 * own step, unless its kind has words for it.
 */
export function tell(
  context: BackendContext,
  work: WorkRow,
  { action, by, opinion }: { action: WorkAction; by: string; opinion: string | null },
): void {
  const kind = kindOf(work)
  const state = stateOf(kind, work.state)
  if (!state || context.quiet) return
  const name = `${kind.noun}《${titleOf(work)}》`
  const said = opinion ? `意见：${opinion}` : ''
  const own = rulesOf(work).says?.(context, action, work)
  for (const role of informedIn(state)) {
    if (role === 'creator') {
      if (work.creatorId === by && !own) continue
      const { title, content } = own ?? { title: `${name}：${state.label}`, content: '' }
      const told = `${content || `${name}现在的状态为“${state.label}”。`}${said}`
      inform(context, work.creatorId, title, told, addressIn(context, work, kind.addresses.overview), kind.system)
      continue
    }
    const number = work.number ? `（${work.number}）` : ''
    const link = addressIn(context, work, kind.addresses.review ?? kind.addresses.overview)
    for (const userId of workers(context, work, role))
      if (userId !== by && userId !== work.creatorId)
        inform(context, userId, `${name}待您办理`, `${name}${number}待您办理。`, link, kind.system)
  }
}

/** Tells somebody what a colleague did in their place. */
export function tellAbsent(context: BackendContext, work: WorkRow, userId: string, by: string): void {
  const kind = kindOf(work)
  const name = `${kind.noun}《${titleOf(work)}》`
  const label = stateOf(kind, work.state)?.label ?? work.state
  const link = addressIn(context, work, kind.addresses.overview)
  const title = `${by}代您办理了${name}`
  inform(context, userId, title, `${title}，现在的状态为“${label}”。`, link, kind.system)
}
