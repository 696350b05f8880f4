/** The chart of a panel's submitted totals by paper, with papers of large spread named; on the page of review progress. */

import { BarPlot } from '@/ui/plot/BarPlot'
import { useT } from '@/ui/use-t'
import type { ReviewProgressCardFragment } from '../graphql/reviews.evaluation.generated'
import { ProposalLink, proposalName } from './ProposalLink'
import styles from './reviews.module.css'

interface ScoreSpreadProps {
  proposals: ReviewProgressCardFragment['proposals']
  /** Totals with a larger spread are marked. */
  limit: number
}

/** The spread of submitted totals per proposal; large spreads are named. */
export function ScoreSpread({ proposals, limit }: ScoreSpreadProps) {
  const t = useT()
  const scored = proposals.flatMap(({ lowest, median, highest, ...rest }) =>
    lowest == null || median == null || highest == null ? [] : [{ ...rest, lowest, median, highest }],
  )
  const apart = scored.filter(({ differs }) => differs)
  if (scored.length === 0) return <p>{t('还没有可以查看的评分。')}</p>
  return (
    <>
      {apart.length > 0 && (
        <div className={styles.apart}>
          <h3>{t('{n} 份申报书的评分相差超过 {limit} 分', { n: apart.length, limit })}</h3>
          <ul>
            {apart.map((item) => (
              <li key={item.id}>
                <ProposalLink {...item} /> {t('相差 {n} 分', { n: item.highest - item.lowest })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <BarPlot
        beside
        title={t('评分分布')}
        summary={t('共 {of} 份申报书，{n} 份已有提交的评分；只计已提交的评审意见，满分 100 分。', {
          n: scored.length,
          of: proposals.length,
        })}
        rowHead={t('申报书')}
        labels={scored.map(proposalName)}
        series={[
          {
            label: t('最低分'),
            color: 'var(--ant-gold-7)',
            pattern: 'slanted',
            values: scored.map((item) => item.lowest),
          },
          {
            label: t('中位数'),
            color: 'var(--ant-blue-6)',
            pattern: 'plain',
            values: scored.map((item) => item.median),
          },
          {
            label: t('最高分'),
            color: 'var(--ant-green-7)',
            pattern: 'crossed',
            values: scored.map((item) => item.highest),
          },
        ]}
        format={String}
      />
    </>
  )
}
