/** antd's theme tokens of the portal, for light, dark and high contrast. */

import { theme as antdTheme, type ThemeConfig } from 'antd'
import { contrast, mixed, readableOn } from '@/lib/colour'
import { filledActive, filledHover, filledOf, type Look, leastContrast, variables } from './look'

const fontFamily = `-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif`

/** Text sizes in px: antd's default, and a quarter more for large text. */
const fontSize = { usual: 14, large: 17.5 }

/**
 * Sizes of the senior mode: no text below 18 px, a line height of 1.5, targets of at least 44 px and large buttons of 60, as the Ministry's
 * design rules for older people ask (docs/accessibility.md).
 */
function seniorTokens(textSize: number) {
  const line = Math.ceil(textSize * 1.5)
  return {
    fontSize: textSize,
    fontSizeSM: Math.max(18, textSize - 2),
    lineHeight: 1.5,
    lineHeightSM: 1.5,
    lineHeightLG: 1.5,
    controlHeight: Math.max(44, line + 10),
    controlHeightSM: Math.max(44, line),
    controlHeightLG: Math.max(60, line + 16),
    controlInteractiveSize: 24,
    motion: false,
  }
}

/**
 * Status colours for colour-weak users: blue, vermilion and ochre also differ in lightness (Okabe and Ito's palette,
 * darkened on light backgrounds for contrast).
 */
const weakStates = {
  light: { colorSuccess: '#0072b2', colorError: '#b34700', colorWarning: '#8a6a00' },
  dark: { colorSuccess: '#56b4e9', colorError: '#ff9a5c', colorWarning: '#f0e442' },
}

/**
 * The colour of warning texts, such as an overdue date: orange, or ochre in the colour-weak theme, where vermilion is
 * the error colour.
 */
function warningOf({ dark, colourWeak }: Look): string {
  if (colourWeak) return weakStates[dark ? 'dark' : 'light'].colorWarning
  return dark ? '#f0a35a' : '#b45309'
}

/**
 * antd's theme with the portal's colours. Text colours are darkened (lightened in the dark theme) until they reach a
 * contrast of 4.5 (WCAG 2.2, 1.4.3), or 7 in high contrast: antd's primary colour reaches only 3.2 on white.
 */
export function themeOf(look: Look) {
  const { colour, dark, contrast: high, large, senior, colourWeak } = look
  const least = leastContrast(look)
  const sheet = dark ? (high ? '#000000' : '#1b1f24') : '#ffffff'
  // Hovered and selected tags and rows have tinted backgrounds, closer to the text colour than the page.
  const ground = dark ? mixed(sheet, '#ffffff', 0.1) : '#eef4fa'
  const words = readableOn(colour.toLowerCase(), ground, least)
  const filled = filledOf(look)
  const emphasised = mixed(words, dark ? '#ffffff' : '#000000', 0.25)
  const links = { colorLink: dark ? undimmed(words) : words, colorLinkHover: emphasised, colorLinkActive: emphasised }
  // antd's own yellow reaches a contrast of 1.9 on white, its green of 2.3.
  const states = {
    colorWarningText: readableOn(warningOf(look), ground, least),
    colorSuccessText: readableOn(dark ? '#6abe39' : '#2b8a0e', ground, least),
  }
  const error = dark ? undimmed(readableOn('#ff6b6e', ground, least)) : readableOn('#d9363e', ground, least)
  return {
    cssVar: { key: variables },
    algorithm: dark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      colorPrimary: colour,
      colorInfo: colour,
      ...links,
      // antd and our style sheets use this colour for the focus ring: antd's own tint reaches a contrast of 1.6 on
      // white (WCAG 2.2, 1.4.11).
      colorPrimaryBorder: words,
      colorError: error,
      ...states,
      fontFamily,
      fontSize: large ? fontSize.large : fontSize.usual,
      ...(dark ? darkTokens : lightTokens),
      ...(high && contrastTokens(dark)),
      ...(colourWeak && weakStates[dark ? 'dark' : 'light']),
      ...(senior > 0 && seniorTokens(senior)),
    },
    components: {
      Button: {
        colorPrimary: filled,
        ...links,
        // In the dark theme warning colours are light, for contrast with the dark background.
        dangerColor: dark ? '#000000' : '#ffffff',
        ...(!dark && {
          colorErrorHover: mixed(error, '#000000', 0.12),
          colorErrorActive: mixed(error, '#000000', 0.25),
        }),
        colorPrimaryHover: filledHover(filled),
        colorPrimaryActive: filledActive(filled),
        defaultHoverColor: words,
        defaultHoverBorderColor: words,
        defaultActiveColor: emphasised,
        defaultActiveBorderColor: emphasised,
        ...(high && { defaultBorderColor: 'currentcolor' }),
      },
      Menu: {
        activeBarBorderWidth: 0,
        itemSelectedColor: words,
        horizontalItemSelectedColor: words,
        subMenuItemSelectedColor: words,
        itemHoverColor: words,
        ...(dark && { itemSelectedBg: mixed(sheet, '#ffffff', 0.08) }),
      },
      Tabs: { itemSelectedColor: words, itemHoverColor: words },
      Pagination: { colorPrimary: words, colorPrimaryHover: words },
      Radio: { buttonSolidCheckedBg: filled },
      // In high contrast the chosen one would be white on white.
      ...(high && { Segmented: { itemSelectedBg: filled, itemSelectedColor: '#ffffff' } }),
      // antd's red is light in the dark theme, and the badge has white digits on it.
      Badge: { colorError: '#d4232b' },
      Breadcrumb: {
        itemColor: 'var(--ant-color-text-secondary)',
        linkColor: 'var(--ant-color-text-secondary)',
        separatorColor: 'var(--ant-color-text-tertiary)',
      },
    },
  } satisfies ThemeConfig
}

