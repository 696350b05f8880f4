/** The type of a resume entry on screens, parsed from the backend's, with its texts; used by list, dialog, import and export. */

import { t } from '@/lib/i18n/i18n'
import { type ResumeKind, type ResumeValues, readResumeValues, resumeKinds } from '@/lib/resume/resume-kinds'
import type { ResumeEntryFieldsFragment } from './graphql/entries.innovation.generated'
import { type ResumeOptions, resumeText } from './use-resume-options'

/** An entry with parsed values. */
export interface Entry {
  id: string
  revision: number
  values: ResumeValues
}

/** Parses an entry from the wire, whose values may be anything. */
export function entryOf(kind: ResumeKind, { id, revision, values }: ResumeEntryFieldsFragment): Entry {
  return { id, revision, values: readResumeValues(kind, values) }
}

/** An entry's title. */
export function entryTitle(kind: ResumeKind, values: ResumeValues): string {
  return values[resumeKinds[kind].title] ?? t('未命名')
}

/** An entry's period, month or year; '' for none. */
export function entryTime({ startMonth, endMonth, month, year }: ResumeValues): string {
  if (startMonth) return t('{start} 至 {end}', { start: startMonth, end: endMonth ?? t('今') })
  return month ?? year ?? ''
}

const monthFields = new Set(['startMonth', 'endMonth', 'month', 'year'])

/** Further facts with labels, without title and time. */
export function entryFacts(kind: ResumeKind, values: ResumeValues, options: ResumeOptions) {
  const { fields, title } = resumeKinds[kind]
  return fields.flatMap((field) => {
    if (field.name === title || monthFields.has(field.name)) return []
    const value = resumeText(field, values[field.name], options)
    return value === '' ? [] : [{ name: field.name, label: t(field.label), value }]
  })
}

/** Whether two entries have the same identity fields. */
export function isSameEntry(kind: ResumeKind, item: ResumeValues, other: ResumeValues): boolean {
  return resumeKinds[kind].identity.every((name) => (item[name] ?? '') === (other[name] ?? ''))
}
