/** A hook that tells whether the layout is narrow: a small window, or the senior mode; for lists, layouts and desks. */

import { useMedia } from './use-media'
import { useSenior } from './use-senior'

/** Whether the window is too narrow for a table (below 768 px), or the senior mode has one column; live. */
export function useNarrow(): boolean {
  const narrow = useMedia('(max-width: 767px)')
  return useSenior() || narrow
}
