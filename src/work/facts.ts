/** Reads the further facts of a work item (number, check code, term …), which each kind stores as plain data. */

import { recordOf } from '@/lib/collections/record'

/** Further facts of a kind, as its rules name them: plain data from the wire. */
export type WorkFacts = Readonly<Record<string, string | number | boolean | null | undefined>>

/** The facts of a work item; empty where they are no record. */
export function factsOf({ facts }: { facts: unknown }): WorkFacts {
  return recordOf(facts) as WorkFacts
}
