/** Changing and removing a panel: all of it before an expert was invited, less of it afterwards. */

import isEqual from 'lodash/isEqual'
import { formatDay } from '@/lib/time/beijing-time'
import type { BackendContext } from '../../context'
import type { ReviewPanelRow } from '../../db/rows-panels'
import { fail } from '../../fail'
import type { NewPanelInput } from '../../resolvers/evaluation.generated'
import { inform } from '../inform'
import { requireFree, requireSettings } from './create-panel'
import { logPanelEvent } from './log-panel-event'
import { invitedSince, logPanel, requirePanel } from './panel'

/** What a panel was and is, in the words of the log. */
function changesOf(before: ReviewPanelRow, after: ReviewPanelRow): string[] {
  const change = (label: string, from: string | number, to: string | number) =>
    from === to ? [] : [`${label}：${from} → ${to}`]
  return [
    ...change('名称', before.title, after.title),
    ...change('英文名称', before.titleEnglish, after.titleEnglish),
    ...change('评审表', before.formId, after.formId),
    ...change('每份申报书的专家人数', before.perPaper, after.perPaper),
  ]
}

/** Changes a panel; codes as in the contract. */
export function changePanel(
  context: BackendContext,
  panelId: string,
  seenRevision: number,
  input: NewPanelInput,
): ReviewPanelRow {
  const { db } = context
  const { caller, panel } = requirePanel(context, panelId)
  if (seenRevision !== panel.revision) fail(60408)
  const { paperIds: ids, ...settings } = requireSettings(context, input, panel)
  const paperIds = requireFree(context, caller, ids, panel)
  const after = { ...panel, ...settings, paperIds }
  const fixed = ({ title, titleEnglish, formId }: ReviewPanelRow) => ({ title, titleEnglish, formId })
  const added = paperIds.filter((id) => !panel.paperIds.includes(id)).length
  const removed = panel.paperIds.filter((id) => !paperIds.includes(id)).length
  const isInvited = invitedSince(context, panelId) !== null
  if (isInvited && (!isEqual(fixed(panel), fixed(after)) || added + removed > 0 || after.dueAt < panel.dueAt))
    fail(601348)
  const changes = changesOf(panel, after)
  // The log is closed to who has a part in a paper that leaves or comes.
  const both = { ...after, paperIds: [...new Set([...panel.paperIds, ...paperIds])] }
  if (changes.length + added + removed > 0)
    logPanel(context, both, caller, { step: 'CHANGE', added, removed, reason: changes.join('；') || null })
  if (after.dueAt !== panel.dueAt) {
    logPanel(context, both, caller, { step: 'MOVE', reason: `${formatDay(panel.dueAt)} → ${formatDay(after.dueAt)}` })
    tellNewDate(context, after)
  }
  return db.reviewPanels.update(panelId, {
    ...settings,
    paperIds,
    pairs: panel.pairs.filter(({ paperId }) => paperIds.includes(paperId)),
    revision: panel.revision + 1,
  })
}

/** Tells the experts who have not answered that they have more time. */
function tellNewDate(context: BackendContext, { id: panelId, title, titleEnglish, dueAt }: ReviewPanelRow): void {
  for (const { expertId } of context.db.panelInvitations.where({ panelId, state: 'INVITED' }))
    inform(
      context,
      expertId,
      [`评审期限推迟：${title}`, `More time to review: ${titleEnglish}`],
      [
        `评审意见改为 ${formatDay(dueAt)} 24 时前提交。`,
        `Reviews are now due by the end of ${formatDay(dueAt)} (Beijing time).`,
      ],
      '/expert/review',
      's10',
    )
}

/** Removes a panel of which nobody was told; codes as in the contract. */
export function removePanel(context: BackendContext, panelId: string, seenRevision: number): void {
  const { caller, panel } = requirePanel(context, panelId)
  if (invitedSince(context, panelId) !== null) fail(601349)
  if (seenRevision !== panel.revision) fail(60408)
  logPanelEvent(context, panel, caller, { step: 'REMOVE' })
  context.db.reviewPanels.remove(panelId)
}
