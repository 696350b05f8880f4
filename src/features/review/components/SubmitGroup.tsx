/** The buttons that submit a group of reviews, and the list of what is missing. */

import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { refusalText } from '@/api/errors/failure'
import { evaluation } from '@/api/evaluation'
import { inLanguage } from '@/lib/i18n/in-language'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { useDialogs } from '@/ui/feedback'
import { Name } from '@/ui/Name'
import { useLocale, useT } from '@/ui/use-t'
import {
  type ReviewGroupCardFragment,
  type ReviewTaskCardFragment,
  SubmitReviewsDocument,
} from '../graphql/review.evaluation.generated'
import { reviewPath } from '../paths'
import { isOpen, isReady, reviewTitle } from '../review-words'
import styles from './review.module.css'

interface SubmitGroupProps {
  group: ReviewGroupCardFragment
  /** Open reviews of which something has not reached the server. */
  unsent: readonly ReviewTaskCardFragment[]
  stale: boolean
  onChanged(): void
}

/**
 * Hands in what is left of a group together. Where something is missing it is named, each a link to its field; what is complete can go
 * first. Never disabled: it says why it does not.
 */
export function SubmitGroup({ group, unsent, stale, onChanged }: SubmitGroupProps) {
  const t = useT()
  const dialogs = useDialogs()
  const [isConfirming, setConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const summaryRef = useRef<HTMLDivElement>(null)
  const open = group.tasks.filter(isOpen)
  const ready = open.filter(isReady)
  const missing = open.filter((item) => !isReady(item))

  async function submit(tasks: readonly ReviewTaskCardFragment[]): Promise<void> {
    setFailure('')
    const waiting = tasks.some(({ id }) => unsent.some((reviewTaskCard) => reviewTaskCard.id === id))
    if (stale || waiting) {
      setFailure(
        stale
          ? t('现在连不上服务器，不能提交。已填写的内容都在本机，恢复连接后再提交。')
          : t('还有内容存在本机、没有送达服务器，送达后再提交。'),
      )
      return
    }
    const agreed = await dialogs.agreed({
      title: t('提交 {n} 份评审意见？', { n: tasks.length }),
      content: (
        <>
          <ul>
            {tasks.map((task) => (
              <li key={task.id}>{t('{name}（{total} 分）', { name: reviewTitle(task), total: task.total ?? '' })}</li>
            ))}
          </ul>
          <p>{t('提交后不能再修改。')}</p>
        </>
      ),
      okText: t('提交'),
      width: 480,
    })
    if (!agreed) return
    setBusy(true)
    try {
      const reviews = tasks.map(({ id, revision }) => ({ taskId: id, seenRevision: revision }))
      await evaluation.mutate(SubmitReviewsDocument, { reviews })
      setConfirming(false)
    } catch (error) {
      setFailure(refusalText(error))
    } finally {
      setBusy(false)
      onChanged()
    }
  }

  function ask(): void {
    if (missing.length === 0) return void submit(ready)
    setConfirming(true)
    requestAnimationFrame(() => summaryRef.current?.focus())
  }

  return (
    <div className={styles.submit}>
      {failure && <Alert type="error" title={failure} />}
      {isConfirming && missing.length > 0 && (
        <div ref={summaryRef} tabIndex={-1} className={styles.missing} role="alert">
          <h3>{t('还有 {n} 份没有完成', { n: missing.length })}</h3>
          <ul>
            {missing.map((task) => (
              <Missing key={task.id} task={task} />
            ))}
          </ul>
          {ready.length > 0 && (
            <Button loading={busy} onClick={() => void submit(ready)}>
              {t('先提交已完成的 {n} 份', { n: ready.length })}
            </Button>
          )}
        </div>
      )}
      <Button type={missing.length === 0 ? 'primary' : undefined} loading={busy} onClick={ask}>
        {t('一起提交本组评审意见')}
      </Button>
    </div>
  )
}

/** What one review lacks, each a link to where it is given. */
function Missing({ task }: { task: ReviewTaskCardFragment }) {
  const t = useT()
  const language = useLocale()
  return (
    <li>
      <Link to={reviewPath(task.id)}>
        <Name>{reviewTitle(task)}</Name>
      </Link>
      {task.state === 'WAITING' && <span> {t('尚未声明利害关系')}</span>}
      {task.missing.length > 0 && (
        <ul className={styles.gaps}>
          {task.missing.map(({ path, label }) => (
            <li key={path}>
              <Link to={reviewPath(task.id, path)}>{inLanguage(label, language) || path}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
