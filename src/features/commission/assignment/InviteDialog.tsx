/** The button and dialog that invite the experts of a panel who have papers, after showing who and how many. */

import { useState } from 'react'
import { evaluation } from '@/api/evaluation'
import { formatDay } from '@/lib/time/beijing-time'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { useMessages } from '@/ui/feedback'
import { Name } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import { InviteReviewersDocument } from '../graphql/assignment.evaluation.generated'
import styles from './assignment.module.css'
import { type Choice, loadsIn, type Panel } from './choice'

interface InviteDialogProps {
  panel: Panel
  /** The saved choice. */
  saved: Choice
  /** Whether something is unsaved; then nobody is invited. */
  isDirty: boolean
}

/** Invites the experts who have papers and were not invited, after showing who and how many. */
export function InviteDialog({ panel, saved, isDirty }: InviteDialogProps) {
  const t = useT()
  const messages = useMessages()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const loads = loadsIn(saved)
  const waiting = panel.experts.filter(
    ({ expertId, invitation }) => invitation == null && (loads.get(expertId) ?? 0) > 0,
  )
  async function invite(): Promise<void> {
    setBusy(true)
    try {
      await evaluation.mutate(InviteReviewersDocument, {
        panelId: panel.id,
        expertIds: waiting.map(({ expertId }) => expertId),
      })
      messages.success(t('已邀请 {n} 位专家', { n: waiting.length }))
      setOpen(false)
    } catch {
      // The error link has announced it.
    } finally {
      setBusy(false)
    }
  }
  if (waiting.length === 0 && !open) return null
  return (
    <>
      <Button disabled={isDirty} onClick={() => setOpen(true)}>
        {isDirty ? t('保存之后可以邀请专家') : t('邀请 {n} 位专家', { n: waiting.length })}
      </Button>
      <Dialog
        open={open}
        title={t('邀请 {n} 位专家？', { n: waiting.length })}
        okText={t('发出评审邀请')}
        cancelText={t('取消')}
        confirmLoading={busy}
        onOk={() => void invite()}
        onCancel={() => setOpen(false)}
      >
        <p>
          {t('每位专家会收到消息，请其在评审工作台接受或谢绝，并于 {day} 前提交。发送之前会再核对一次利害关系。', {
            day: formatDay(panel.dueAt),
          })}
        </p>
        <ul className={styles.changes}>
          {waiting.map(({ id, expertId, name }) => (
            <li key={id}>
              <Name>{name}</Name>
              {t('：')}
              {t('{n} 份', { n: loads.get(expertId) ?? 0 })}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
