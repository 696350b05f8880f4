/** A module of the build as its first pass tells of it. */
export interface ScannedModule {
  id: string
  /** Ids of what it imports, and of the parts it fetches when needed. */
  imports: readonly string[]
  parts: readonly string[]
  size: number
}

export type Modules = ReadonlyMap<string, ScannedModule>

/** What is loaded as one. */
export interface Group {
  name: string
  modules: Set<string>
  size: number
  /** Who needs it, with how much of it. */
  users: Map<string, number>
}

/** Raw bytes of a module; 0 for one the first pass did not tell of. */
export const sizeOf = (modules: Modules, id: string) => modules.get(id)?.size ?? 0

/** Modules as one file that nobody needs yet. */
export function groupOf(modules: Modules, ids: Iterable<string>): Group {
  const all = new Set(ids)
  const size = [...all].reduce((sum, id) => sum + sizeOf(modules, id), 0)
  return { name: '', modules: all, size, users: new Map() }
}

/** The groups that some modules import, themselves left out. */
export function importedBy(one: Group, modules: Modules, groupOfModule: ReadonlyMap<string, Group>): Set<Group> {
  const imported = [...one.modules].flatMap((id) => modules.get(id)?.imports ?? [])
  return new Set(imported.flatMap((id) => groupOfModule.get(id) ?? []).filter((other) => other !== one))
}

/** Which group each module is in. */
export const placesOf = (groups: readonly Group[]): Map<string, Group> =>
  new Map(groups.flatMap((one) => [...one.modules].map((id) => [id, one] as const)))
