import { memo, useEffect, useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { FormEngine } from '../engine/engine'
import { createNearbyFields, NearbyFieldsContext } from '../fields/nearby-fields'
import { loadEditor } from '../kinds/screens'
import type { DefinitionProblem, PageNode } from '../schema/nodes'
import { FormSection } from './FormSection'

interface PageSectionsProps {
  engine: FormEngine
  page: PageNode
  /** What cannot be used of the definition, by `page/section`. */
  places: ReadonlyMap<string, readonly DefinitionProblem[]>
}

/** A page's sections. Of a long page only what is near the viewport has its controls; printing draws all of them. */
export const PageSections = memo(function PageSections({ engine, page, places }: PageSectionsProps) {
  const nearby = useMemo(() => createNearbyFields(page), [page])
  // On their way before a field comes near: a control that is drawn late moves what is under it.
  useEffect(() => {
    for (const section of page.sections) for (const field of section.fields) void loadEditor(field)
  }, [page])
  useEffect(() => {
    if (!nearby) return
    const all = () => flushSync(nearby.drawAll)
    window.addEventListener('beforeprint', all)
    return () => window.removeEventListener('beforeprint', all)
  }, [nearby])
  return (
    <NearbyFieldsContext value={nearby}>
      {page.sections.map((section) => (
        <FormSection
          key={section.id}
          engine={engine}
          section={section}
          problems={places.get(`${page.id}/${section.id}`)}
        />
      ))}
    </NearbyFieldsContext>
  )
})
