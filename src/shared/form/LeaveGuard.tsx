/** Asks before navigation leaves a form with unsaved values: stores and sends them first; in every form of the portal. */

import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router-dom'
import { createListeners } from '@/lib/events/listeners'
import { watchUnsaved } from '@/lib/events/unsaved-work'
import { withoutGovernment } from '@/lib/routing/government-prefix'
import { daysOnDevice } from '@/lib/storage/device-lifetime'
import { currentSession } from '@/session/session'
import type { Unsent } from '@/smartform/drafts/unsent'
import type { LeaveGuardProps } from '@/smartform/editor/editor-props'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { useT } from '@/ui/use-t'
import { usePageTab } from '../navigation/page-tab'
import styles from './LeaveGuard.module.css'

/** A form that is checked before navigation. */
interface Guarded {
  leaves(pathname: string): boolean
  settle: LeaveGuardProps['settle']
}

/** All mounted guards. The router supports one blocker, so the first guard acts for all. */
const guarded = new Set<Guarded>()
const { listen, notify } = createListeners()

/** Lets each form store and send its unsaved values. Returns the worst result. */
async function settleAll(): Promise<Unsent | null> {
  const unsaved = await Promise.all([...guarded].map(({ settle }) => settle()))
  return unsaved.find((unsent) => unsent === 'memory') ?? unsaved.find((unsent) => unsent !== null) ?? null
}

/**
 * Asks for confirmation before a link or the back button leaves a form with unsaved values. First it stores and sends
 * them, and shows that it waits. Several forms on a page ask once.
 */
export function LeaveGuard({ dirty, within, settle }: LeaveGuardProps) {
  const { stays } = usePageTab()
  const [own] = useState<Guarded>(() => ({ leaves: () => false, settle }))
  useLayoutEffect(() => {
    own.leaves = (pathname) => !within(withoutGovernment(pathname)) && !stays(pathname) && dirty()
    own.settle = settle
  })
  useLayoutEffect(() => {
    guarded.add(own)
    notify()
    return () => {
      guarded.delete(own)
      notify()
    }
  }, [own])
  useEffect(() => watchUnsaved({ unsaved: dirty }), [dirty])
  const isFirstGuard = useSyncExternalStore(listen, () => guarded.values().next().value === own)
  return isFirstGuard && <Leaving />
}

/** Waits for the forms, then asks. */
function Leaving() {
  const t = useT()
  const blocker = useBlocker(({ nextLocation: { pathname } }) =>
    [...guarded].some((guarded) => guarded.leaves(pathname)),
  )
  const [unsent, setUnsent] = useState<Unsent | null>(null)

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isConfirming = true
    void settleAll().then((unsaved) => {
      if (!isConfirming) return
      // After a sign-out the navigation goes on; drafts on this device are offered at the next sign-in.
      if (unsaved === null || (unsaved === 'device' && !currentSession())) blocker.proceed()
      else setUnsent(unsaved)
    })
    return () => {
      isConfirming = false
    }
  }, [blocker])

  const words: Record<Unsent, string> = {
    device: t('这些内容已存在本机，{days} 天内在这台设备上回到这里会再次提供，但服务器上还没有。', {
      days: daysOnDevice,
    }),
    memory: t('这些内容本机也没有存下，离开就会丢失。'),
    uploads: t('还有附件正在上传，离开后需要重新选择文件。'),
  }
  const stay = () => {
    setUnsent(null)
    blocker.reset?.()
  }
  if (blocker.state === 'blocked' && unsent === null)
    return (
      <p role="status" className={styles.settling}>
        {t('正在保存您填写的内容，最多两秒，随后离开本页…')}
      </p>
    )
  return (
    <Dialog
      open={unsent !== null}
      title={t('还有内容没有保存到服务器')}
      onCancel={stay}
      footer={[
        <Button
          key="leave"
          danger={unsent === 'memory'}
          onClick={() => {
            setUnsent(null)
            blocker.proceed?.()
          }}
        >
          {t('仍然离开')}
        </Button>,
        <Button key="stay" type="primary" onClick={stay}>
          {t('留在本页')}
        </Button>,
      ]}
    >
      {unsent && words[unsent]}
    </Dialog>
  )
}
