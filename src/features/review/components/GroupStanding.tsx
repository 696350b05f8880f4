/** The line above the review form with the review's total and its rank in the group. */

import { useSyncExternalStore } from 'react'
import styles from '@/shared/desk/desk.module.css'
import type { FormEngine } from '@/smartform/engine/engine'
import { useT } from '@/ui/use-t'
import type { ReviewGroupCardFragment, ReviewTaskCardFragment } from '../graphql/review.evaluation.generated'
import { ranksByTotal } from '../ranks'

interface GroupStandingProps {
  task: ReviewTaskCardFragment
  group: ReviewGroupCardFragment
  /** The open form, from which scores and total are read as they are typed; null: as the server has them. */
  engine: FormEngine | null
}

const none = () => () => {}

/** The scores given so far, by the form as it is typed. */
function standingText(engine: FormEngine): string {
  const ids = [...engine.form.fields.keys()].filter((id) => id.startsWith('score_'))
  const values = engine.values()
  const scored = ids.filter((id) => (values[id] ?? null) !== null).length
  return JSON.stringify({ scored, criteria: ids.length, total: engine.field('total')?.value ?? null })
}

/** The weighted total and its place in the group, at once; before everything is scored, how much of it is. */
export function GroupStanding({ task, group, engine }: GroupStandingProps) {
  const t = useT()
  const live = useSyncExternalStore(engine ? (changed) => engine.subscribeDerived(changed) : none, () =>
    engine ? standingText(engine) : null,
  )
  const now = live === null ? task : (JSON.parse(live) as { scored: number; criteria: number; total: string | null })
  const total = now.total === null || now.total === '' ? null : Number(now.total)
  const others = group.tasks.filter(({ id }) => id !== task.id)
  const ranks = ranksByTotal([{ id: task.id, total }, ...others])
  return (
    <div className={styles.standing} role="status">
      {total === null ? (
        t(
          group.tasks.length > 1
            ? '已评 {n} / {of} 项，评完后显示总分和组内名次'
            : '已评 {n} / {of} 项，评完后显示总分',
          {
            n: now.scored,
            of: now.criteria,
          },
        )
      ) : (
        <>
          <strong>{t('总分 {n}', { n: total })}</strong>{' '}
          {group.tasks.length > 1 &&
            t('组内第 {place}，共 {of} 份已评', { place: ranks.get(task.id) ?? 1, of: ranks.size })}
        </>
      )}
    </div>
  )
}
