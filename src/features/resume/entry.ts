import { t } from '@/lib/i18n'
import { type ResumeKind, type ResumeValues, readResumeValues, resumeKinds } from '@/lib/resume/resume-kinds'
import type { ResumeEntryFieldsFragment } from './graphql/entries.innovation.generated'
import { type ResumeOptions, resumeText } from './use-resume-options'

/** An entry with its values read. */
export interface Entry {
  id: string
  revision: number
  values: ResumeValues
}

/** An entry of the wire, whose values may be anything, as the screens use it. */
export function entryOf(kind: ResumeKind, { id, revision, values }: ResumeEntryFieldsFragment): Entry {
  return { id, revision, values: readResumeValues(kind, values) }
}

/** What an entry is called. */
export function entryTitle(kind: ResumeKind, values: ResumeValues): string {
  return values[resumeKinds[kind].title] ?? t('未命名')
}

/** From when until when, or in which month or year; '' where an entry says nothing of it. */
export function entryTime({ startMonth, endMonth, month, year }: ResumeValues): string {
  if (startMonth) return t('{start} 至 {end}', { start: startMonth, end: endMonth ?? t('今') })
  return month ?? year ?? ''
}

const told = new Set(['startMonth', 'endMonth', 'month', 'year'])

/** What else an entry says, label by label, without its title and time. */
export function entryFacts(kind: ResumeKind, values: ResumeValues, options: ResumeOptions) {
  const { fields, title } = resumeKinds[kind]
  return fields.flatMap((field) => {
    if (field.name === title || told.has(field.name)) return []
    const value = resumeText(field, values[field.name], options)
    return value === '' ? [] : [{ name: field.name, label: t(field.label), value }]
  })
}

/** Whether two entries say the same in what tells entries of this kind apart. */
export function isSameEntry(kind: ResumeKind, one: ResumeValues, other: ResumeValues): boolean {
  return resumeKinds[kind].identity.every((name) => (one[name] ?? '') === (other[name] ?? ''))
}
