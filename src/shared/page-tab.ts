import { createContext, useContext, useEffect } from 'react'

/** What a page may tell the tab it is in, and ask of it. */
export interface PageTab {
  /** Says what tells this page apart from others of its kind. */
  name(detail: string): void
  /** Whether the page stays as it is, out of sight, when the person goes to this path. */
  stays(pathname: string): boolean
}

/** A page outside any tab: nothing to name, nothing stays. */
const none: PageTab = { name: () => {}, stays: () => false }

export const PageTabContext = createContext<PageTab>(none)

export function usePageTab(): PageTab {
  return useContext(PageTabContext)
}

/** Names the page's tab after what it shows, once that is known. */
export function useTabName(detail: string | null | undefined): void {
  const { name } = usePageTab()
  useEffect(() => {
    if (detail) name(detail)
  }, [detail, name])
}
