/** Reloads a form's content during autosave and merges the changes of others. */
import { answerInTime, type SendTimer } from '@/lib/drafts/send-timing'
import type { ContentSnapshot } from '../ports'
import { renewed, withChanges, withOthers } from './choices'
import type { AutosaveOptions, Saving } from './saving'

/**
 * Reloads the content and merges changes of others. Resolves whether there were any; null on failure, then a conflict
 * is resolved with the next save.
 */
export async function reread(
  { engine, ports, content, normalise }: AutosaveOptions,
  saving: Saving,
  timer: SendTimer,
): Promise<boolean | null> {
  const { pending, keeper, offers, happen, view } = saving
  const conflict = view().save.trouble?.kind === 'conflict'
  const reloading = ports.reload?.(content.contentId)
  const now = reloading ? await answerInTime<ContentSnapshot | null>(reloading, null) : null
  if (now && now.formVersion !== content.formVersion) {
    happen({ type: 'answered', outcome: { kind: 'outdated' }, dirty: pending.dirty.size > 0 })
    return null
  }
  if (!now) {
    if (conflict && saving.running) timer.retry(saving.attempts)
    return null
  }
  const server = normalise(now.values)
  const before = engine.values()
  const { refreshed, differences } = pending.compare(before, server, now.revision)
  const changes = Object.entries(refreshed).map(([fieldId, value]) => ({
    fieldId,
    before: before[fieldId] ?? null,
    now: value,
  }))
  const news = changes.length > 0
  const { outside, differences: visible } = view()
  offers.overtaken(differences.map(({ fieldId }) => fieldId))
  saving.show({
    differences: withOthers(renewed(visible, differences, server), offers.others()),
    outside: news ? { changes: withChanges(outside.changes, changes), by: now.savedBy } : outside,
  })
  engine.load(refreshed, 'server')
  void keeper.now()
  if (differences.length > 0 && !conflict) happen({ type: 'answered', outcome: { kind: 'conflict' }, dirty: true })
  if (differences.length === 0 && conflict) saving.resolved()
  if (conflict && saving.sendable() && saving.running) timer.retry(saving.attempts)
  return news || differences.length > 0
}
