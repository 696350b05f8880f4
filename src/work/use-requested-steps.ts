/** A hook for a creator's actions that ask first: withdraw, close, remove; for lists, overviews and the technical desk. */

import { useNavigate } from 'react-router-dom'
import { failureOf, isRefusal } from '@/api/errors/failure'
import { workflow } from '@/api/workflow'
import { notify } from '@/lib/events/notices'
import { text } from '@/lib/i18n/i18n'
import { useDialogs, useMessages } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import {
  DecideWorkDocument,
  RemoveWorkDocument,
  RestoreWorkDocument,
  WithdrawWorkDocument,
  type WorkRowFragment,
} from './graphql/works.workflow.generated'
import { actionLabel, kindWords } from './kind-words'
import { findKind } from './kinds/all'
import { workTitle } from './work-title'

/** Actions of the creator that ask first, because the same button cannot undo them. */
export type RequestedStep = 'WITHDRAW' | 'CLOSE' | 'REMOVE'

export const requestedSteps: readonly RequestedStep[] = ['WITHDRAW', 'CLOSE', 'REMOVE']

/** Long enough to read and reach; the notice stays in the list of recent messages. */
const undoSeconds = 20

const usual: Readonly<Record<RequestedStep, string>> = {
  WITHDRAW: text('撤回后可以修改并再次提交。'),
  CLOSE: text('关闭后不能再提交，需要时可以另行申请。'),
  REMOVE: text('删除后，已填写的全部内容和已上传的附件都会丢失。十分钟内可以撤销。'),
}

/**
 * Asks, then takes the step. A refusal is announced, and the caller reloads after it, because the screen may be
 * outdated. `onRemoved`: the item no longer exists.
 */
export function useRequestedSteps(onChanged: () => void, onRemoved: (work: WorkRowFragment) => void = onChanged) {
  const t = useT()
  const message = useMessages()
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const restore = async ({ id }: WorkRowFragment) => {
    try {
      const { restoreWork } = await workflow.mutate(RestoreWorkDocument, { id })
      navigate(kindWords(restoreWork.kind).overview(restoreWork))
    } catch {
      // The error link has announced it: too late, or another item took its place.
    }
  }
  const take = async (work: WorkRowFragment, step: RequestedStep) => {
    const { id } = work
    if (step === 'REMOVE') await workflow.mutate(RemoveWorkDocument, { id })
    else if (step === 'WITHDRAW') await workflow.mutate(WithdrawWorkDocument, { id })
    else await workflow.mutate(DecideWorkDocument, { id, action: step })
    if (step !== 'REMOVE') {
      message.success(t('操作成功'))
      return onChanged()
    }
    notify({
      kind: 'success',
      title: t('删除成功'),
      text: t('《{name}》已删除，十分钟内可以撤销。', { name: workTitle(work.title) }),
      way: { label: t('撤销删除'), go: () => void restore(work) },
      seconds: undoSeconds,
    })
    return onRemoved(work)
  }
  return (work: WorkRowFragment, step: RequestedStep) => {
    const label = t(actionLabel(work.kind, step))
    dialogs.confirm({
      title: t('{action}《{name}》？', { action: label, name: workTitle(work.title) }),
      content: t(findKind(work.kind, work.kindVersion)?.hints?.[step] ?? usual[step]),
      okText: label,
      okButtonProps: { danger: step !== 'WITHDRAW' },
      cancelText: t('取消'),
      onOk: () =>
        take(work, step).catch((error: unknown) => {
          // Without a connection the reload would fail for the same reason, and say so once more.
          if (isRefusal(failureOf(error))) onChanged()
        }),
    })
  }
}
