/** The store of open page tabs, kept in sessionStorage: opened, updated, closed. */

import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/events/listeners'
import { onSignOut } from '@/lib/events/sign-out-tasks'
import { getSessionEntry, removeSessionEntry, setSessionEntry } from '@/lib/storage/session-storage'

/** A tab of the bar. */
export interface OpenTab {
  key: string
  /** The last address in this tab: path, query and hash. */
  address: string
  /** The detail that distinguishes it from tabs of the same page, for example a project's name. */
  detail?: string
}

/** Maximum number of tabs; the oldest one closes first. */
const most = 30
/** Maximum length of a stored detail, in characters. */
const detailLength = 60

const { listen, notify } = createListeners()
let owner: string | null = null
let current: readonly OpenTab[] = []
/** A detail that a page set before its tab was added. */
let early: { key: string; detail: string } | null = null

const storageKey = (userId: string) => `portal_tabs:${userId}`

/** Parses stored tabs and drops invalid ones, because the browser's storage can contain anything. */
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

/** Only paths of this site: a click navigates there. */
function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) && value.length < 2000
}

/** The person's tabs in this browser tab, restored after a reload. */
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

/** Opens a tab, or updates its address. */
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

/** Sets the detail that distinguishes a tab. */
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

// The next person who signs in must not see which pages were open.
onSignOut({
  after: () => {
    if (owner !== null) removeSessionEntry(storageKey(owner))
    forgetTabs()
  },
})

/** Clears all tabs, as in a newly loaded page. */
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
