/** The context of links to pages and fields within an open form. */
import { createContext, useContext } from 'react'
import type { Path } from '../schema/values'

/** Links within an open form. */
export interface EditorNavigation {
  pageId: string
  pageOf(path: Path): string | null
  /** `comeBack`: the target offers the way back to the check page. */
  href(pageId: string, path?: Path, comeBack?: boolean): string
  go(pageId: string, path?: Path, comeBack?: boolean): void
}

export const EditorNavigationContext = createContext<EditorNavigation | null>(null)

/** Throws outside an open form. */
export function useEditorNavigation(): EditorNavigation {
  const navigation = useContext(EditorNavigationContext)
  if (!navigation) throw new Error('A form link needs an EditorNavigationContext')
  return navigation
}
