/** A hook that registers a component's unsaved work with the guard that asks before leaving (imports, selections, dialogs). */

import { useEffect } from 'react'
import { watchUnsaved } from './unsaved-work'

/** While `holds` is true, leaving asks first, and after the login has ended the person signs in over the page. */
export function useUnsavedWork(holds: boolean): void {
  useEffect(() => (holds ? watchUnsaved({ unsaved: () => true }) : undefined), [holds])
}
