import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/events/listeners'
import { onSignOut } from '@/lib/events/sign-out-tasks'
import { getSessionEntry, removeSessionEntry, setSessionEntry } from '@/lib/storage/session-storage'

/** A tab of the bar. */
export interface OpenTab {
  key: string
  /** Where in it the person was last: path, query and hash. */
  address: string
  /** What tells it apart from others of its kind: a project's name. */
  detail?: string
}

/** The bar holds no more; the one opened first goes. */
const most = 30
/** Longest detail kept, in characters. */
const detailLength = 60

const { listen, notify } = createListeners()
let owner: string | null = null
let current: readonly OpenTab[] = []
/** What a page said of itself before the bar had noted its tab. */
let early: { key: string; detail: string } | null = null

const storageKey = (userId: string) => `portal_tabs:${userId}`

/** The tabs that were kept, or as many of them as make sense: anything can stand in the browser's storage. */
export function parseTabs(raw: string | null): OpenTab[] {
  let stored: unknown
  try {
    stored = JSON.parse(raw ?? '')
  } catch {
    return []
  }
  if (!Array.isArray(stored)) return []
  const tabs = stored.flatMap((value: unknown): OpenTab[] => {
    if (typeof value !== 'object' || value === null) return []
    const { key, address, detail } = value as Record<string, unknown>
    if (!isPath(key) || !isPath(address)) return []
    return [{ key, address, ...(typeof detail === 'string' && { detail: detail.slice(0, detailLength) }) }]
  })
  return tabs.filter((tab, index) => tabs.findIndex(({ key }) => key === tab.key) === index).slice(-most)
}

/** A path of this site, nothing else: it is what a click leads to. */
function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) && value.length < 2000
}

/** The tabs of this person in this browser tab; they are read again after a reload. */
function tabsOf(userId: string): readonly OpenTab[] {
  if (owner !== userId) {
    owner = userId
    current = parseTabs(getSessionEntry(storageKey(userId)))
  }
  return current
}

export function useOpenTabs(userId: string): readonly OpenTab[] {
  return useSyncExternalStore(listen, () => tabsOf(userId))
}

/** Opens a tab, or notes where in it the person is now. */
export function visitTab(userId: string, visited: OpenTab): void {
  const tabs = tabsOf(userId)
  const known = tabs.find(({ key }) => key === visited.key)
  if (known?.address === visited.address) return
  set(
    known
      ? tabs.map((tab) => (tab === known ? { ...tab, address: visited.address } : tab))
      : [...tabs, { ...visited, ...(early?.key === visited.key && { detail: early.detail }) }].slice(-most),
  )
}

/** Says what tells a tab apart. */
export function nameTab(userId: string, key: string, detail: string): void {
  const tabs = tabsOf(userId)
  const short = detail.slice(0, detailLength)
  early = { key, detail: short }
  if (tabs.some((tab) => tab.key === key && tab.detail !== short))
    set(tabs.map((tab) => (tab.key === key ? { ...tab, detail: short } : tab)))
}

export function closeTabs(userId: string, keys: readonly string[]): void {
  set(tabsOf(userId).filter(({ key }) => !keys.includes(key)))
}

// Whoever signs in next in this browser tab is not to read what was open.
onSignOut({
  after: () => {
    if (owner !== null) removeSessionEntry(storageKey(owner))
    forgetTabs()
  },
})

/** Nothing is known of any tab, as when the page has just been loaded. */
export function forgetTabs(): void {
  owner = null
  current = []
  early = null
}

function set(tabs: readonly OpenTab[]): void {
  current = tabs
  if (owner !== null) setSessionEntry(storageKey(owner), JSON.stringify(tabs))
  notify()
}
