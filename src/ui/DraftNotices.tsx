/** The notices of a form about its local draft: restored, or changed elsewhere. */

import type { Draft, OtherVersion } from '@/lib/drafts/use-draft'
import { Alert } from './Alert'
import { Button } from './Button'
import styles from './DraftNotices.module.css'
import { useMinute } from './TimesBlock'
import { useT } from './use-t'

interface DraftNoticesProps<Answers extends object> {
  draft: Draft<Answers>
  /** Label and value of a field, as the user reads them. */
  words(name: keyof Answers & string, value: unknown): { label: string; text: string }
}

/**
 * Tells the user about the form's local draft: that none can be stored, which values are missing, and which other
 * versions exist.
 */
export function DraftNotices<Answers extends object>({ draft, words }: DraftNoticesProps<Answers>) {
  const t = useT()
  const minute = useMinute()
  const line = (other: OtherVersion<keyof Answers & string>) => {
    const { label, text } = words(other.name, other.value)
    return (
      <li key={`${other.found.slot} ${other.name}`}>
        <strong>{t('{label}（{time}）', { label, time: minute(other.at) })}</strong>
        <p className={styles.text}>{text || t('未填写')}</p>
        <p className={styles.actions}>
          <Button size="small" onClick={() => draft.settleOther(other, true)}>
            {t('改用这一份“{label}”', { label })}
          </Button>
          <Button size="small" onClick={() => draft.settleOther(other, false)}>
            {t('不要这一份“{label}”', { label })}
          </Button>
        </p>
      </li>
    )
  }
  return (
    <>
      {draft.failed && (
        <Alert
          className={styles.notice}
          type="warning"
          role="alert"
          title={t('这台设备现在存不下您填写的内容，请不要关闭页面，尽快保存或提交。')}
        />
      )}
      {draft.lost > 0 && (
        <Alert
          className={styles.notice}
          type="info"
          role="status"
          title={t('有 {n} 处证件、银行或电话号码没有存在本机，请检查并重新填写。', { n: draft.lost })}
        />
      )}
      {draft.others.length > 0 && (
        <Alert
          className={styles.notice}
          type="info"
          role="status"
          title={t('还有 {n} 项没有保存的内容，是在另一个标签页里写的，或者之后已在别处改过：', {
            n: draft.others.length,
          })}
          description={<ul className={styles.list}>{draft.others.map(line)}</ul>}
        />
      )}
    </>
  )
}
