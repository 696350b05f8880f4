/** Tidies the drafts on this device: at a sign-in, and when another tab signs out. Runs in the shell, on every page. */

import { useEffect } from 'react'
import { closeDrafts } from '@/lib/drafts/draft-owner'
import { onSignOutElsewhere } from '@/lib/events/sign-out-tabs'
import { t } from '@/lib/i18n/i18n'
import { loadChunk } from '@/lib/loading/lazy-import'
import { currentLocation } from '@/lib/routing/base-path'
import { ownToken } from '@/session/own-login'
import { askToSignInAgain } from '@/session/relogin'
import { currentSession } from '@/session/session'
import { endLogin } from '@/session/sign-out-silently'
import { isOwnLoginSignedOut } from '@/session/signed-out-elsewhere'
import { addressOf } from './entry-address'
import { browser } from './entry-browser'

/** Milliseconds after which drafts are opened and sealed: the page is drawn first. A page that reads a draft opens it itself. */
const afterPage = 1500

const loadPart = () => loadChunk(() => import('@/session/leave-device'))

/** Whether it has begun: waking and the message of the other tab may come together. */
let leaving = false

/**
 * Another tab has ended this login: what is typed here is sealed too, and the document left. What cannot be sealed stays in
 * the page, behind the sign-in dialog.
 */
async function leaveWithOtherTab(): Promise<void> {
  const userId = currentSession()?.user.id
  if (userId === undefined || leaving || !isOwnLoginSignedOut()) return
  leaving = true
  const part = await loadPart().catch(() => null)
  const hasLeft = await part?.leaveDevice(userId, async () => false)
  leaving = false
  if (!hasLeft) return askToSignInAgain(t('您已在另一个标签页注销登录'))
  await endLogin(ownToken(), 'asked')
  browser().loadAnew(addressOf(currentLocation()))
}

/** Opens what was sealed for this person, seals what others left, and follows a sign-out of another tab. */
export function useDeviceDrafts(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return
    closeDrafts(false)
    const tidy = () =>
      void loadPart().then(
        ({ tidyDevice }) => tidyDevice(userId),
        () => undefined,
      )
    const timer = setTimeout(tidy, afterPage)
    return () => clearTimeout(timer)
  }, [userId])
  useEffect(() => onSignOutElsewhere(() => void leaveWithOtherTab()), [])
}
