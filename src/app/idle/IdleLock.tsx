/** Warns a person who has not done anything for a set time, and locks the page two minutes later. */

import { useEffect, useRef, useState } from 'react'
import { t } from '@/lib/i18n/i18n'
import { logOutCall } from '@/session/log-out-call'
import { ownToken } from '@/session/own-login'
import { isPageLocked, lockPage } from '@/session/page-lock'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { useT } from '@/ui/use-t'
import { type IdleState, idleLimits, watchIdle } from './idle-clock'

/** Ends the login at the server and covers the page with the sign-in dialog, also where it waits for a sign-in already. */
function lock(): void {
  if (isPageLocked()) return
  const token = ownToken()
  // Without a line the server cannot be told; the page is locked all the same.
  if (token) void logOutCall(token).catch(() => {})
  const minutes = Math.round(idleLimits.lock / 60_000)
  lockPage(t('您已 {minutes} 分钟没有操作，为保护您的信息，本页已锁定。', { minutes }))
}

/** Part of the shell of pages behind the login; loaded after the page. */
export function IdleLock() {
  useT()
  const [state, setState] = useState<IdleState>('active')
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    let watch = { stop() {} }
    const begin = () => {
      watch = watchIdle((next) => {
        if (next === 'warning') focused.current = document.activeElement
        setState(next)
        if (next !== 'locked') return
        // Counted anew from here; while the page waits for its person, locking again does nothing.
        watch.stop()
        begin()
      })
    }
    begin()
    return () => watch.stop()
  }, [])
  useEffect(() => {
    if (state !== 'warning') return
    // Back to where the person was; the lock, too, gives the focus back to that place.
    return () => {
      if (focused.current instanceof HTMLElement) focused.current.focus()
    }
  }, [state])
  useEffect(() => {
    if (state !== 'locked') return
    lock()
    setState('active')
  }, [state])
  if (state !== 'warning') return null
  return (
    <Dialog
      open
      closable={false}
      title={t('即将锁定本页')}
      // Any press or key counts as activity and closes it.
      footer={<Button type="primary">{t('继续使用')}</Button>}
      onCancel={() => undefined}
    >
      <p role="alert">
        {t('您有一段时间没有操作了，{n} 分钟后本页将锁定。填写的内容不会丢失，登录后接着填写。', {
          n: Math.round(idleLimits.warning / 60_000),
        })}
      </p>
    </Dialog>
  )
}
