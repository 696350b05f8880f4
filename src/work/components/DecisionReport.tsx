/** The report of a batch decision after it was sent, item by item, above the list. */

import { useEffect, useRef } from 'react'
import { formatSecond } from '@/lib/time/beijing-time'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { useServerNow } from '@/ui/server-clock'
import { useT } from '@/ui/use-t'
import { refusalText } from '../batch'
import type { DecidedBatch, DecisionBatches } from '../batch/use-decision-batches'
import type { BatchOutcomeFragment } from '../graphql/batch.workflow.generated'
import styles from './DecisionReport.module.css'

interface DecisionReportProps {
  batch: DecidedBatch
  actions: Pick<DecisionBatches, 'ask' | 'close' | 'progress' | 'send' | 'stop' | 'takeBack'>
}

/** Whether a decision stands: done and not taken back. */
const stands = (outcome: BatchOutcomeFragment | undefined) => outcome?.done === true && !outcome.takenBack

/**
 * The report of a batch decision: what came of each paper, what nobody knows yet, until when it can be taken back. It
 * stays, also after a reload, until it is closed. What was not done scrolls into view once it is sent: the button that
 * sent it may be far below the report.
 */
export function DecisionReport({ batch, actions }: DecisionReportProps) {
  const t = useT()
  const { entry, outcomes, isKnown, isBusy, kept } = batch
  const { key, papers, verb } = entry
  const now = useServerNow(Math.max(...[...outcomes.values()].map(({ serverTime }) => serverTime), 0))
  const of = ({ id }: { id: string }) => outcomes.get(id)
  const refused = papers.filter((paper) => of(paper)?.code != null)
  const remaining = papers.filter((paper) => !of(paper))
  const takenBack = papers.filter((paper) => of(paper)?.takenBack)
  const done = papers.filter((paper) => stands(of(paper)))
  const takeable = done.flatMap((paper) => {
    const until = of(paper)?.until
    return until != null && until > now ? [{ ...paper, until }] : []
  })
  const until = Math.min(...takeable.map((paper) => paper.until))
  const progress = actions.progress?.key === key ? actions.progress : null
  const isUnknown = remaining.length > 0 && !isKnown
  const values = { action: t(verb), n: done.length, m: refused.length }
  const title = [
    refused.length > 0 ? t('{action}：{n} 项成功，{m} 项没有成功', values) : t('{action}：{n} 项成功', values),
    takenBack.length > 0 && t('，{n} 项已撤回', { n: takenBack.length }),
  ]
  const isFine = refused.length === 0 && remaining.length === 0
  const place = useRef<HTMLDivElement>(null)
  const isNew = !isFine && !progress && entry.at > performance.timeOrigin
  useEffect(() => {
    if (isNew) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  return (
    <div ref={place}>
      <Alert
        className={styles.report}
        role={isFine ? 'status' : 'alert'}
        type={isFine ? 'success' : 'warning'}
        close={{ label: t('关闭'), onClose: () => actions.close(key) }}
        title={isUnknown && outcomes.size === 0 ? t('{action}：还不知道结果', values) : title}
        description={
          <>
            {progress && (
              <p role="status">
                {t('正在办理，已完成 {done} / {total} 项…', progress)}
                <Button size="small" onClick={actions.stop}>
                  {t('停止')}
                </Button>
              </p>
            )}
            {isUnknown && !progress && (
              <p>
                {t('有 {n} 项还不知道结果：连接中断时可能已经办理。', { n: remaining.length })}
                <Button size="small" disabled={isBusy} onClick={() => actions.ask(key)}>
                  {t('查询结果')}
                </Button>
              </p>
            )}
            {remaining.length > 0 && isKnown && !progress && (
              <p>
                {t('{n} 项没有办理。', { n: remaining.length })}
                <Button size="small" disabled={isBusy} onClick={() => void actions.send(entry)}>
                  {t('继续办理 {n} 项', { n: remaining.length })}
                </Button>
              </p>
            )}
            {refused.length > 0 && (
              <ul className={styles.refused}>
                {refused.map((paper) => (
                  <li key={paper.id}>
                    {t('{name}：{reason}', { name: paper.name, reason: refusalText(of(paper)?.code ?? null) })}
                  </li>
                ))}
              </ul>
            )}
            {takeable.length > 0 ? (
              <p>
                {t('通知在 {time} 发出，在此之前可以撤回。', { time: formatSecond(until) })}
                <Button
                  size="small"
                  disabled={isBusy}
                  onClick={() =>
                    actions.takeBack(
                      key,
                      takeable.map(({ id }) => id),
                    )
                  }
                >
                  {t('撤回 {n} 项', { n: takeable.length })}
                </Button>
              </p>
            ) : (
              done.length > 0 && <p>{t('通知已发出，不能再撤回。')}</p>
            )}
            {papers.length > 1 && (
              <details>
                <summary>{t('每一项的结果')}</summary>
                <PaperOutcomes {...{ batch, takeable }} onTakeBack={(id) => actions.takeBack(key, [id])} />
              </details>
            )}
            {kept.size > 0 && (
              <ul className={styles.refused}>
                {papers.flatMap((paper) => {
                  const code = kept.get(paper.id)
                  const values = { name: paper.name, reason: refusalText(code ?? null) }
                  return code === undefined ? [] : [<li key={paper.id}>{t('{name}没有撤回：{reason}', values)}</li>]
                })}
              </ul>
            )}
          </>
        }
      />
    </div>
  )
}

interface PaperOutcomesProps {
  batch: DecidedBatch
  /** The papers that can be taken back now. */
  takeable: readonly { id: string }[]
  onTakeBack(id: string): void
}

function PaperOutcomes({ batch, takeable, onTakeBack }: PaperOutcomesProps) {
  const { entry, outcomes, isKnown, isBusy } = batch
  const t = useT()
  const ids = new Set(takeable.map(({ id }) => id))
  const textOf = (outcome: BatchOutcomeFragment | undefined) => {
    if (!outcome) return isKnown ? t('没有办理') : t('还不知道结果')
    if (outcome.code != null) return refusalText(outcome.code)
    return outcome.takenBack ? t('已撤回') : t('已办理')
  }
  return (
    <ul className={styles.papers}>
      {entry.papers.map((paper) => (
        <li key={paper.id}>
          <span>{paper.name}</span>
          <span>{textOf(outcomes.get(paper.id))}</span>
          {ids.has(paper.id) && (
            <Button
              size="small"
              disabled={isBusy}
              aria-label={t('撤回这一项：{name}', { name: paper.name })}
              onClick={() => onTakeBack(paper.id)}
            >
              {t('撤回这一项')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
