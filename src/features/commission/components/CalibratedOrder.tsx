/** The calibrated order of a panel's papers, beside the raw means (without the strictness of reviewers), on the page of review progress. */

import { useMemo } from 'react'
import { nameText } from '@/lib/i18n/english-names'
import { localizedText } from '@/lib/i18n/localized-text'
import { type CalibratedPaper, calibrate, type ReviewerStrictness, tellsApart } from '@/lib/scores/calibrate'
import { scoringMethod } from '@/lib/scores/method'
import { ListRows } from '@/shared/list/ListRows'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import type { ReviewProgressCardFragment } from '../graphql/reviews.evaluation.generated'
import { ProposalLink } from './ProposalLink'
import styles from './reviews.module.css'

interface CalibratedOrderProps {
  panel: ReviewProgressCardFragment
  /** Reviews further apart than this, in points, differ. */
  limit: number
}

const points = (value: number) => value.toFixed(1)

export function CalibratedOrder({ panel, limit }: CalibratedOrderProps) {
  const t = useT()
  const { proposals, reviewers } = panel
  const title = localizedText(panel.title, panel.titleEnglish)
  const result = useMemo(
    () =>
      calibrate(
        proposals.flatMap(({ id, scores }) =>
          scores.map(({ reviewerId, total }) => ({ paperId: id, reviewerId, score: total })),
        ),
      ),
    [proposals],
  )
  if (!result) return <p>{t('评分还不够：至少要有两位专家、两份申报书，并有申报书得到两份以上评分。')}</p>
  const proposalOf = new Map(proposals.map((proposal) => [proposal.id, proposal]))
  const nameOf = new Map(reviewers.map(({ id, name }) => [id, name]))
  const paperLink = ({ id }: CalibratedPaper) => {
    const proposal = proposalOf.get(id)
    return proposal ? <ProposalLink {...proposal} /> : id
  }
  const strictnessText = ({ strictness, error }: ReviewerStrictness) => {
    const size = t('{n} ± {error} 分', { n: points(Math.abs(strictness)), error: points(error) })
    if (Math.abs(strictness) < tellsApart * error) return t('看不出偏严或偏宽（{size}）', { size })
    return strictness > 0 ? t('偏严 {size}', { size }) : t('偏宽 {size}', { size })
  }
  return (
    <div className={styles.calibrated}>
      <p>{t(scoringMethod)}</p>
      <ListRows
        label={t('{title}校准后的次序', { title })}
        rows={result.papers}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: t('申报书'),
            render: paperLink,
          },
          {
            key: 'calibrated',
            title: t('校准分'),
            align: 'end',
            width: 120,
            render: ({ calibrated, error }) => t('{n} ± {error} 分', { n: points(calibrated), error: points(error) }),
          },
          { key: 'band', title: t('档次'), width: 90, render: ({ band }) => t('第 {n} 档', { n: band }) },
          {
            key: 'mean',
            title: t('原始平均分'),
            align: 'end',
            width: 150,
            render: ({ mean, meanRank }) => t('{n} 分，第 {rank} 位', { n: points(mean), rank: meanRank }),
          },
          {
            key: 'reviews',
            title: t('评分份数'),
            width: 150,
            render: ({ reviews, disagreement }) => (
              <>
                {t('{n} 份', { n: reviews })}{' '}
                {disagreement > limit && (
                  <StatusTag color="warning">{t('校准后仍相差 {n} 分', { n: points(disagreement) })}</StatusTag>
                )}
              </>
            ),
          },
          {
            key: 'next',
            title: t('再增加一份评审'),
            width: 190,
            render: ({ nextError, nextRanks: [best, worst] }) =>
              best === worst
                ? t('仍在第 {n} 位，± {error} 分', { n: best, error: points(nextError) })
                : t('可能在第 {best} 至 {worst} 位，± {error} 分', { best, worst, error: points(nextError) }),
          },
        ]}
      />
      <ListRows
        label={t('{title}专家的严格程度', { title })}
        rows={result.reviewers}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: t('专家'), render: ({ id }) => nameText(nameOf.get(id) ?? id) },
          { key: 'reviews', title: t('评分份数'), width: 150, render: ({ reviews }) => t('{n} 份', { n: reviews }) },
          { key: 'strictness', title: t('与其他专家相比'), width: 340, render: strictnessText },
        ]}
      />
    </div>
  )
}
