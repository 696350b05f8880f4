/** The box on account settings that says how complete the profile is. */
import { CheckCircleFilled, ExclamationCircleFilled } from '@ant-design/icons'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { beijingToday } from '@/lib/time/beijing-time'
import { useSession } from '@/session/session'
import { Progress } from '@/ui/Progress'
import { useT } from '@/ui/use-t'
import { completenessOf } from '../completeness'
import { profileFields } from '../profile-fields'
import type { ProfileValues } from '../profile-values'
import styles from './CompletenessBox.module.css'

/** The completeness of the saved profile, and its gaps with links. */
export function CompletenessBox({ saved }: { saved: ProfileValues }) {
  const t = useT()
  const id = useId()
  const session = useSession()
  const { filled, total, gaps } = completenessOf(saved, session, beijingToday())
  const percent = Math.floor((filled / total) * 100)
  return (
    <section aria-labelledby={id} className={styles.box}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('资料完整度')}
        </h2>
        <Progress className={styles.progress} percent={percent} aria-labelledby={id} />
        <span className={styles.count}>{t('必填 {total} 项，已完成 {filled} 项', { total, filled })}</span>
      </div>
      {gaps.length === 0 ? (
        <p className={styles.whole}>
          <CheckCircleFilled className={styles.done} aria-hidden /> {t('资料完整，各项业务可以正常办理。')}
        </p>
      ) : (
        <ul className={styles.gaps}>
          {gaps.map((gap) => (
            <li key={gap.name}>
              <ExclamationCircleFilled className={styles.open} aria-hidden />
              <div>
                <strong>{t(gap.name)}</strong>
                {t('：')}
                {t(gap.blocks)}{' '}
                {gap.fields.length > 0 &&
                  t('缺少或有误：{fields}。', {
                    fields: gap.fields.map((field) => t(profileFields[field].label)).join(t('、')),
                  })}{' '}
                <Link to={gap.to}>{t(gap.label)}</Link>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
