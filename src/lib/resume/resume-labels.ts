/** Names of the kinds of resume entries, apart from their fields because the menu shows them. */
import { text } from '@/lib/i18n/i18n'

export type ResumeKind = 'WORK' | 'EDUCATION' | 'ACHIEVEMENT' | 'REWARD' | 'PROJECT'

/** Names of the kinds of resume entries; apart from their fields, because the menu of every page shows them. */
export const resumeLabels: Readonly<Record<ResumeKind, string>> = {
  WORK: text('工作经历'),
  EDUCATION: text('教育经历'),
  ACHIEVEMENT: text('科研成果'),
  REWARD: text('科技奖励'),
  PROJECT: text('科研项目'),
}
