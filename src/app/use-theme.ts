import { useLayoutEffect, useMemo } from 'react'
import { useAppearance } from './settings/appearance'
import { useLayoutSettings } from './settings/layout-settings'
import { themeOf } from './theme'

/** The theme as this person sees it, live; the document is told too, for what is no part of antd. */
export function useTheme(): ReturnType<typeof themeOf> {
  const { dark, large, contrast } = useAppearance()
  const { colour, colourWeak } = useLayoutSettings()
  const theme = useMemo(
    () => themeOf({ dark, large, contrast, colour, colourWeak }),
    [dark, large, contrast, colour, colourWeak],
  )
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement
    dataset.theme = dark ? 'dark' : 'light'
    dataset.contrast = contrast ? 'high' : 'usual'
    dataset.text = large ? 'large' : 'usual'
    dataset.colours = colourWeak ? 'weak' : 'usual'
    style.setProperty('--portal-filled', theme.components.Button.colorPrimary)
    style.colorScheme = dark ? 'dark' : 'light'
  }, [dark, contrast, large, colourWeak, theme])
  return theme
}
