/** Which personal data a section of a form asks for, and which consents it needs. */

import { type ConsentKind, consentFor, type PersonalDataKind } from '@/lib/personal-data/kinds'
import { isConstant } from '../expression/ast'
import type { FieldNode, FormNode, PageNode, SectionNode } from './nodes'

const withColumns = (field: FieldNode): readonly FieldNode[] =>
  field.kind === 'table' ? [field, ...(field.columns as FieldNode[])] : [field]

function kindsOf(section: SectionNode): PersonalDataKind[] {
  return [...new Set(section.fields.flatMap(withColumns).flatMap(({ personal }) => personal ?? []))]
}

/** The kinds that a form asks for first in this section: those of earlier sections that everybody sees are left out. */
export function firstAskedKinds(form: FormNode, section: SectionNode): PersonalDataKind[] {
  const isForAll = ({ visibleWhen }: PageNode | SectionNode) => isConstant(visibleWhen, true)
  const sections = form.pages.flatMap((page) => page.sections)
  const forAll = new Set(form.pages.filter(isForAll).flatMap((page) => page.sections.filter(isForAll)))
  const before = sections.slice(0, sections.indexOf(section)).filter((each) => forAll.has(each))
  const known = new Set(before.flatMap(kindsOf))
  return kindsOf(section).filter((kind) => !known.has(kind))
}

const consentOf = ({ personal }: FieldNode) => personal && consentFor(personal)

/** The separate consents that the filler's own data in a section needs: the profile fills a field of it. */
export function consentsOf(section: SectionNode): ConsentKind[] {
  const own = section.fields.filter(({ prefill }) => prefill?.startsWith('profile.'))
  return [...new Set(own.flatMap((field) => consentOf(field) ?? []))]
}

/** The fields of a section that need one of its consents, and which: also those that no profile fills, as an account abroad. */
export function consentedFields(section: SectionNode): [id: string, kind: ConsentKind][] {
  const consents = consentsOf(section)
  return section.fields.flatMap((field): [string, ConsentKind][] => {
    const kind = consentOf(field)
    return kind && consents.includes(kind) ? [[field.id, kind]] : []
  })
}
