/** The progress of a form page in words and with an icon, in the page list and on the overview of a work item. */

import {
  CheckCircleFilled,
  ClockCircleOutlined,
  CloseCircleFilled,
  EditOutlined,
  MinusCircleOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import { text } from '@/lib/i18n/i18n'
import { useRecent } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import type { PageProgress } from '../engine/engine'
import styles from './PageState.module.css'

const states: Readonly<Record<PageProgress['state'], { label: string; icon: ReactNode }>> = {
  untouched: { label: text('未开始'), icon: <ClockCircleOutlined aria-hidden /> },
  optional: { label: text('选填'), icon: <MinusCircleOutlined aria-hidden /> },
  partial: { label: text('填写中'), icon: <EditOutlined aria-hidden /> },
  complete: { label: text('已完成'), icon: <CheckCircleFilled aria-hidden /> },
  wrong: { label: text('有误'), icon: <CloseCircleFilled aria-hidden /> },
}

interface PageStateProps {
  progress: PageProgress
  editedAt?: number
  /** Number of open required remarks; a page with one is not complete. */
  remainingRemarks?: number
}

/** The state of a page as a word and a shape (colour only repeats it), and what is missing. */
export function PageState({ progress, editedAt, remainingRemarks: remarksLeft = 0 }: PageStateProps) {
  const t = useT()
  const recent = useRecent()
  const state = remarksLeft > 0 && progress.state !== 'wrong' ? 'partial' : progress.state
  const { label, icon } = states[state]
  const remaining = [
    progress.errors > 0 && t('{n} 处错误', { n: progress.errors }),
    progress.requiredLeft > 0 && t('必填还差 {n} 项', { n: progress.requiredLeft }),
    progress.attachmentsLeft > 0 && t('其中附件 {n} 份', { n: progress.attachmentsLeft }),
    remarksLeft > 0 && t('{n} 条批注待处理', { n: remarksLeft }),
  ].filter((item) => item !== false)
  return (
    <span className={styles.state} data-state={state}>
      {icon} {t(label)}{' '}
      {editedAt !== undefined && <span className={styles.left}>{t('最后修改 {at}', { at: recent(editedAt) })} </span>}
      {remaining.length > 0 && <span className={styles.left}>{remaining.join(t('，'))}</span>}
    </span>
  )
}
