/** Groups a definition's problems by section or page, for the notices in the editor. */
import { groupBy } from '@/lib/collections/get-or-create'
import { isRawObject } from '../schema/definition-reader'
import { expandParts } from '../schema/expand-parts'
import type { DefinitionProblem, FormNode } from '../schema/nodes'

const listIn = (value: unknown, name: string): readonly unknown[] =>
  isRawObject(value) && Array.isArray(value[name]) ? value[name] : []
const idOf = (value: unknown) => (isRawObject(value) ? String(value.id ?? '') : '')

/**
 * The definition's problems by section or page id, '' for the whole form. Their locations are those of the raw
 * definition, where an unparsed part still has its index and a reused part its name.
 */
export function groupProblemsByField(raw: unknown, form: FormNode): ReadonlyMap<string, readonly DefinitionProblem[]> {
  const drawn = new Set(
    form.pages.flatMap((page) => [page.id, ...page.sections.map((section) => `${page.id}/${section.id}`)]),
  )
  const { source, paths } = expandParts(isRawObject(raw) ? raw : {}, () => undefined)
  const written = listIn(source, 'pages').flatMap((page) =>
    [
      { at: page, key: idOf(page) },
      ...listIn(page, 'sections').map((section) => ({ at: section, key: `${idOf(page)}/${idOf(section)}` })),
    ].flatMap(({ at, key }) => (isRawObject(at) && drawn.has(key) ? [{ at: paths.get(at) ?? '', key }] : [])),
  )
  return groupBy(
    form.definitionProblems,
    (problem) => written.findLast(({ at }) => problem.at.startsWith(`${at}.`))?.key ?? '',
  )
}