/**
 * antd's dark algorithm mixes 15 % of #141414 into the seeds of links and errors. This returns the seed that results in
 * a colour at least as light as the given one.
 */
function undimmed(colour: string): string {
  for (let share = 0; share < 1; share += 0.02) {
    const seed = mixed(colour, '#ffffff', share)
    if (contrast(mixed(seed, '#141414', 0.15), '#000000') >= contrast(colour, '#000000')) return seed
  }
  return '#ffffff'
}

/** Greys of hints, darkened to a readable contrast. */
const lightTokens = {
  colorTextSecondary: 'rgba(0, 0, 0, 0.65)',
  colorTextTertiary: 'rgba(0, 0, 0, 0.6)',
  colorTextDescription: 'rgba(0, 0, 0, 0.6)',
  colorTextPlaceholder: 'rgba(0, 0, 0, 0.56)',
  colorBgLayout: '#f5f7fa',
}

/** A dark slate instead of black, so that layers stay distinguishable. */
const darkTokens = {
  colorBgLayout: '#101318',
  colorBgContainer: '#1b1f24',
  colorBgElevated: '#252a31',
  colorText: 'rgba(255, 255, 255, 0.88)',
  colorTextSecondary: 'rgba(255, 255, 255, 0.72)',
  colorTextTertiary: 'rgba(255, 255, 255, 0.66)',
  colorTextDescription: 'rgba(255, 255, 255, 0.66)',
  colorTextPlaceholder: 'rgba(255, 255, 255, 0.6)',
  colorBorder: '#4a525c',
  colorBorderSecondary: '#333a43',
  colorSplit: '#333a43',
}

/** Tokens of high contrast: strongest text, and visible borders (3:1 and more). */
function contrastTokens(dark: boolean) {
  const ink = dark ? '#ffffff' : '#000000'
  const ground = dark ? '#000000' : '#ffffff'
  const edge = dark ? '#b3b3b3' : '#4d4d4d'
  return {
    colorText: ink,
    colorTextSecondary: ink,
    colorTextTertiary: mixed(ink, ground, 0.15),
    colorTextDescription: mixed(ink, ground, 0.15),
    colorTextPlaceholder: mixed(ink, ground, 0.3),
    colorBorder: edge,
    colorBorderSecondary: edge,
    colorSplit: edge,
    colorBgContainer: ground,
    colorBgLayout: ground,
    colorBgElevated: ground,
    lineWidthFocus: 4,
  }
}
