import { theme as antdTheme, ConfigProvider } from 'antd'
import enUS from 'antd/es/locale/en_US'
import zhCN from 'antd/es/locale/zh_CN'
import type { ReactNode } from 'react'
import { isLanguageChosen } from '@/lib/i18n'
import { useMaybeSession } from '@/session/session'
import { FeedbackPlace } from '@/ui/feedback'
import { useLentLocale, useLocale } from '@/ui/use-t'
import './member-shell.css'
import { variables } from './theme'
import { useTheme } from './use-theme'

/**
 * What every page needs that uses antd: the portal's theme, antd in the interface language, and the place for
 * messages and dialogs. A change of language redraws the page in place, so nothing typed is lost.
 */
export function MemberShell({ children }: { children: ReactNode }) {
  // Experts from abroad read English, whatever way they came in, until they choose.
  const fromAbroad = useMaybeSession()?.user.isInvitedExpert === 1
  useLentLocale(fromAbroad && !isLanguageChosen() ? 'en' : null)
  const english = useLocale() === 'en'
  const theme = useTheme()
  return (
    // No ripple: motion here ends within 200 ms, and it would hold up what the press brings.
    <ConfigProvider
      locale={english ? enUS : zhCN}
      theme={theme}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
    >
      <Sheet>{children}</Sheet>
    </ConfigProvider>
  )
}

/** What the pages stand on. It carries antd's colours and sizes as CSS variables, for what is drawn by style sheets alone. */
function Sheet({ children }: { children: ReactNode }) {
  antdTheme.useToken()
  return (
    <div className={`member-shell ${variables}`}>
      {children}
      <FeedbackPlace />
    </div>
  )
}
