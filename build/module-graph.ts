/** The build's modules with their static and dynamic imports, for the code splitting. */

import { parseSync, type StaticExportEntry, type StaticImportEntry } from 'oxc-parser'
import type { Rolldown } from 'vite'

export interface Module {
  imports: readonly string[]
  /** Ids of what it imports dynamically. */
  lazyImports: readonly string[]
  /** In bytes before minification. */
  size: number
}

/** A name that a module exports but another one defines. */
interface ReExport {
  from: string
  name: string
}

interface Syntax {
  /** The names that the module imports or re-exports from others. */
  imports: readonly ReExport[]
  /** By exported name, if the module holds nothing but imports and re-exports; null for every other module. */
  reExports: ReadonlyMap<string, ReExport> | null
}

/** Stands for all names of a module. */
const everything = '*'

/** What `readModuleGraph` needs of the bundler. */
type Bundler = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo' | 'resolve'>

/**
 * All modules of the build with their imports. A name imported from a barrel (a module that only re-exports) counts as imported from the
 * module that defines it, as the bundler drops the rest of the barrel. Otherwise each user of one of antd's motions would seem to need all of
 * them.
 */
export async function readModuleGraph(bundler: Bundler): Promise<Map<string, Module>> {
  const infos = [...bundler.getModuleIds()].flatMap((id) => bundler.getModuleInfo(id) ?? [])
  const syntax = new Map(infos.map(({ id, code }) => [id, readSyntax(code ?? '')]))
  const isBarrel = (id: string) => Boolean(syntax.get(id)?.reExports)
  /** The module that defines a name that `importer` imports; a module without a file is not in the graph. */
  const definer = async (importer: string, { from, name }: ReExport): Promise<string> => {
    const id = (await bundler.resolve(from, importer))?.id ?? from
    const next = syntax.get(id)?.reExports?.get(name)
    return next ? definer(id, next) : id
  }
  const importsOf = async (id: string, importedIds: readonly string[]) => {
    if (!importedIds.some(isBarrel)) return importedIds
    const defined = await Promise.all((syntax.get(id)?.imports ?? []).map((one) => definer(id, one)))
    return [...new Set([...importedIds.filter((next) => !isBarrel(next)), ...defined])]
  }
  const modules = infos.map(async ({ id, code, importedIds, dynamicallyImportedIds }) => {
    const imports = await importsOf(id, importedIds)
    return [id, { imports, lazyImports: dynamicallyImportedIds, size: withoutComments(code ?? '').length }] as const
  })
  return new Map(await Promise.all(modules))
}

function readSyntax(code: string): Syntax {
  const { staticImports, staticExports } = parseSync('module.js', code).module
  const exports = staticExports.flatMap(({ entries }) => entries)
  const imports = [
    ...staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.length === 0
        ? [{ from: moduleRequest.value, name: everything }]
        : entries.map(({ importName }) => ({ from: moduleRequest.value, name: nameOf(importName) })),
    ),
    ...exports.flatMap(sourceOf),
  ]
  const reExports = new Map(
    exports.flatMap((one) => sourceOf(one).map((source) => [nameOf(one.exportName), source] as const)),
  )
  const own = [...staticImports, ...staticExports]
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code)
  const onlyReExports = exports.length > 0 && reExports.size === exports.length && !reExports.has(everything)
  return { imports, reExports: onlyReExports && withoutComments(own).replace(/[\s;]/g, '') === '' ? reExports : null }
}

/** Where a re-export comes from. */
function sourceOf({ moduleRequest, importName }: StaticExportEntry): ReExport[] {
  return moduleRequest ? [{ from: moduleRequest.value, name: nameOf(importName) }] : []
}

function nameOf({ kind, name }: StaticImportEntry['importName'] | StaticExportEntry['importName' | 'exportName']) {
  return kind === 'Default' ? 'default' : (name ?? everything)
}

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
