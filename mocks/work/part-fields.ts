import { referencesOf } from '@/smartform/expression/references'
import type { FormNode } from '@/smartform/schema/nodes'
import { stateOf } from '@/work/kind'
import { partOf } from '@/work/part-of-form'
import type { BackendContext } from '../context'
import type { GivenPartRow } from '../db/rows-desk'
import type { ContentRow, WorkRow } from '../db/rows-work'
import { formNode } from '../domain/form-engine'
import { kindOf } from './standing'

/** Whether a part is with the colleague: given, not back, and the work can still be filled in by its maker. */
export function isOut(part: GivenPartRow, work: WorkRow | undefined): boolean {
  if (part.state !== 'OUT' || !work) return false
  return Object.values(stateOf(kindOf(work), work.state)?.actions ?? {}).some((open) => open.includes('FILL'))
}

/** The parts of a work that are with colleagues now. */
export function partsOut({ db }: Pick<BackendContext, 'db'>, workId: string): GivenPartRow[] {
  return db.givenParts.where({ workId }).filter((part) => isOut(part, db.works.get(workId)))
}

/** The fields of a part, in the version the content is on now. */
export function fieldsOf({ formId, formVersion }: ContentRow, { places }: Pick<GivenPartRow, 'places'>): Set<string> {
  const { pages } = partOf(formNode(formId, formVersion), places)
  return new Set(pages.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields.map(({ id }) => id))))
}

/** What decides whether the fields of a part show, are needed or are locked: their conditions read these. */
function decisiveFor(form: FormNode, own: ReadonlySet<string>): Set<string> {
  const read = new Set<string>()
  const look = (expression: Parameters<typeof referencesOf>[0]) => {
    for (const found of referencesOf(expression, null)) if (found.kind === 'field') read.add(found.field)
  }
  for (const page of form.pages)
    for (const section of page.sections)
      for (const field of section.fields.filter(({ id }) => own.has(id)))
        for (const one of [
          page,
          section,
          field,
          { visibleWhen: field.requiredWhen },
          { visibleWhen: field.lockedWhen },
        ])
          look(one.visibleWhen)
  return read
}

/** The answers somebody sees who fills in a part: its own, and those that decide whether its fields show. */
export function shownOf(content: ContentRow, part: GivenPartRow): ReadonlySet<string> {
  const own = fieldsOf(content, part)
  return new Set([...own, ...decisiveFor(formNode(content.formId, content.formVersion), own)])
}
