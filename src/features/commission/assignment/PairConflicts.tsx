/** The list of conflicts between a paper and an expert, in the dialog of a paper. */
import { StatusTag } from '@/ui/StatusTag'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import styles from './assignment.module.css'
import type { PanelConflict } from './choice'
import { conflictSentences, conflictSources } from './conflict-words'

/** The conflicts of a pair: what each is, where it is known from, what it does, and why it was dismissed. */
export function PairConflicts({ conflicts }: { conflicts: readonly PanelConflict[] }) {
  const t = useT()
  const minute = useMinute()
  return (
    <ul className={styles.conflicts}>
      {conflicts.map((conflict) => {
        const { kind, detail, source, weight, dismissedFor, dismissedBy, dismissedAt } = conflict
        const { recordedId, sourceText, recordedBy, recordedAt } = conflict
        return (
          <li key={recordedId ?? `${kind} ${detail}`}>
            <StatusTag color={dismissedFor != null ? 'default' : weight === 'HARD' ? 'error' : 'warning'}>
              {dismissedFor != null ? t('不按回避处理') : weight === 'HARD' ? t('必须回避') : t('须说明理由')}
            </StatusTag>{' '}
            {t(conflictSentences[kind], { detail })}{' '}
            {recordedId == null
              ? t('来源：{source}。', { source: t(conflictSources[source]) })
              : t('来源：{source}。{at} {by}登记。', {
                  source: sourceText ?? '',
                  at: minute(recordedAt ?? 0),
                  by: recordedBy ?? '',
                })}
            {dismissedFor != null && (
              <div>
                {t('{at} {by}：{reason}', {
                  at: minute(dismissedAt ?? 0),
                  by: dismissedBy ?? '',
                  reason: dismissedFor,
                })}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
