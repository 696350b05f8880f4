/** What a kind of work knows besides, by the names its rules give: plain data from the wire. */
export type WorkFacts = Readonly<Record<string, string | number | boolean | null | undefined>>

/** The facts of a work; empty where they are no data by name. */
export function factsOf({ facts }: { facts: unknown }): WorkFacts {
  return typeof facts === 'object' && facts !== null ? (facts as WorkFacts) : {}
}
