import { useMedia } from './use-media'

/** Whether the window is too narrow for a table (below 768 px), live. */
export function useNarrow(): boolean {
  return useMedia('(max-width: 767px)')
}
