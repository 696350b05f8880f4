/** Decides which tabs an action of the tab menu closes (this one, others, to the right, all), and which is shown then. */

import { homePath } from '@/features/home/paths'
import type { OpenTab } from './open-tabs'

/** What the menu of a tab offers (specification, section 2 "Multi-tab bar"). */
export type TabAction = 'current' | 'right' | 'left' | 'all'

/** What comes of it. */
export interface TabClosing {
  /** Keys of the tabs that go; none: there is nothing to close. */
  close: readonly string[]
  /** Where to be then; null: the page in sight stays. */
  show: string | null
}

/**
 * Which tabs an action closes, and what is shown then. A tab is closable only while there is more than one; of all of them
 * home remains, since there is always a page.
 * @param at key of the tab the action is for
 * @param active key of the tab in sight; null: what is in sight has none
 */
export function closing(tabs: readonly OpenTab[], action: TabAction, at: string, active: string | null): TabClosing {
  const index = tabs.findIndex(({ key }) => key === at)
  if (index < 0) return { close: [], show: null }
  const closed = {
    current: (position: number) => position === index && tabs.length > 1,
    right: (position: number) => position > index,
    left: (position: number) => position < index,
    all: (index: number) => tabs[index]?.key !== homePath,
  }[action]
  const close = tabs.filter((_tab, index) => closed(index)).map(({ key }) => key)
  if (active === null || !close.includes(active)) return { close, show: null }
  const rest = tabs.filter(({ key }) => !close.includes(key))
  const stays = rest.find(({ key }) => key === at)
  // The right neighbour of the one in sight takes its place, else the left.
  const activeIndex = tabs.findIndex(({ key }) => key === active)
  const neighbour = tabs.slice(activeIndex).find((tab) => rest.includes(tab)) ?? rest.at(-1)
  return { close, show: (stays ?? neighbour)?.address ?? homePath }
}
