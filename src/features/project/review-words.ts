import { t } from '@/lib/i18n'
import type { noteTargets } from '@/work/note-targets'
import { isReviewPart } from './review-draft'
import { decisions, type FieldNote, type ReviewDraft } from './review-rules'

/** A part of a review that was kept on this device, as the reviewer reads it. */
export function reviewWords(
  name: keyof ReviewDraft,
  value: unknown,
  targets: ReturnType<typeof noteTargets>,
): { label: string; text: string } {
  if (name === 'decision')
    return { label: t('审核结论'), text: t(decisions.find((one) => one.value === value)?.label ?? '') }
  if (name === 'opinion') return { label: t('意见'), text: String(value) }
  const notes = isReviewPart('notes', value) ? (value as readonly FieldNote[]) : []
  const labelOf = (path: string) =>
    targets.flatMap((group) => group.targets).find((one) => one.path === path)?.label ?? path
  return { label: t('对具体内容的意见'), text: notes.map(({ path, text }) => `${labelOf(path)}：${text}`).join('\n') }
}
