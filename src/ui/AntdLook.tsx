import { theme as antdTheme, ConfigProvider } from 'antd'
import enUS from 'antd/es/locale/en_US'
import zhCN from 'antd/es/locale/zh_CN'
import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react'
import { themeOf } from './antd-theme'
import { LookContext } from './look'
import { useLocale } from './use-t'

const Within = createContext(false)

/**
 * The portal's look and language for what antd draws. It stands around each part that uses antd (`npm run check` holds it), not around
 * the portal: pages that use none of antd load none of it.
 */
export function AntdLook({ children }: { children: ReactNode }) {
  return useContext(Within) ? children : <Outermost>{children}</Outermost>
}

function Outermost({ children }: { children: ReactNode }) {
  const look = useContext(LookContext)
  const english = useLocale() === 'en'
  const theme = useMemo(() => themeOf(look), [look])
  return (
    // No ripple: motion here ends within 200 ms, and it would hold up what the press brings.
    <ConfigProvider
      locale={english ? enUS : zhCN}
      theme={theme}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
    >
      <Within value={true}>{children}</Within>
    </ConfigProvider>
  )
}

/** A component that uses antd, in its look.
 * @__NO_SIDE_EFFECTS__ */
export function inAntdLook<P extends object>(Part: ComponentType<P>): (props: P) => ReactNode {
  return (props) => (
    <AntdLook>
      <Part {...props} />
    </AntdLook>
  )
}

function Variables() {
  antdTheme.useToken()
  return null
}

/** Has antd put all its colours and sizes into the page as CSS variables; drawn for looks that `looks.css` does not know. */
export const AntdVariables = inAntdLook(Variables)
