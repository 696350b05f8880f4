/** Labels of pairs and invitations, a panel's loads, and the names of its papers and experts, for the assignment desk. */
import { nameText } from '@/lib/i18n/english-names'
import { t, text } from '@/lib/i18n/i18n'
import type { StatusColor } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import type { Panel, PanelPaper } from './choice'

/** The states of pairs and invitations. */
export const stateTags: Readonly<Record<Panel['pairs'][number]['state'], { label: string; color: StatusColor }>> = {
  PLANNED: { label: text('未邀请'), color: 'default' },
  INVITED: { label: text('已邀请，未答复'), color: 'processing' },
  ACCEPTED: { label: text('已接受邀请'), color: 'success' },
  DECLINED: { label: text('已谢绝邀请'), color: 'error' },
  WITHDRAWN: { label: text('邀请已撤回'), color: 'warning' },
  GIVEN_BACK: { label: text('已退回评审'), color: 'error' },
}

/** How many papers each expert has, as a sentence of the fewest and the most. */
export const loadsText = ([fewest, most]: readonly [fewest: number, most: number]): string =>
  fewest === most ? t('每位专家 {n} 份', { n: most }) : t('每位专家 {fewest} 至 {most} 份', { fewest, most })

/** The names of a panel's papers and experts. */
export function usePanelWords({ papers, experts }: Panel) {
  const t = useT()
  const paperOf = new Map(papers.map((paper) => [paper.id, paper]))
  const nameOf = new Map(experts.map(({ expertId, name }) => [expertId, name]))
  const expertNames = (ids: readonly string[]) => ids.map((id) => nameOf.get(id) ?? id).join(t('、'))
  const numberOf = ({ number, name }: PanelPaper) => number ?? name
  return {
    expertNames,
    numberOf,
    /** Number and name of a paper. */
    paperName(id: string): string {
      const paper = paperOf.get(id)
      return paper ? [paper.number, paper.name && nameText(paper.name)].filter(Boolean).join(' ') : id
    },
  }
}
