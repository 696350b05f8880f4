/** Hooks for confirmations and toast messages (antd), whose code loads after the page is drawn. */

import type { App, ModalFuncProps } from 'antd'
import { type ComponentType, useEffect, useReducer } from 'react'
import { notify } from '@/lib/events/notices'
import { chunkMissingText, loadChunk } from '@/lib/loading/lazy-import'
import { loadDialog } from './Dialog'
import { dialogWidth } from './dialog-width'
import { useIdlePrefetch } from './use-idle-prefetch'
import { seniorTextSize } from './use-senior'
import { useT } from './use-t'

/** antd's confirm dialogs and toast messages. */
type Feedback = Pick<ReturnType<typeof App.useApp>, 'modal' | 'message'>
type Ask = 'confirm' | 'info' | 'success'

/** Delay before the code of dialogs and messages is loaded, in milliseconds: the page is drawn first. */
const preloadDelay = 2000

let Holder: ComponentType<{ register(feedback: Feedback): () => void }> | null = null
let feedback: Feedback | null = null
let redraw: (() => void) | null = null
const waiting: ((feedback: Feedback) => void)[] = []

/**
 * Loads antd's App with its dialogs and messages. No page shows them at first, and they are 16 KiB brotli. Calls made before it has loaded
 * wait for it.
 */
export async function loadFeedback(): Promise<void> {
  const [holder] = await Promise.all([
    Holder ?? loadChunk(() => import('./FeedbackHolder').then((module) => module.FeedbackHolder)),
    loadDialog(),
  ])
  Holder = holder
  redraw?.()
}

function registerFeedback(given: Feedback) {
  feedback = given
  for (const act of waiting.splice(0)) act(given)
  return () => {
    if (feedback === given) feedback = null
  }
}

/** The place in the shell where antd's App is mounted, once it has loaded. */
export function FeedbackMount() {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    redraw = draw
    return () => {
      if (redraw === draw) redraw = null
    }
  }, [])
  return Holder && <Holder register={registerFeedback} />
}

/** Calls `act` at once if the code has loaded; otherwise loads it first, and notifies the user if it does not load. */
function useFeedback(): (act: (feedback: Feedback) => void) => void {
  const t = useT()
  useIdlePrefetch(loadFeedback, { after: preloadDelay })
  return (act) => {
    if (feedback) return act(feedback)
    waiting.push(act)
    loadFeedback().catch(() => {
      waiting.splice(0)
      notify({ kind: 'error', title: t('没有打开'), text: t(chunkMissingText), seconds: 0 })
    })
  }
}

/** antd's confirm dialogs, with the default dialog width. */
export function useDialogs(): Record<Ask, (props: ModalFuncProps) => void> & {
  /** Resolves to whether the user confirmed. */
  agreed(props: ModalFuncProps): Promise<boolean>
} {
  const act = useFeedback()
  const open = (ask: Ask) => (props: ModalFuncProps) =>
    act(({ modal }) => void modal[ask]({ width: dialogWidth, ...props }))
  const agreed = (props: ModalFuncProps) =>
    new Promise<boolean>((resolve, reject) =>
      act(({ modal }) => void modal.confirm({ width: dialogWidth, ...props }).then(resolve, reject)),
    )
  return { confirm: open('confirm'), info: open('info'), success: open('success'), agreed }
}

/** antd's toast messages; in the senior mode notices, which stay until they are closed. */
export function useMessages(): Record<'success' | 'info' | 'error', (text: string) => void> {
  const t = useT()
  const act = useFeedback()
  const show = (kind: 'success' | 'info' | 'error') => (words: string) => {
    if (seniorTextSize() > 0) notify({ kind, title: t(kind === 'error' ? '错误' : '提示'), text: words, seconds: 0 })
    else act(({ message }) => void message[kind](words))
  }
  return { success: show('success'), info: show('info'), error: show('error') }
}
