/** The list of this visit's notices, newest first, in the popup of `RecentMessages.tsx`. */
import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons'
import type { RecentNotice } from '@/lib/events/notices'
import { formatSecond, isoMoment } from '@/lib/time/beijing-time'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import styles from './RecentMessageList.module.css'

const icons = {
  error: <CloseCircleFilled className={styles.error} aria-hidden />,
  warning: <ExclamationCircleFilled className={styles.warning} aria-hidden />,
  success: <CheckCircleFilled className={styles.success} aria-hidden />,
  info: <InfoCircleFilled className={styles.info} aria-hidden />,
} satisfies Record<RecentNotice['kind'], unknown>

/** Messages, newest first, with their times. */
export function RecentMessageList({ notices, onClear }: { notices: readonly RecentNotice[]; onClear: () => void }) {
  const t = useT()
  if (notices.length === 0) return <p className={styles.none}>{t('暂时没有提示。出现过的提示会保留在这里。')}</p>
  return (
    <>
      <ul className={styles.list} aria-label={t('最近的提示')}>
        {notices.toReversed().map(({ id, kind, title, text, way, at }) => (
          <li key={id} className={styles.item}>
            {icons[kind]}
            <div>
              <p className={styles.text}>
                {title} · {text}
              </p>
              {way && (
                <Button type="link" size="small" onClick={way.go}>
                  {way.label}
                </Button>
              )}
              <time className={styles.time} dateTime={isoMoment(at)}>
                {formatSecond(at)}
              </time>
            </div>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onClear}>
        {t('清空')}
      </Button>
    </>
  )
}
