import type { DefinitionProblem, FormNode } from '../schema/nodes'

function at(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined
}

/**
 * The definition's problems by the id of the section or page they stand in, '' for the form as a whole. Their places are
 * counted in the raw definition, where what could not be parsed still has its number.
 */
export function problemsByPlace(raw: unknown, form: FormNode): ReadonlyMap<string, readonly DefinitionProblem[]> {
  const drawn = new Set(
    form.pages.flatMap((page) => [page.id, ...page.sections.map((section) => `${page.id}/${section.id}`)]),
  )
  const places = new Map<string, DefinitionProblem[]>()
  for (const problem of form.definitionProblems) {
    const [, pageIndex, sectionIndex] = /^pages\[(\d+)\](?:\.sections\[(\d+)\])?/.exec(problem.at) ?? []
    const page = pageIndex === undefined ? undefined : at(at(raw, 'pages'), Number(pageIndex))
    const section = sectionIndex === undefined ? undefined : at(at(page, 'sections'), Number(sectionIndex))
    const pageId = String(at(page, 'id') ?? '')
    const sectionKey = `${pageId}/${String(at(section, 'id') ?? '')}`
    const place = drawn.has(sectionKey) ? sectionKey : drawn.has(pageId) ? pageId : ''
    places.set(place, [...(places.get(place) ?? []), problem])
  }
  return places
}
