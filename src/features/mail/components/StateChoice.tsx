/** The filter of the message list by read and unread. */

import type { ListState } from '@/shared/list/use-list-state'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import styles from './Messages.module.css'

interface StateChoiceProps {
  state: ListState
  /** Counts under the other filters; absent while unknown. */
  counts: { total: number; unread: number } | undefined
}

/** All, unread or read, with counts. */
export function StateChoice({ state, counts }: StateChoiceProps) {
  const t = useT()
  const here = state.filters.state ?? ''
  const choice = (value: '' | 'UNREAD' | 'READ', title: string, n: number | undefined) => (
    <Button
      key={value}
      className={value === here ? styles.on : undefined}
      aria-pressed={value === here}
      onClick={() => state.setFilters({ state: value })}
    >
      {n === undefined ? title : t('{title}（{n}）', { title, n })}
    </Button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own around buttons
    <div role="group" aria-label={t('阅读状态')} className={styles.states}>
      {choice('', t('全部'), counts?.total)}
      {choice('UNREAD', t('未读'), counts?.unread)}
      {choice('READ', t('已读'), counts && counts.total - counts.unread)}
    </div>
  )
}
