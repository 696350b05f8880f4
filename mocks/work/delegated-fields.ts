/** Which delegated sections are with colleagues, and which fields of the form a colleague sees; for rights to contents, files and to-dos. */
import { referencesOf } from '@/smartform/expression/references'
import type { FormNode } from '@/smartform/schema/nodes'
import { stateOf } from '@/work/kind'
import { partOf } from '@/work/part-of-form'
import type { BackendContext } from '../context'
import type { DelegatedSectionRow } from '../db/rows-desk'
import type { ContentRow, WorkRow } from '../db/rows-work'
import { formNode } from '../domain/form-engine'
import { kindOf } from './viewer-roles'

/**
 * Whether a delegated section is with the colleague: not returned, and the work item is still editable by its creator.
 */
export function isDelegated(part: DelegatedSectionRow, work: WorkRow | undefined): boolean {
  if (part.state !== 'OUT' || !work) return false
  return Object.values(stateOf(kindOf(work), work.state)?.actions ?? {}).some((open) => open.includes('FILL'))
}

/** The delegated sections of a work item that are with colleagues now. */
export function delegatedSectionsOf({ db }: Pick<BackendContext, 'db'>, workId: string): DelegatedSectionRow[] {
  return db.delegatedSections.where({ workId }).filter((part) => isDelegated(part, db.works.get(workId)))
}

/** The fields of a delegated section, in the content's current form version. */
export function fieldsOfSection(
  { formId, formVersion }: ContentRow,
  { places }: Pick<DelegatedSectionRow, 'places'>,
): Set<string> {
  const { pages } = partOf(formNode(formId, formVersion), places)
  return new Set(pages.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields.map(({ id }) => id))))
}

/**
 * Fields that decide whether the section's fields are visible, required or locked, because their conditions read them.
 */
function decisiveFor(form: FormNode, own: ReadonlySet<string>): Set<string> {
  const read = new Set<string>()
  const look = (expression: Parameters<typeof referencesOf>[0]) => {
    for (const found of referencesOf(expression, null)) if (found.kind === 'field') read.add(found.field)
  }
  for (const page of form.pages)
    for (const section of page.sections)
      for (const field of section.fields.filter(({ id }) => own.has(id)))
        for (const item of [
          page,
          section,
          field,
          { visibleWhen: field.requiredWhen },
          { visibleWhen: field.lockedWhen },
        ])
          look(item.visibleWhen)
  return read
}

/** The answers visible to a colleague: the delegated section's own, and those its conditions read. */
export function visibleFieldsOf(content: ContentRow, part: DelegatedSectionRow): ReadonlySet<string> {
  const own = fieldsOfSection(content, part)
  return new Set([...own, ...decisiveFor(formNode(content.formId, content.formVersion), own)])
}
