/** The text that names a part of the resume as the source of an answer. */
import { t } from '@/lib/i18n/i18n'
import { resumeLabels } from '@/lib/resume/resume-labels'

/** Names a part of a resume: 工作经历 2019-09 至今. `from` and `to` are months; without `from`, the whole kind is meant. */
export function resumePart({ kind, from, to }: { kind: string; from: string | null; to: string | null }): string {
  const label = Object.hasOwn(resumeLabels, kind) ? t(resumeLabels[kind as keyof typeof resumeLabels]) : kind
  if (from === null) return label
  return to === null
    ? t('{part} {from} 至今', { part: label, from })
    : t('{part} {from} 至 {to}', { part: label, from, to })
}
