/** Asks before the user leaves an open form, with the guard of its host. */

import { type ComponentType, useCallback } from 'react'
import { settleBeforeLeaving } from '../drafts/unsent'
import type { LeaveGuardProps, SmartformEditorProps } from './editor-props'
import type { EditorSession } from './editor-session'

interface FormExitsProps {
  Guard: ComponentType<LeaveGuardProps>
  session: EditorSession
  pageHref: SmartformEditorProps['pageHref']
  pageId: string
}

/** A page's address without the page id, common to all pages of the form. */
function formOf(href: string): string {
  const { pathname } = new URL(href, window.location.origin)
  return pathname.slice(0, pathname.lastIndexOf('/') + 1)
}

/** Guards the form against leaving, with the host's guard. */
export function FormExits({ Guard, session, pageHref, pageId }: FormExitsProps) {
  const { autosave, uploads, exits } = session
  const dirty = useCallback(
    () => autosave.view().save.dirty || uploads.busy() || [...exits].some((exit) => exit.dirty()),
    [autosave, uploads, exits],
  )
  const settle = useCallback(async () => {
    const unsaved = await Promise.all([
      settleBeforeLeaving(autosave, uploads.busy),
      ...[...exits].map((exit) => exit.settle()),
    ])
    return unsaved.find((unsent) => unsent === 'memory') ?? unsaved.find((unsent) => unsent !== null) ?? null
  }, [autosave, uploads, exits])
  const form = formOf(pageHref(pageId))
  return <Guard dirty={dirty} settle={settle} within={(pathname) => pathname.startsWith(form)} />
}
