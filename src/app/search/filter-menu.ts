import type { Matcher } from '@/shared/search/use-matcher'
import type { MenuNode } from '../menu'

/** The entries found, under their groups; a group found by its own title keeps all of its entries. */
export function filterMenu(menu: readonly MenuNode[], found: Matcher): MenuNode[] {
  return menu.flatMap((node) => {
    if (found(node.title)) return [node]
    const children = node.children?.filter(({ title }) => found(title)) ?? []
    return children.length > 0 ? [{ ...node, children }] : []
  })
}
