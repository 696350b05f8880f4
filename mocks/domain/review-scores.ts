/** Scores of an expert's review: by field, total, and which criteria are missing. */
import type { Bilingual } from '@/smartform/schema/definition'
import type { ContentRow } from '../db/rows-work'
import { findDefinition } from '../forms/definitions'
import { formNode, readEngine } from './form-engine'

type Stored = Pick<ContentRow, 'formId' | 'formVersion' | 'values' | 'trial'>

const isScore = (id: string) => id.startsWith('score_')

/** The scores of a review by field. */
export function scoresOf({ formId, formVersion, values }: Stored): Record<string, number | null> {
  const ids = [...formNode(formId, formVersion).fields.keys()].filter(isScore)
  return Object.fromEntries(ids.map((id) => [id, values[id] == null ? null : Number(values[id])]))
}

const whole = (value: unknown) => (value == null || value === '' ? null : Number(value))

/** The scored criteria of a form, with their labels. */
export function criteriaOf({ formId, formVersion }: Pick<Stored, 'formId' | 'formVersion'>) {
  const labels = labelsOf(formId, formVersion)
  const ids = [...formNode(formId, formVersion).fields.keys()].filter(isScore)
  return ids.map((field) => ({ field, label: labels.get(field) ?? field }))
}

/** The weighted total; null until every criterion is scored. */
export function totalOf(content: Stored, now: number): number | null {
  return whole(readEngine(content, now).field('total')?.value)
}

/** What prevents a review's submission, by field in the form's order. */
export function gapsOf(content: Stored, now: number): { path: string; label: string | Bilingual }[] {
  const { formId, formVersion } = content
  const labels = labelsOf(formId, formVersion)
  const problems = readEngine(content, now).problems('form', 'submit')
  const paths = problems.filter(({ severity }) => severity === 'error').flatMap(({ paths: [path = ''] }) => path)
  return [...new Set(paths)].map((path) => ({ path, label: labels.get(path) ?? path }))
}

/** The labels of a form's fields, in both languages where it has both. */
function labelsOf(formId: string, version: number): Map<string, string | Bilingual> {
  const found = new Map<string, string | Bilingual>()
  const visit = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return
    const { id, label } = part as { id?: unknown; label?: string | Bilingual }
    if (typeof id === 'string' && label !== undefined && !found.has(id)) found.set(id, label)
    Object.values(part).forEach(visit)
  }
  visit(findDefinition(formId, version)?.pages)
  return found
}
