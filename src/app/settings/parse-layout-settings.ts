import { type ThemeColour, themeColours } from './theme-colours'

/** How the portal is laid out and coloured (specification, section 2 "Settings drawer"). */
export interface LayoutSettings {
  menuTheme: 'light' | 'dark'
  colour: ThemeColour
  navigation: 'top' | 'side'
  /** Fluid takes the whole window; it holds for the menu at the top only. */
  contentWidth: 'fixed' | 'fluid'
  /** The header stays in sight. */
  fixedHeader: boolean
  /** It goes out of sight while one scrolls down; needs a fixed header. */
  hideHeader: boolean
  /** The side menu stays in sight; means nothing with the menu at the top. */
  fixedMenu: boolean
  /** Colours that can be told apart by people who see few of them. */
  colourWeak: boolean
  /** A tab for each visited page, which stays as it was left. */
  multiTab: boolean
  /** The side menu shows icons only. */
  collapsed: boolean
}

/** The specification's (section 9): top menu, light, #1890FF, fixed width. */
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

/** What was kept, or as much of it as makes sense: anything can stand in the browser's storage. */
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

/** The settings that take effect together: what needs another one holds only with that. */
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
