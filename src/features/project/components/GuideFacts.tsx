/** The facts of a guide on its page: number, department, period, contact. */
import { named } from '@/ui/Name'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import type { GuideQuery } from '../graphql/guides.program.generated'
import styles from './GuideFacts.module.css'
import { GuideStatus } from './GuideStatus'

/** A guide's number, department, period with remaining time, and contact. */
export function GuideFacts({ guide }: { guide: GuideQuery['guide'] }) {
  const t = useT()
  const minute = useMinute()
  return (
    <aside className={styles.facts} aria-label={t('指南信息')}>
      <div className={styles.left}>
        <GuideStatus guide={guide} />
      </div>
      <dl>
        <dt>{t('指南编号')}</dt>
        <dd className={styles.code}>{guide.number}</dd>
        <dt>{t('主管处室')}</dt>
        <dd>{named(guide.department)}</dd>
        <dt>{t('申报开始')}</dt>
        <dd>{minute(guide.opensAt)}</dd>
        <dt>{t('申报截止')}</dt>
        <dd>{minute(guide.closesAt)}</dd>
        <dt>{t('单位推荐截止')}</dt>
        <dd>{minute(guide.recommendBy)}</dd>
        <dt>{t('资助上限')}</dt>
        <dd>{t('{n} 万元', { n: guide.fundingLimit })}</dd>
        <dt>{t('咨询电话')}</dt>
        <dd>{guide.hotline}</dd>
      </dl>
    </aside>
  )
}
