/** Wraps every page but the sign-in screen: antd's theme, language, messages and dialogs, and the focus stays on the page. */

import { type ReactNode, useEffect } from 'react'
import { loadErrorTexts } from '@/api/errors/load-error-texts'
import { isLanguageSelected } from '@/lib/i18n/i18n'
import { useMaybeSession } from '@/session/session'
import { watchFocus } from '@/ui/keep-focus'
import { variables } from '@/ui/look'
import { PortalTheme } from '@/ui/PortalTheme'
import { useIdlePrefetch } from '@/ui/use-idle-prefetch'
import { useLentLocale } from '@/ui/use-t'
import { PapersContext } from '@/work/papers'
import '@/shared/list/forget-at-sign-out'
import '@/session/draft-owner'
import './member-shell.css'
import { useRetryWhenOnline } from '@/ui/use-retry-when-online'
import { papers } from './papers'
import { useDeviceDrafts } from './use-device-drafts'
import { useLook } from './use-look'
import { useSendPendingRankings } from './use-send-pending-rankings'

/** When texts of refusals are loaded, in milliseconds: the page is drawn first. */
const afterPage = { after: 2000 }

/**
 * The ground of pages behind the login and of pages for everybody: antd with the portal's theme, language, messages and dialogs.
 * A change of look or language redraws the page in place, so nothing typed is lost.
 */
export function MemberShell({ children }: { children: ReactNode }) {
  // Experts from abroad read English until they choose a language.
  const user = useMaybeSession()?.user
  const fromAbroad = user?.isInvitedExpert === 1
  useLentLocale(fromAbroad && !isLanguageSelected() ? 'en' : null)
  useSendPendingRankings(user?.id)
  useDeviceDrafts(user?.id)
  useRetryWhenOnline()
  useEffect(watchFocus, [])
  useIdlePrefetch(loadErrorTexts, afterPage)
  const look = useLook()
  return (
    <PortalTheme look={look}>
      <PapersContext value={papers}>
        <div className={`member-shell ${variables}`}>{children}</div>
      </PapersContext>
    </PortalTheme>
  )
}
