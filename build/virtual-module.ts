import { assignChunks, type Plan } from './assign-chunks.ts'
import type { ScannedModule } from './module-graph.ts'

const folder = '/src/features/invented'

/**
 * A build with a module more, as somebody would add it: routes that the portal's list of pages imports, a list, a form, and a page that
 * takes something of everything that is there for all; with code of its own that its pages share.
 */
export function withVirtualModule(modules: ReadonlyMap<string, ScannedModule>): Map<string, ScannedModule> {
  const ids = [...modules.keys()]
  const ending = (end: string) => ids.filter((id) => id.endsWith(end))
  const forAll = ids.filter((id) => !/\/src\/(features|app)\//.test(id))
  const own = (name: string, imports: readonly string[], parts: readonly string[] = []): ScannedModule => {
    return { id: `${folder}/${name}`, imports, parts, size: 5_000 }
  }
  const [shared, paths] = [own('shared.ts', []), own('paths.ts', [])]
  const pages = [
    own('pages/ListPage.tsx', [shared.id, ...ending('/src/work/components/WorkTable.tsx')]),
    own('pages/FormPage.tsx', [shared.id, ...ending('/src/work/pages/FormAtAddress.tsx')]),
    own('pages/OtherPage.tsx', [shared.id, ...forAll.filter((_, index) => index % 7 === 0)]),
  ]
  const routes = own(
    'routes.tsx',
    [paths.id],
    pages.map(({ id }) => id),
  )
  const added = [shared, paths, ...pages, routes].map((one) => [one.id, one] as const)
  const listing = [...modules.values()].filter(({ id }) => id.endsWith('/src/app/member-pages.ts'))
  const knowing = listing.map((one) => [one.id, { ...one, imports: [...one.imports, routes.id] }] as const)
  return new Map([...modules, ...knowing, ...added])
}

/** The files that would hold something else if a module were added, but for its routes in the shell and what is its own. */
export function chunksChangedByNewModule(modules: ReadonlyMap<string, ScannedModule>, plan: Plan): string[] {
  const held = (all: ReadonlyMap<string, ScannedModule>) =>
    assignChunks(all, plan)
      .map(({ modules: ids }) => [...ids].filter((id) => !id.startsWith(folder)).sort())
      .filter((ids) => ids.length > 0)
      .map((ids) => ids.join('\n'))
  const before = new Set(held(modules))
  return held(withVirtualModule(modules)).filter((one) => !before.has(one))
}
