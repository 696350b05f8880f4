import { type ThemeColour, themeColours } from './theme-colours'

/** How the portal is laid out and coloured (specification, section 2 "Settings drawer"). */
export interface LayoutSettings {
  menuTheme: 'light' | 'dark'
  colour: ThemeColour
  navigation: 'top' | 'side'
  /** Fluid uses the whole window; only with the menu at the top. */
  contentWidth: 'fixed' | 'fluid'
  /** The header stays visible. */
  fixedHeader: boolean
  /** It hides while scrolling down; needs a fixed header. */
  hideHeader: boolean
  /** The side menu stays visible; no effect with the menu at the top. */
  fixedMenu: boolean
  /** Colours for people with colour vision deficiency. */
  colourWeak: boolean
  /** A tab per visited page, which stays mounted. */
  multiTab: boolean
  /** The side menu shows icons only. */
  collapsed: boolean
}

/** The specification's defaults (section 9): top menu, light, #1890FF, fixed width. */
export const layoutDefaults: LayoutSettings = {
  menuTheme: 'light',
  colour: '#1890FF',
  navigation: 'top',
  contentWidth: 'fixed',
  fixedHeader: true,
  hideHeader: false,
  fixedMenu: true,
  colourWeak: false,
  multiTab: false,
  collapsed: false,
}

/** The stored settings, as far as they are valid. */
export function parseLayoutSettings(raw: string | null): LayoutSettings {
  const kept = readRecord(raw)
  const flag = (name: keyof LayoutSettings) => {
    const value = kept[name]
    return typeof value === 'boolean' ? value : (layoutDefaults[name] as boolean)
  }
  return {
    menuTheme: kept.menuTheme === 'dark' ? 'dark' : 'light',
    colour: themeColours.find(({ value }) => value === kept.colour)?.value ?? layoutDefaults.colour,
    navigation: kept.navigation === 'side' ? 'side' : 'top',
    contentWidth: kept.contentWidth === 'fluid' ? 'fluid' : 'fixed',
    fixedHeader: flag('fixedHeader'),
    hideHeader: flag('hideHeader'),
    fixedMenu: flag('fixedMenu'),
    colourWeak: flag('colourWeak'),
    multiTab: flag('multiTab'),
    collapsed: flag('collapsed'),
  }
}

/** The settings in effect: a setting that needs another one applies only with it. */
export function effectiveLayout(kept: LayoutSettings): LayoutSettings {
  const top = kept.navigation === 'top'
  return {
    ...kept,
    contentWidth: top ? kept.contentWidth : 'fixed',
    hideHeader: kept.fixedHeader && kept.hideHeader,
    fixedMenu: !top && kept.fixedMenu,
  }
}

function readRecord(raw: string | null): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(raw ?? '')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
