/** A context between a page and its tab in the tab bar: the page names its tab after its content. */

import { createContext, useContext, useEffect } from 'react'

/** What a page can tell its tab, and ask of it. */
export interface PageTab {
  /** Sets the part of the tab's name that tells this page from others of its kind. */
  name(detail: string): void
  /** Whether the page stays mounted when the person goes to this path. */
  stays(pathname: string): boolean
}

/** A page without a tab. */
const none: PageTab = { name: () => {}, stays: () => false }

export const PageTabContext = createContext<PageTab>(none)

export function usePageTab(): PageTab {
  return useContext(PageTabContext)
}

/** Names the page's tab after its content, once that is known. */
export function useTabName(detail: string | null | undefined): void {
  const { name } = usePageTab()
  useEffect(() => {
    if (detail) name(detail)
  }, [detail, name])
}
