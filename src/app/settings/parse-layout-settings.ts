/** The type, defaults and validation of the stored layout settings. */

import { recordOf } from '@/lib/collections/record'
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
  const stored = readRecord(raw)
  const flag = (name: keyof LayoutSettings) => {
    const value = stored[name]
    return typeof value === 'boolean' ? value : (layoutDefaults[name] as boolean)
  }
  return {
    menuTheme: stored.menuTheme === 'dark' ? 'dark' : 'light',
    colour: themeColours.find(({ value }) => value === stored.colour)?.value ?? layoutDefaults.colour,
    navigation: stored.navigation === 'side' ? 'side' : 'top',
    contentWidth: stored.contentWidth === 'fluid' ? 'fluid' : 'fixed',
    fixedHeader: flag('fixedHeader'),
    hideHeader: flag('hideHeader'),
    fixedMenu: flag('fixedMenu'),
    colourWeak: flag('colourWeak'),
    multiTab: flag('multiTab'),
    collapsed: flag('collapsed'),
  }
}

/** The settings in effect: a setting that needs another one applies only with it. */
export function effectiveLayout(settings: LayoutSettings): LayoutSettings {
  const top = settings.navigation === 'top'
  return {
    ...settings,
    contentWidth: top ? settings.contentWidth : 'fixed',
    hideHeader: settings.fixedHeader && settings.hideHeader,
    fixedMenu: !top && settings.fixedMenu,
  }
}

function readRecord(raw: string | null): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(raw ?? ''))
  } catch {
    return {}
  }
}
