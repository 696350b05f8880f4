/** Lists where the answers of removed fields can go, for the author's choice on the publishing page. */

import type { FormSource } from '../schema/definition'
import { parseDefinition } from '../schema/parse-definition'
import {
  type Node,
  offeredRenames,
  optionsOf,
  type Paired,
  pairColumns,
  pairFields,
  pairOptions,
} from './pair-versions'

/** A field, column or option of the former version that the draft does not have, and what its answers may become. */
export interface AnswerDestinations {
  /** `budget`, `members.name`, `way=rent`. */
  from: string
  label: string
  /** Where its answers go now; null: they are kept beside the form. */
  to: string | null
  choices: readonly { to: string; label: string; isOffered: boolean }[]
}

const holdsAnswers = ({ kind }: Node) => kind !== 'computed' && kind !== 'static'

/** What is gone or has another id, with everything of the draft that is new and may stand for it. */
function destinations<N extends Node>(
  { both, added, removed }: Paired<N>,
  prefix: string,
  within: string,
): AnswerDestinations[] {
  const renamed = both.filter(({ before, after }) => before.id !== after.id && after.movedFrom === before.id)
  const isNew = (node: N) => holdsAnswers(node) && node.movedFrom === undefined
  const free = added.filter(isNew)
  const offers = offeredRenames({ both, added, removed })
  const choice = (node: N, isOffered: boolean) => ({ to: prefix + node.id, label: within + node.label, isOffered })
  return [
    ...removed.filter(holdsAnswers).map((node) => ({
      ...{ from: prefix + node.id, label: within + node.label, to: null },
      choices: free.map((candidate) => choice(candidate, offers.get(node) === candidate)),
    })),
    ...renamed.map(({ before, after }) => ({
      ...{ from: prefix + before.id, label: within + before.label, to: prefix + after.id },
      choices: [choice(after, false), ...free.map((candidate) => choice(candidate, false))],
    })),
  ]
}

/** Options that are gone, with the options that may stand for them. */
function ofOptions(before: Node, after: Node, from: string, to: string, label: string): AnswerDestinations[] {
  const [old, fresh] = [optionsOf(before), optionsOf(after)]
  if (!old || !fresh || before.kind !== after.kind) return []
  const successors = pairOptions(old, fresh)
  return old.flatMap((option) => {
    const successor = successors.get(option.value) ?? null
    if (successor === option.value) return []
    const named = fresh.find(({ movedFrom }) => movedFrom === option.value)
    const free = fresh.filter(({ movedFrom, value }) => movedFrom === undefined || value === named?.value)
    return [
      {
        ...{ from: `${from}=${option.value}`, label: `${label} · ${option.label}` },
        to: successor === null ? null : `${to}=${successor}`,
        choices: free.map(({ value, label }) => ({ to: `${to}=${value}`, label, isOffered: false })),
      },
    ]
  })
}

/** Everything whose answers move or have no place, in the order of the form. Pure; never throws. */
export function answerDestinations(before: FormSource, after: FormSource): AnswerDestinations[] {
  const fields = pairFields(parseDefinition(before), parseDefinition(after))
  return [
    ...destinations(fields, '', ''),
    ...fields.both.flatMap((pair) => [
      ...ofOptions(pair.before, pair.after, pair.before.id, pair.after.id, pair.after.label),
      ...ofTable(pair.before, pair.after),
    ]),
  ]
}

function ofTable(before: Node, after: Node): AnswerDestinations[] {
  if (before.kind !== 'table' || after.kind !== 'table') return []
  const columns = pairColumns(before, after)
  return [
    ...destinations(columns, `${after.id}.`, `${after.label} · `),
    ...columns.both.flatMap((pair) =>
      ofOptions(
        ...([pair.before, pair.after] as const),
        ...([`${before.id}.${pair.before.id}`, `${after.id}.${pair.after.id}`] as const),
        `${after.label} · ${pair.after.label}`,
      ),
    ),
  ]
}
