/** The dialog that decides about several work items at once (batch decision). */

import { useEffect, useState } from 'react'
import { Dialog } from '@/ui/Dialog'
import { Progress } from '@/ui/Progress'
import { useT } from '@/ui/use-t'
import type { BatchPaper } from '../batch/batch-entries'
import type { DecisionBatches } from '../batch/use-decision-batches'
import { usePreviews } from '../batch/use-previews'
import type { WorkAction } from '../kind'
import { DecisionPreviews } from './DecisionPreviews'
import { ReasonDialog } from './ReasonDialog'

/** Wide enough for a paper's name beside its outcome. */
const width = 640

export interface BatchDecisionDialogProps {
  open: boolean
  papers: readonly BatchPaper[]
  action: WorkAction
  facts?: Readonly<Record<string, unknown>>
  title: string
  hint: string
  /** The label of the decision's button. */
  okText: string
  /** The label of the reason; absent: the decision has none. */
  label?: string
  progress: DecisionBatches['progress']
  /** Sends the decision; resolves once the report has taken over. */
  onDecide(opinion?: string): Promise<void>
  onStop(): void
  onClose(): void
  /** Called once the dialog is gone. */
  afterClose?(): void
}

/** One decision about several papers: preview, reason, and progress while it is sent. */
export function BatchDecisionDialog(props: BatchDecisionDialogProps) {
  const { open, papers, action, facts, title, hint, okText, label, progress, onDecide, onStop, onClose, afterClose } =
    props
  const t = useT()
  const [isSending, setSending] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const decide = async (opinion?: string) => {
    setSending(true)
    try {
      await onDecide(opinion)
    } finally {
      setSending(false)
    }
  }
  const content = (opinion?: string) =>
    progress ? (
      <SendProgress done={progress.done} total={progress.total} />
    ) : open ? (
      <CheckedPapers {...{ papers, action, facts, opinion }} onChecked={setChecked} />
    ) : null
  const shared = {
    ...{ open, title, width, okText, afterClose },
    cancelText: isSending ? t('停止') : t('取消'),
    okButtonProps: { disabled: !isChecked && !isSending },
    // While it sends, antd's Modal calls no `onCancel`: the button stops the batch by a handler of its own.
    cancelButtonProps: isSending ? { onClick: onStop } : undefined,
  }
  if (label !== undefined)
    return (
      <ReasonDialog
        {...shared}
        about={{ act: action, ids: papers.map(({ id }) => id) }}
        hint={hint}
        label={label}
        preview={content}
        onOk={decide}
        onClose={onClose}
      />
    )
  return (
    <Dialog {...shared} confirmLoading={isSending} onOk={() => void decide()} onCancel={onClose}>
      <p>{hint}</p>
      {content()}
    </Dialog>
  )
}

interface CheckedPapersProps extends Pick<BatchDecisionDialogProps, 'papers' | 'action' | 'facts'> {
  opinion?: string
  /** Called with true once every paper was previewed, or could not be: then the decision may be made. */
  onChecked(isChecked: boolean): void
}

function CheckedPapers({ papers, onChecked, ...decision }: CheckedPapersProps) {
  const { previews, isComplete, failureText, retry } = usePreviews({ papers, ...decision })
  const isChecked = isComplete || failureText !== undefined
  useEffect(() => {
    onChecked(isChecked)
  }, [isChecked, onChecked])
  return <DecisionPreviews {...{ papers, previews, isComplete, failureText }} onRetry={retry} />
}

function SendProgress({ done, total }: { done: number; total: number }) {
  const t = useT()
  return (
    <>
      <p role="status">{t('正在办理，已完成 {done} / {total} 项…', { done, total })}</p>
      <Progress percent={Math.floor((done / Math.max(total, 1)) * 100)} aria-label={t('办理进度')} />
      <p>{t('可以随时停止：已经办理的保留，其余的不办理，以后可以继续。')}</p>
    </>
  )
}
