/** Vite plugin that lets a signed-in person's page request all its files and first calls at once. */

import { createHash } from 'node:crypto'
import type { RouteObject } from 'react-router-dom'
import type { Plugin, Rolldown } from 'vite'
import type { ListedWorks, OpenedContent, RouteHandle } from '../src/lib/routing/route-handle.ts'
import { createModuleServer } from './module-server.mjs'
import { prefetchScript } from './prefetch.mjs'
import { prefetchedCalls } from './prefetched-calls.ts'

/** Chunks of every page behind the login, by name. */
const around = ['calls', 'shell']

type LateRoute = RouteObject & { lazy?: { load?(): unknown } }

/** A page's pattern, its modules with those of its layouts, the content it opens, and its list. */
type Page = [pattern: string, modules: string[], opens: OpenedContent | undefined, lists: ListedWorks | undefined]

function pagesOf(routes: readonly RouteObject[], above = '', layouts: readonly string[] = []): Page[] {
  return routes.flatMap((route): Page[] => {
    const pattern = `${above}/${route.path ?? ''}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
    const { lazy } = route as LateRoute
    const [, module] = /import__\("([^"]+)"/.exec(String(lazy?.load)) ?? []
    const modules = module ? [...layouts, module] : [...layouts]
    if (route.children) return pagesOf(route.children, pattern, modules)
    const { opens, lists } = (route.handle ?? {}) as RouteHandle
    if (opens && !pattern.includes(`/:${opens.param}`)) throw new Error(`${pattern} names no ${opens.param}`)
    return modules.length > 0 ? [[pattern, modules, opens, lists]] : []
  })
}

/** A colon sorts after every letter, so a literal path comes before a parameter. */
const byParticularity = ([one]: Page, [other]: Page) => (one.replaceAll(':', '~') < other.replaceAll(':', '~') ? -1 : 1)

/**
 * Lets the page of a person with a login request all its files and its first calls at once: index.html asks for the files of every page, and a
 * script beside the entry for the page's own files and calls (`prefetch.mjs`).
 *
 * - Saves: 1.0 s on the slow line. Without it each file and call is known only when the one before has run.
 * - Relies on: the routes' `lazyPage(() => import(…))`, the chunks named `calls` and `shell`, the calls in `prefetched-calls.ts`.
 * - Breaks when: a page is imported in another way (the build says which), or a query changes and `prefetched-calls.ts` does not (a test says so).
 */
export function prefetch(): Plugin {
  let origin = ''
  let base = '/'
  let early = true
  let script = ''
  /**
   * Their imports are in the prefetch script (`window.prefetchFiles`). A second list of them would take 3 KiB of the
   * shell.
   */
  const pageFiles = new Set<string>()
  return {
    name: 'prefetch',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: { resolveDependencies: (file, imports) => (pageFiles.has(file) ? [] : imports) },
      },
    }),
    configResolved({ env, mode, base: configured }) {
      base = configured
      origin = env.VITE_API_ORIGIN || base.slice(0, -1)
      // The embedded backend responds only after its start.
      early = mode !== 'demo'
    },
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const named = (...names: string[]) => chunks.filter((one) => names.includes(one.name))
      const begun = chunks.find((one) => one.isEntry)?.fileName ?? ''
      const entry = filesOf(
        chunks,
        chunks.filter((one) => one.isEntry),
        new Set(),
      )
      const every = filesOf(chunks, named(...around), entry)
      const known = new Set([...entry, ...every])
      const files: string[] = []
      const numberOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
      const pages = (await readPages()).map(([pattern, modules, opens, lists]) => {
        const roots = modules.map((module) => {
          const found = chunks.find((one) => one.moduleIds.some((id) => id.endsWith(module)))
          if (!found) throw new Error(`${pattern}: no file of the build holds ${module}`)
          pageFiles.add(found.fileName)
          return found
        })
        return [pattern, [...filesOf(chunks, roots, known)].map((file) => numberOf(base + file)), opens, lists] as const
      })
      const plan = {
        files,
        pages,
        calls: early ? prefetchedCalls(origin) : [],
        prefix: '/zwdt',
        base,
        entry: base + begun,
      }
      const source = `(${prefetchScript})(${JSON.stringify(plan)})`
      const fileName = `assets/prefetch-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source })
      script = inHead(base, [...every], fileName)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('</head>', `<script>${script}</script>\n  </head>`),
    },
  }
}

/**
 * The files are requested one after the other: the entry runs and loads the session with the first while the next is on its way. Guests do not
 * need them yet; the script loads while they type (`src/app/entry-prefetch.ts`).
 */
function inHead(base: string, files: readonly string[], script: string): string {
  const list = JSON.stringify(files.map((file) => base + file))
  return `window.prefetchScript = '${base}${script}';
(function () {
  if (document.documentElement.className === 'sign-in') return
  var files = ${list}
  function preload() {
    var link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = files.shift()
    if (files[0]) link.onload = link.onerror = preload
    document.head.appendChild(link)
  }
  preload()
  document.head.appendChild(document.createElement('script')).src = prefetchScript
})()`
}

async function readPages(): Promise<Page[]> {
  const server = await createModuleServer()
  try {
    const { memberPages } = await server.ssrLoadModule('/src/app/member-pages.ts')
    const { workPrintRoutes } = await server.ssrLoadModule('/src/work/routes.tsx')
    // Some builds have no page that publishes kinds of work.
    return pagesOf([...memberPages, ...workPrintRoutes])
      .filter(([pattern]) => !pattern.startsWith('/test/kind'))
      .toSorted(byParticularity)
  } finally {
    await server.close()
  }
}

/** All files that the chunks need, without the known ones. */
function filesOf(
  chunks: readonly Rolldown.OutputChunk[],
  roots: readonly Rolldown.OutputChunk[],
  known: ReadonlySet<string>,
): Set<string> {
  const found = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || known.has(chunk.fileName) || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file))
  }
  for (const root of roots) add(root)
  return found
}
