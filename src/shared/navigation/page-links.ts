/** A context with the pages of the person's menu, for search and quick entries of home. */

import { createContext, useContext } from 'react'

/** A page that the person may open, by its menu entry. */
export interface PageLink {
  path: string
  /** Text key. */
  title: string
  /** Title of its menu group; text key. */
  group?: string
}

export const PageLinksContext = createContext<readonly PageLink[]>([])

/** Every page of the person's menu, in order; provided by the layout. */
export function usePageLinks(): readonly PageLink[] {
  return useContext(PageLinksContext)
}
