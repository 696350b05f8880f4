/** Filters the menu by a search text, for the menu's search field. */
import type { Matcher } from '@/shared/search/use-matcher'
import type { MenuNode } from '../menu'

/** The matching entries by group; a group that matches itself keeps all entries. */
export function filterMenu(menu: readonly MenuNode[], found: Matcher): MenuNode[] {
  return menu.flatMap((node) => {
    if (found(node.title)) return [node]
    const children = node.children?.filter(({ title }) => found(title)) ?? []
    return children.length > 0 ? [{ ...node, children }] : []
  })
}
