/** The person's appearance (dark, contrast, text size), also set on the document for style sheets. */

import { useLayoutEffect, useMemo } from 'react'
import { filledOf, type Look } from '@/ui/look'
import { useAppearance } from './settings/appearance'
import { useLayoutSettings } from './settings/layout-settings'

export function useLook(): Look {
  const { dark, large, contrast, senior } = useAppearance()
  const { colour, colourWeak } = useLayoutSettings()
  const look = useMemo(
    () => ({ dark, large, contrast, senior, colour, colourWeak }),
    [dark, large, contrast, senior, colour, colourWeak],
  )
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement
    dataset.theme = dark ? 'dark' : 'light'
    dataset.contrast = contrast ? 'high' : 'usual'
    dataset.text = large ? 'large' : 'usual'
    dataset.colours = colourWeak ? 'weak' : 'usual'
    style.setProperty('--portal-filled', filledOf(look))
    style.colorScheme = dark ? 'dark' : 'light'
  }, [dark, contrast, large, colourWeak, look])
  return look
}
