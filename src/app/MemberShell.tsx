import type { ReactNode } from 'react'
import { isLanguageChosen } from '@/lib/i18n'
import { useMaybeSession } from '@/session/session'
import { FeedbackPlace } from '@/ui/feedback'
import { lazyPart } from '@/ui/lazy-part'
import { LookContext, usualLook, variables } from '@/ui/look'
import { useLentLocale } from '@/ui/use-t'
import '@/ui/looks.css'
import './member-shell.css'
import { useLook } from './use-look'
import { useSendLeftOrders } from './use-send-left-orders'

const AntdVariables = lazyPart(() => import('@/ui/AntdLook').then((module) => module.AntdVariables))

/**
 * What pages behind the login stand on: the portal's look, which it carries as CSS variables, and the place for messages and dialogs.
 * A change of look or language redraws the page in place, so nothing typed is lost.
 */
export function MemberShell({ children }: { children: ReactNode }) {
  // Experts from abroad read English, whatever way they came in, until they choose.
  const user = useMaybeSession()?.user
  const fromAbroad = user?.isInvitedExpert === 1
  useLentLocale(fromAbroad && !isLanguageChosen() ? 'en' : null)
  useSendLeftOrders(user?.id)
  const look = useLook()
  return (
    <LookContext value={look}>
      <div className={`member-shell ${variables}`}>
        {children}
        <FeedbackPlace />
      </div>
      {look.colour !== usualLook.colour && <AntdVariables />}
    </LookContext>
  )
}
