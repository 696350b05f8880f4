/** The hook that runs the autosave while a form is open. */
import { useEffect, useSyncExternalStore } from 'react'
import { onSignOut } from '@/lib/events/sign-out-tasks'
import { watchUnsaved } from '@/lib/events/unsaved-work'
import type { Autosave, AutosaveView } from './autosave-view'
import { onlyInMemory } from './save-state'

/**
 * Runs the autosave while a form is open: stores drafts when the page is hidden or left, sends pending values when the
 * network or the person is back, and asks on closing when something is not even on this device.
 */
export function useAutosave(autosave: Autosave, uploading: () => boolean): AutosaveView {
  const view = useSyncExternalStore(autosave.subscribe, autosave.view)

  useEffect(() => autosave.start(), [autosave])
  useEffect(() => onSignOut({ before: () => autosave.flush() }), [autosave])
  useEffect(
    () => watchUnsaved({ unsaved: () => autosave.view().save.dirty || uploading(), send: () => autosave.retry() }),
    [autosave, uploading],
  )

  useEffect(() => {
    const retry = () => autosave.retry()
    const hidden = () => {
      if (document.visibilityState === 'hidden') autosave.retry()
    }
    const leaving = (event: BeforeUnloadEvent) => {
      if (onlyInMemory(autosave.view().save) || uploading()) event.preventDefault()
    }
    const listening = new AbortController()
    const { signal } = listening
    for (const event of ['online', 'focus', 'pagehide', 'pageshow']) window.addEventListener(event, retry, { signal })
    window.addEventListener('beforeunload', leaving, { signal })
    document.addEventListener('visibilitychange', hidden, { signal })
    return () => listening.abort()
  }, [autosave, uploading])
  return view
}
