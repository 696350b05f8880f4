/** A hook that removes messages from the inbox and restores them. */

import { useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { message } from '@/api/message'
import { t } from '@/lib/i18n/i18n'
import { mailChanged } from '@/shared/mail/mail-changes'
import { type Message, messageTitle } from '@/shared/mail/messages'
import { RemoveMessageDocument, RestoreMessageDocument } from './graphql/mail.message.generated'

type Named = Pick<Message, '_id' | 'title' | 'titleEn'>

/** The last removal: what can be restored, and its message. */
interface Outcome {
  message: string
  removed: readonly Named[]
}

const nothing: Outcome = { message: '', removed: [] }

/** Removes messages and restores the last removed ones; failures are kept by id. */
export function useRemoval() {
  const [outcome, setOutcome] = useState<Outcome>(nothing)
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({})

  /** Returns the removed ids. */
  const remove = async (messages: readonly Named[]): Promise<readonly string[]> => {
    const removed: Named[] = []
    const before: Named[] = []
    const failed: Record<string, string> = {}
    for (const named of messages) {
      try {
        const { removeMessage } = await message.mutate(RemoveMessageDocument, { id: named._id }, { background: true })
        ;(removeMessage ? removed : before).push(named)
      } catch (error) {
        failed[named._id] = t('没有删除：{reason}', { reason: failureText(error) })
      }
    }
    setFailures(failed)
    setOutcome({ message: [removedMessage(removed), restoredMessage(before)].filter(Boolean).join(''), removed })
    if (removed.length + before.length > 0) mailChanged('list')
    return [...removed, ...before].map(({ _id }) => _id)
  }

  /** Returns the restored ids. */
  const undo = async (): Promise<readonly string[]> => {
    const back: string[] = []
    let reason = ''
    for (const { _id: id } of outcome.removed) {
      try {
        const { restoreMessage } = await message.mutate(RestoreMessageDocument, { id }, { background: true })
        if (restoreMessage) back.push(id)
      } catch (error) {
        reason = failureText(error)
      }
    }
    const lost = outcome.removed.filter(({ _id }) => !back.includes(_id))
    const notBack = t('有 {n} 条没有恢复。{reason}', { n: lost.length, reason })
    setOutcome({
      message: lost.length === 0 ? t('已恢复 {n} 条', { n: back.length }) : notBack,
      removed: reason === '' ? [] : lost,
    })
    mailChanged('list')
    return back
  }

  return { ...outcome, failures, remove, undo, say: (message: string) => setOutcome({ message, removed: [] }) }
}

function removedMessage(removed: readonly Named[]): string {
  const [first] = removed
  if (!first) return ''
  return removed.length === 1
    ? t('删除成功：“{title}”。', { title: messageTitle(first) })
    : t('删除成功：{n} 条。', { n: removed.length })
}

function restoredMessage(before: readonly Named[]): string {
  if (before.length === 0) return ''
  return t('有 {n} 条此前已在别处删除。', { n: before.length })
}
