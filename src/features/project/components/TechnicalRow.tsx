/** The links to the previous and the next technical report at the department's desk: its place among those that wait. */

import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { ButtonLink } from '@/ui/ButtonLink'
import { useT } from '@/ui/use-t'
import type { TechnicalDeskQuery } from '../graphql/technical.evaluation.generated'
import { technicalPath } from '../paths'
import styles from './Technical.module.css'

/** The keys that open the evaluation before and after this one. */
const keys = { previous: 'F8', next: 'F9' } as const

interface TechnicalRowProps {
  desk: TechnicalDeskQuery['technicalDesk']
  /** The evaluation has just been submitted: its button is gone, so the focus comes here, before the next report. */
  submitted: boolean
}

/** Where a report stands among those still to be evaluated, and the ways to its neighbours. */
export function TechnicalRow({ desk, submitted }: TechnicalRowProps) {
  const t = useT()
  const navigate = useNavigate()
  const { waiting, position, previousId, nextId } = desk
  const row = useRef<HTMLElement>(null)
  const isDone = submitted && position === null
  useEffect(() => {
    if (isDone) row.current?.focus()
  }, [isDone])
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      const id = event.key === keys.previous ? previousId : event.key === keys.next ? nextId : undefined
      if (id === undefined) return
      event.preventDefault()
      if (id !== null) navigate(technicalPath(id))
    }
    document.addEventListener('keydown', turn)
    return () => document.removeEventListener('keydown', turn)
  }, [navigate, previousId, nextId])
  return (
    <nav ref={row} tabIndex={-1} aria-label={t('待评价的报告')} className={styles.row}>
      <span role="status">
        {position === null
          ? waiting === 0
            ? t('这份已评价，没有其他待评价的报告')
            : t('这份已评价，还有 {n} 份待评价', { n: waiting })
          : t('待评价的第 {n} 份，共 {of} 份', { n: position, of: waiting })}
      </span>
      {previousId !== null && (
        <ButtonLink to={technicalPath(previousId)}>{t('上一份（{key}）', { key: keys.previous })}</ButtonLink>
      )}
      {nextId !== null && (
        <ButtonLink to={technicalPath(nextId)}>{t('下一份（{key}）', { key: keys.next })}</ButtonLink>
      )}
    </nav>
  )
}
