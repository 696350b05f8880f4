/** What the form that makes or changes a review panel begins with, and the ids of the papers chosen in it. */

import { formatDay } from '@/lib/time/beijing-time'
import type { PanelChoicesQuery } from '../graphql/panel.evaluation.generated'

export type PanelChoices = PanelChoicesQuery['panelChoices']
export type PanelSettings = NonNullable<PanelChoices['panel']>
export type PanelField = 'title' | 'titleEnglish' | 'formId' | 'perPaper' | 'day' | 'papers'
export type PanelTexts = Readonly<Record<PanelField, string>>

/** The ids of chosen papers, as the form holds them. */
export const idsIn = (papers: string) => papers.split(' ').filter((id) => id !== '')

/** The values with which the form begins: empty for a new panel, else the panel's. */
export function panelTexts({ panel, forms }: Pick<PanelChoices, 'panel' | 'forms'>): PanelTexts {
  if (!panel) return { title: '', titleEnglish: '', formId: forms[0]?.id ?? '', perPaper: '3', day: '', papers: '' }
  const { title, titleEnglish, formId, perPaper, dueAt, paperIds } = panel
  return {
    ...{ title, formId, perPaper: String(perPaper), day: formatDay(dueAt), papers: paperIds.join(' ') },
    // Without an English name the backend repeats the Chinese one.
    titleEnglish: titleEnglish === title ? '' : titleEnglish,
  }
}
