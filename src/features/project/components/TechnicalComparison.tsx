/** Compares the scores of a technical report with those of similar reports while they are typed. */

import { useSyncExternalStore } from 'react'
import desk from '@/shared/desk/desk.module.css'
import type { FormEngine } from '@/smartform/engine/engine'
import { useT } from '@/ui/use-t'
import type { TechnicalDeskQuery } from '../graphql/technical.evaluation.generated'
import { scoreOf } from '../technical-spread'
import styles from './Technical.module.css'
import { TechnicalDistribution } from './TechnicalDistribution'
import { TechnicalSpread } from './TechnicalSpread'

interface TechnicalComparisonProps {
  desk: TechnicalDeskQuery['technicalDesk']
  /** The open form, from which the scores are read as they are typed; null: `values` are submitted. */
  engine: FormEngine | null
  values: unknown
}

const none = () => () => {}

/** The scores of this report beside the evaluations of reports alike, and how these are distributed. */
export function TechnicalComparison({ desk: compared, engine, values }: TechnicalComparisonProps) {
  const t = useT()
  const live = useSyncExternalStore(engine ? (changed) => engine.subscribeDerived(changed) : none, () =>
    engine ? JSON.stringify(compared.criteria.map(({ field }) => scoreOf(engine.values(), field))) : null,
  )
  const own =
    live === null
      ? compared.criteria.map(({ field }) => scoreOf(values, field))
      : (JSON.parse(live) as (number | null)[])
  const scored = own.flatMap((score) => (score === null ? [] : [score]))
  const total = scored.length === own.length ? scored.reduce((sum, score) => sum + score, 0) : null
  const totals = compared.alike.map((report) => report.total)
  const rank = total === null ? null : totals.filter((other) => other > total).length + 1
  const group = compared.group === 'FIELD' ? t('同一技术领域') : t('全部技术领域')
  return (
    <>
      <div className={desk.standing} role="status">
        {total === null ? (
          t('已评 {n} / {of} 项，评完后显示总分和名次', { n: scored.length, of: own.length })
        ) : (
          <>
            <strong>{t('总分 {n}', { n: total })}</strong>{' '}
            {rank !== null && totals.length > 0 && t('在已评的 {of} 份中排第 {rank}', { of: totals.length + 1, rank })}
          </>
        )}
      </div>
      <details className={`${desk.fold} ${styles.compared}`}>
        <summary>{t('与已评报告比较（{n} 份，{group}）', { n: totals.length, group })}</summary>
        {totals.length === 0 ? (
          <p>{t('还没有其他已评价的技术报告。')}</p>
        ) : (
          <>
            <TechnicalSpread criteria={compared.criteria} reports={compared.alike} own={{ scores: own, total }} />
            <TechnicalDistribution totals={totals} group={group} />
          </>
        )}
      </details>
    </>
  )
}
