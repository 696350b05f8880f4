/** The state of a request to rename a unit, on its page. */
import { formatDay } from '@/lib/time/beijing-time'
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'
import type { UnitRenameStateFragment } from '../graphql/sign-in-elsewhere.permission.generated'
import { renameStates } from '../rename-states'
import styles from './Parts.module.css'

export function RenameState({ rename }: { rename: UnitRenameStateFragment }) {
  const t = useT()
  const { status, title, description } = renameStates[rename.state] ?? renameStates[0]
  return (
    <ResultPanel level={2} status={status} title={t(title)} description={rename.opinion ?? t(description)}>
      <dl className={styles.facts}>
        <dt>{t('申请编号')}</dt>
        <dd>{rename.number}</dd>
        <dt>{t('现单位名称')}</dt>
        <dd>{rename.oldName}</dd>
        <dt>{t('变更后名称')}</dt>
        <dd>{rename.newName}</dd>
        <dt>{t('申请日期')}</dt>
        <dd>{formatDay(rename.createdAt)}</dd>
      </dl>
    </ResultPanel>
  )
}
