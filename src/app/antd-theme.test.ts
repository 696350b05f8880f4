/** Tests of the contrast of antd's theme colours. */
import { theme as antdTheme } from 'antd'
import { describe, expect, it } from 'vitest'
import { contrast, mixed } from '@/lib/colour'
import { themeOf } from '@/ui/antd-theme'
import { themeColours } from './settings/theme-colours'

const looks = [true, false].flatMap((dark) => [true, false].map((high) => ({ dark, contrast: high })))

describe.each(looks)('with dark $dark and high contrast $contrast', (look) => {
  const theme = (colour: (typeof themeColours)[number]['value']) =>
    themeOf({ ...look, large: false, senior: 0, colourWeak: false, colour })
  const ground = look.dark ? (look.contrast ? '#000000' : '#1b1f24') : '#ffffff'
  // antd's ground of a row that is pointed at.
  const hovered = mixed(ground, look.dark ? '#ffffff' : '#000000', look.dark ? 0.08 : 0.02)
  const least = look.contrast ? 7 : 4.5

  it.each(themeColours.map(({ value }) => value))('%s has enough contrast as a link and below white text', (colour) => {
    const { token, components } = theme(colour)
    // As antd draws them, after its algorithm.
    const drawn = antdTheme.getDesignToken(theme(colour))
    expect(contrast(drawn.colorLink, ground)).toBeGreaterThanOrEqual(least)
    expect(contrast(drawn.colorError, hovered)).toBeGreaterThanOrEqual(least)
    expect(contrast(drawn.colorWarningText, hovered)).toBeGreaterThanOrEqual(least)
    expect(contrast(drawn.colorSuccessText, hovered)).toBeGreaterThanOrEqual(least)
    expect(contrast(String(token?.colorLinkHover), ground)).toBeGreaterThanOrEqual(least)
    const button = components?.Button
    for (const filled of [button?.colorPrimary, button?.colorPrimaryHover, button?.colorPrimaryActive])
      expect(contrast(String(filled), '#ffffff')).toBeGreaterThanOrEqual(least)
    const { colorErrorHover, colorErrorActive } = { ...drawn, ...button }
    for (const filled of [drawn.colorError, colorErrorHover, colorErrorActive])
      expect(contrast(String(button?.dangerColor), filled)).toBeGreaterThanOrEqual(4.5)
    for (const words of [button?.defaultHoverColor, button?.defaultActiveColor])
      expect(contrast(String(words), ground)).toBeGreaterThanOrEqual(least)
    expect(token?.colorPrimary).toBe(colour)
  })
})

it.each([18, 20, 24, 30])(
  'the senior mode with a text of %d px has no smaller text than 18 px, and targets of 44 px',
  (senior) => {
    const look = { dark: false, contrast: true, large: false, senior, colourWeak: false, colour: '#1890FF' } as const
    const drawn = antdTheme.getDesignToken(themeOf(look))
    expect(drawn.fontSize).toBe(senior)
    expect(drawn.fontSizeSM).toBeGreaterThanOrEqual(18)
    expect(drawn.lineHeight).toBe(1.5)
    expect(drawn.controlHeightSM).toBeGreaterThanOrEqual(44)
    expect(drawn.controlHeight).toBeGreaterThanOrEqual(44)
    expect(drawn.controlHeightLG).toBeGreaterThanOrEqual(60)
  },
)

it('large text is a quarter larger', () => {
  const look = { dark: false, contrast: false, senior: 0, colourWeak: false, colour: '#1890FF' } as const
  expect(themeOf({ ...look, large: true }).token?.fontSize).toBe(17.5)
  expect(themeOf({ ...look, large: false }).token?.fontSize).toBe(14)
})
