import { createContext, useContext } from 'react'

/** A page the person may open, by its menu entry. */
export interface PageLink {
  path: string
  /** A Chinese key. */
  title: string
  /** Title of its group in the menu, a Chinese key. */
  group?: string
}

export const PageLinksContext = createContext<readonly PageLink[]>([])

/** Every page of this person's menu, in its order; given by the layout. */
export function usePageLinks(): readonly PageLink[] {
  return useContext(PageLinksContext)
}
