interface Entry {
  id: string
  code: string
  name: string
}

/** An entry with those below it. */
export interface Branch extends Entry {
  children: readonly Branch[]
}

/** An entry with the names from the top level down to its own. */
export interface PlacedEntry extends Entry {
  path: readonly string[]
}

/** The entries of a tree, each before those below it: all, or the leaves, those with none below them. */
export function treeEntries(
  branches: readonly Branch[],
  leaves: boolean,
  above: readonly string[] = [],
): PlacedEntry[] {
  return branches.flatMap(({ children, ...entry }) => {
    const path = [...above, entry.name]
    const below = treeEntries(children, leaves, path)
    return leaves && below.length > 0 ? below : [{ ...entry, path }, ...below]
  })
}
