/** The report of a batch: how many rows succeeded, and each refused row with its reason; for units, platforms, topics and decisions. */
import { useEffect, useRef } from 'react'
import { text } from '@/lib/i18n/i18n'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import { type BatchOutcome, refusalText } from '../batch'
import styles from './BatchReport.module.css'

interface BatchReportProps {
  outcome: BatchOutcome | null
  onClose(): void
}

const signedOut = {
  title: text('{action}：没有办理'),
  reason: text('登录已失效，这次操作没有办理。重新登录后可以继续。'),
  again: text('继续办理'),
}
const unknown = {
  title: text('{action}：还不知道结果'),
  reason: text('连接中断时可能已经办理。查询时会重新发送，已经办理的不会重复办理。'),
  again: text('查询结果'),
}

/** The report of a batch: how many rows succeeded, and each failed row with its reason; after a lost response or an
 * ended login, a way to send it again. It stays until it is closed. A new one scrolls into view: it stands above a list
 * whose button may be further down. */
export function BatchReport({ outcome, onClose }: BatchReportProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) place.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  return <div ref={place}>{outcome && <Report outcome={outcome} onClose={onClose} />}</div>
}

function Report({ outcome, onClose }: { outcome: BatchOutcome; onClose(): void }) {
  const t = useT()
  const close = { label: t('关闭'), onClose }
  if (outcome.again) {
    const words = outcome.isSignedOut ? signedOut : unknown
    return (
      <Alert
        className={styles.report}
        type="warning"
        close={close}
        title={t(words.title, { action: outcome.action })}
        description={t(words.reason)}
        action={<Button onClick={outcome.again}>{t(words.again)}</Button>}
      />
    )
  }
  const refused = outcome.rows.filter(({ done }) => !done)
  const values = { action: outcome.action, n: outcome.rows.length - refused.length, m: refused.length }
  return (
    <Alert
      className={styles.report}
      role={refused.length > 0 ? 'alert' : 'status'}
      type={refused.length > 0 ? 'warning' : 'success'}
      close={close}
      title={refused.length > 0 ? t('{action}：{n} 项成功，{m} 项没有成功', values) : t('{action}：{n} 项成功', values)}
      description={
        refused.length > 0 && (
          <ul className={styles.refused}>
            {refused.map(({ id, name, code }) => (
              <li key={id}>{t('{name}：{reason}', { name: name ?? t('已不在列表中'), reason: refusalText(code) })}</li>
            ))}
          </ul>
        )
      }
    />
  )
}
