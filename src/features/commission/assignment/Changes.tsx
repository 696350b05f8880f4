/** The list of differences between the saved and the edited choice of reviewers, at the assignment desk. */

import { Name } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import styles from './assignment.module.css'
import { type Choice, changesBetween, type Panel } from './choice'
import { usePanelWords } from './use-panel-words'

/** How many papers are listed. */
const most = 30

interface ChangesProps {
  panel: Panel
  before: Choice
  after: Choice
}

/** What differs between two choices, paper by paper and then in the experts of the panel. */
export function Changes({ panel, before, after }: ChangesProps) {
  const t = useT()
  const { expertNames, paperName } = usePanelWords(panel)
  const papers = changesBetween(panel, before, after)
  const joined = after.expertIds.filter((id) => !before.expertIds.includes(id))
  const left = before.expertIds.filter((id) => !after.expertIds.includes(id))
  return (
    <ul className={styles.changes}>
      {joined.length > 0 && <li>{t('加入评审组：{names}', { names: expertNames(joined) })}</li>}
      {left.length > 0 && <li>{t('不再参加评审组：{names}', { names: expertNames(left) })}</li>}
      {before.most !== after.most && (
        <li>{after.most === null ? t('每位专家的份数不再有上限') : t('每位专家至多 {n} 份', { n: after.most })}</li>
      )}
      {papers.slice(0, most).map(({ paperId, added, removed }) => (
        <li key={paperId}>
          <Name>{paperName(paperId)}</Name>
          {t('：')}
          {[
            ...(added.length > 0 ? [t('增加{names}', { names: expertNames(added) })] : []),
            ...(removed.length > 0 ? [t('移除{names}', { names: expertNames(removed) })] : []),
          ].join(t('；'))}
        </li>
      ))}
      {papers.length > most && <li>{t('另有 {n} 份申报书的专家有变化', { n: papers.length - most })}</li>}
    </ul>
  )
}
