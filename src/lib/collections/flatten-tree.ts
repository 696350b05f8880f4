/** Flattens a tree of dictionary entries to a list, for look-ups and imports. */

interface Entry {
  id: string
  code: string
  name: string
}

/** A tree node with its children. */
export interface Branch extends Entry {
  children: readonly Branch[]
}

/** An entry with the names from the root to itself. */
export interface PlacedEntry extends Entry {
  path: readonly string[]
}

/** The entries of a tree in preorder: all, or only the leaves. */
export function flattenTree(
  branches: readonly Branch[],
  leaves: boolean,
  above: readonly string[] = [],
): PlacedEntry[] {
  return branches.flatMap(({ children, ...entry }) => {
    const path = [...above, entry.name]
    const below = flattenTree(children, leaves, path)
    return leaves && below.length > 0 ? below : [{ ...entry, path }, ...below]
  })
}
