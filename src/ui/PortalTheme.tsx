/** antd's ConfigProvider with the portal's theme and language. */

import { LoadingOutlined } from '@ant-design/icons'
import { theme as antdTheme, ConfigProvider } from 'antd'
import enUS from 'antd/es/locale/en_US'
import zhCN from 'antd/es/locale/zh_CN'
import { type ReactNode, useMemo } from 'react'
import { themeOf } from './antd-theme'
import { FeedbackMount } from './feedback'
import type { Look } from './look'
import { useLocale } from './use-t'

/** No space between two characters; antd's spinner would add “loading” to the button's name. */
const button = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> }

interface PortalThemeProps {
  look: Look
  children: ReactNode
}

/**
 * antd's settings for the whole portal: theme and language, with the place for its dialogs and messages. The member shell renders it once, around every page. antd writes
 * the theme's colours and sizes as CSS variables to the class `variables` (`look.ts`), where the portal's own style sheets read them.
 */
export function PortalTheme({ look, children }: PortalThemeProps) {
  const english = useLocale() === 'en'
  const theme = useMemo(() => themeOf(look), [look])
  return (
    // No ripple: motion ends within 200 ms, and a ripple delays the result of a click.
    <ConfigProvider locale={english ? enUS : zhCN} theme={theme} button={button} wave={{ disabled: true }}>
      <Variables />
      {children}
      <FeedbackMount />
    </ConfigProvider>
  )
}

/** Makes antd write its CSS variables before any of its parts is drawn. */
function Variables() {
  antdTheme.useToken()
  return null
}
