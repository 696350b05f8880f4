/** Cuts a form down to some of its pages and sections, for delegated sections and the workshop's preview. */

import type { Expression } from '@/smartform/expression/ast'
import { referencesOf } from '@/smartform/expression/references'
import type { FormNode } from '@/smartform/schema/nodes'

/** Places of a form that can be delegated: a page or a section, by id. */
export const pagePart = (id: string) => `page:${id}`
export const sectionPart = (id: string) => `section:${id}`

/** The fields and tables that an expression reads. */
function readBy(expression: Expression): readonly string[] {
  return referencesOf(expression, null).flatMap((reference) =>
    reference.kind === 'field' ? reference.field : reference.kind === 'today' ? [] : reference.table,
  )
}

/** Whether some fields determine an expression, also through computed fields. */
function isKnown(form: FormNode, expression: Expression, fields: ReadonlySet<string>): boolean {
  return readBy(expression).every((id) => {
    const field = form.fields.get(id)
    return fields.has(id) && (field?.kind !== 'computed' || isKnown(form, field.value, fields))
  })
}

/**
 * A form with only some places displayed. Other fields stay known, so that computed values still work, but are on no
 * page. Rules stay where all their fields are displayed.
 */
export function partOf(form: FormNode, parts: readonly string[]): FormNode {
  const pages = form.pages.flatMap((page) => {
    const whole = parts.includes(pagePart(page.id))
    const sections = page.sections.filter(({ id }) => whole || parts.includes(sectionPart(id)))
    return sections.length === 0 ? [] : [{ ...page, sections }]
  })
  const visible = new Set(pages.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields.map(({ id }) => id))))
  const rules = form.rules.filter(
    ({ when, assert, ledger }) =>
      [when, assert].every((expression) => isKnown(form, expression, visible)) &&
      [ledger?.current, ledger?.limit].every(
        (expression) => expression === undefined || isKnown(form, expression, visible),
      ),
  )
  return { ...form, pages, rules }
}

/** The titles of places: of sections, or of pages. */
export function partNames(form: FormNode, parts: readonly string[]): string[] {
  return form.pages.flatMap((page) =>
    parts.includes(pagePart(page.id))
      ? [page.title]
      : page.sections
          .filter(({ id }) => parts.includes(sectionPart(id)))
          .map(({ title }) => (title ? `${page.title} · ${title}` : page.title)),
  )
}
