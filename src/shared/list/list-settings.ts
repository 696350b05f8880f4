/** The store of a person's list settings: density, columns, saved filters; read by every list and its settings panel. */

import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/events/listeners'
import { getPersonEntry, setPersonEntry } from '@/lib/storage/person-entries'
import { currentSession } from '@/session/session'
import { type ListSettings, parseListSettings, type SavedFilter } from './parse-list-settings'

const { listen, notify } = createListeners()

// The contract has no call for such settings, so each person's stay on the device. Saved filters hold names and typed words.
const stored = 'words/lists'

let read: { userId: string; text: string | null; settings: ListSettings } | undefined

/** How the signed-in person wants their lists, on this device. */
function listSettings(): ListSettings {
  const userId = currentSession()?.user.id ?? ''
  const text = getPersonEntry(userId, stored)
  if (!read || read.userId !== userId || read.text !== text) read = { userId, text, settings: parseListSettings(text) }
  return read.settings
}

/** The settings, live. */
export function useListSettings(): ListSettings {
  return useSyncExternalStore(listen, listSettings)
}

/** Changes the settings and stores them. */
export function changeListSettings(change: Partial<ListSettings>): void {
  const settings = { ...listSettings(), ...change }
  setPersonEntry(currentSession()?.user.id ?? '', stored, JSON.stringify(settings))
  notify()
}

/** The saved filter that a list opens with; undefined for none. */
export function startOf(list: string): SavedFilter | undefined {
  return listSettings().saved[list]?.find(({ start }) => start)
}
