/**
 * Sends the messages after a step of a work item: to the next holder, to its people, and to a person whom a colleague
 * covers.
 */

import { decisionAddress, informedIn, stateOf, type WorkAction, type WorkState } from '@/work/kind'
import { actionLabel } from '@/work/kind-words'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { inEnglish, inform, joined, type Words } from '../domain/inform'
import { rulesOf } from './all-rules'
import { roleHolders } from './role-holders'
import { titleOf } from './title'
import { addressIn } from './view'
import { kindOf } from './viewer-roles'

/** A work item's kind and title. */
function nameOf(work: WorkRow): Words {
  const { noun } = kindOf(work)
  return [`${noun}《${titleOf(work)}》`, `${inEnglish(noun)} “${titleOf(work)}”`]
}

/**
 * What a message says became of a work item: its state. A return to the state in which the item began is named by the
 * decision, since that state (a change's 申请中) would say that nothing happened.
 */
function resultOf(work: WorkRow, action: WorkAction, state: WorkState): Words {
  if (action !== 'RETURN' || work.state !== kindOf(work).initial) return labelOf(state)
  const label = actionLabel(work.kind, action)
  return [label, inEnglish(label)]
}

/** A state's label; in English as part of a sentence. */
const labelOf = ({ label, inEnglish: english = label }: WorkState): Words => [label, inEnglish(english)]

/**
 * Notifies the people that the new state names: its holder that the item waits, the others of the result. Actors get no
 * message about their own step unless the kind has a text for it.
 */
export function notifyStep(
  context: BackendContext,
  work: WorkRow,
  { action, by, opinion }: { action: WorkAction; by: string; opinion: string | null },
): void {
  const kind = kindOf(work)
  const state = stateOf(kind, work.state)
  if (!state || context.quiet) return
  const name = nameOf(work)
  const label = labelOf(state)
  const result = resultOf(work, action, state)
  const decided: Words =
    result[0] === label[0] ? ['', ''] : [`的审核结论是“${result[0]}”，`, ` was decided as “${result[1]}” and`]
  const now: Words = [`现在的状态为“${label[0]}”。`, ` is now “${label[1]}”. `]
  const body: Words = opinion ? [`意见：${opinion}`, `Opinion: ${opinion}`] : ['', '']
  const own = rulesOf(work).resultMessage?.(context, action, work)
  const number: Words = work.number ? [`（${work.number}）`, ` (${work.number})`] : ['', '']
  const waits: Words = ['待您办理', ' waits for you']
  const task = { title: joined(name, waits), content: joined(name, number, waits, ['。', '.']) }
  const outcome = {
    title: own?.title ?? joined(name, [`：${result[0]}`, `: ${result[1]}`]),
    content: joined(own?.content ?? joined(name, decided, now), body),
  }
  const { overview, review = overview, own: ownPage = overview } = kind.addresses
  for (const role of informedIn(state)) {
    if (role === 'creator') {
      if (work.creatorId === by && !own) continue
      const link = addressIn(context, work, ownPage)
      inform(context, work.creatorId, outcome.title, outcome.content, link, kind.system)
      continue
    }
    const receives = role === state.holder
    const { title, content } = receives ? task : outcome
    const link = addressIn(context, work, receives ? decisionAddress(kind, work.state) : review)
    for (const userId of roleHolders(context, work, role))
      if (userId !== by && userId !== work.creatorId) inform(context, userId, title, content, link, kind.system)
  }
}

/** Notifies a person of what a colleague did in their place. */
export function notifyAbsent(context: BackendContext, work: WorkRow, userId: string, by: string): void {
  const kind = kindOf(work)
  const [name, nameEn] = nameOf(work)
  const state = stateOf(kind, work.state)
  const [label, labelEn] = state ? labelOf(state) : [work.state, work.state]
  const link = addressIn(context, work, kind.addresses.overview)
  const title: Words = [`${by}代您办理了${name}`, `${by} handled ${nameEn} for you`]
  const now: Words = [`，现在的状态为“${label}”。`, `. It is now “${labelEn}”.`]
  inform(context, userId, title, joined(title, now), link, kind.system)
}
