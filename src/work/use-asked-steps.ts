import { workflow } from '@/api/workflow'
import { text } from '@/lib/i18n'
import { useDialogs, useMessages } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import {
  DecideWorkDocument,
  RemoveWorkDocument,
  WithdrawWorkDocument,
  type WorkRowFragment,
} from './graphql/works.workflow.generated'
import { actionLabel } from './kind-words'
import { findKind } from './kinds/all'

/** Steps of its maker that ask first: what they do is not undone by the same button. */
export type AskedStep = 'WITHDRAW' | 'CLOSE' | 'REMOVE'

export const askedSteps: readonly AskedStep[] = ['WITHDRAW', 'CLOSE', 'REMOVE']

const usual: Readonly<Record<AskedStep, string>> = {
  WITHDRAW: text('撤回后可以修改并再次提交。'),
  CLOSE: text('关闭后不能再提交，需要时可以另行申请。'),
  REMOVE: text('删除后，已填写的全部内容和已上传的附件都会丢失，不能恢复。'),
}

/**
 * Asks, and takes the step. A refusal (somebody may have acted meanwhile) is announced; in every case the caller looks again, since what
 * is shown may be out of date. `onRemoved`: there is nothing to look at any more.
 */
export function useAskedSteps(onChanged: () => void, onRemoved: (work: WorkRowFragment) => void = onChanged) {
  const t = useT()
  const message = useMessages()
  const dialogs = useDialogs()
  const take = async (work: WorkRowFragment, step: AskedStep) => {
    const { id } = work
    if (step === 'REMOVE') await workflow.mutate(RemoveWorkDocument, { id })
    else if (step === 'WITHDRAW') await workflow.mutate(WithdrawWorkDocument, { id })
    else await workflow.mutate(DecideWorkDocument, { id, action: step })
    message.success(step === 'REMOVE' ? t('删除成功') : t('操作成功'))
    return step === 'REMOVE' ? onRemoved(work) : onChanged()
  }
  return (work: WorkRowFragment, step: AskedStep) => {
    const label = t(actionLabel(work.kind, step))
    dialogs.confirm({
      title: t('{action}《{name}》？', { action: label, name: work.title }),
      content: t(findKind(work.kind, work.kindVersion)?.hints?.[step] ?? usual[step]),
      okText: label,
      okButtonProps: { danger: step !== 'WITHDRAW' },
      cancelText: t('取消'),
      onOk: () => take(work, step).catch(onChanged),
    })
  }
}
