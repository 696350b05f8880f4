/** A proposal as its expert reviewers may read it, without personal numbers; for the evaluation resolvers. */

import { isGuarded } from '@/lib/personal-data/kinds'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { findDefinition } from '../forms/definitions'
import type { ReviewedDocument } from '../resolvers/evaluation.generated'
import { handedIn } from './review-interests'

/** Field kinds hidden from reviewers: people's numbers and addresses, and the applicant's recusal experts. */
const closedKinds: ReadonlySet<unknown> = new Set(['certificate', 'mobile', 'email', 'person'])
const closedParts: readonly unknown[] = ['recusal', 'recusalExperts']

interface Part {
  id?: unknown
  kind?: unknown
  sensitive?: unknown
  personal?: unknown
}

const isClosed = ({ id, kind, sensitive, personal }: Part) =>
  closedKinds.has(kind) ||
  closedParts.includes(id) ||
  sensitive === true ||
  (typeof personal === 'string' && isGuarded(personal))

/**
 * A definition without the fields closed to reviewers; collects their ids. Its rules are dropped, because nothing is
 * checked with it.
 */
function opened(part: unknown, closed: Set<string>): unknown {
  if (Array.isArray(part))
    return part.flatMap((part: unknown) => {
      if (typeof part !== 'object' || part === null || !isClosed(part)) return [opened(part, closed)]
      closed.add(String((part as Part).id))
      return []
    })
  if (typeof part !== 'object' || part === null) return part
  const open = Object.entries(part).filter(([name]) => name !== 'rules' && name !== 'prefill')
  return Object.fromEntries(open.map(([name, value]) => [name, opened(value, closed)]))
}

/** Answers without those of closed fields, also in table cells. */
function without(value: unknown, closed: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((value) => without(value, closed))
  if (typeof value !== 'object' || value === null) return value
  const open = Object.entries(value).filter(([name]) => !closed.has(name))
  return Object.fromEntries(open.map(([name, value]) => [name, without(value, closed)]))
}

export function reviewedDocument(context: BackendContext, review: WorkRow): ReviewedDocument | null {
  const content = context.db.contents.get(String(review.facts.contentId))
  const source = content && findDefinition(content.formId, content.formVersion)
  if (!content || !source) return null
  const closed = new Set(closedParts.map(String))
  const definition = opened(source, closed)
  return {
    version: `${content.formVersion}.${content.submitted?.revision ?? content.revision}`,
    definition,
    values: without(handedIn(context, review), closed),
  }
}
