import type { TypePolicies } from '@apollo/client'

/**
 * What a thing is known by, where its `id` alone does not say it all. Whatever is known alike is one thing to a client's cache: the last answer
 * speaks for all, on every page that shows it. `false`: each answer's own.
 */
export const identities: TypePolicies = {
  FormDefinition: { keyFields: ['id', 'version'] },
  // The same person in each unit they may grant something in.
  Grantor: { keyFields: ['id', 'unitName'] },
  // Counted within a project.
  LedgerLine: { keyFields: false },
  // A field of each kind's own form, with words of its own.
  BaseFigure: { keyFields: false },
}

/** What things without an id are known by within one list. */
export const knownWithin: Readonly<Record<string, readonly string[]>> = {
  BaseCount: ['by', 'key'],
  BasePeriod: ['year'],
  BaseRank: ['workId'],
  BaseReport: ['workId'],
  BaseShare: ['key'],
  BaseTrend: ['year'],
  BaseYear: ['year'],
  BoundAccount: ['kind'],
  CompanyStateCount: ['state'],
  CompanyYear: ['year'],
  DeclarationCondition: ['kind'],
  ExpertCheck: ['year'],
  FieldRefusal: ['path'],
  FieldSource: ['fieldId'],
  InterestHint: ['ground', 'detail'],
  LedgerLine: ['id'],
  MatchedYear: ['year'],
  PlatformMonth: ['month'],
  ReviewCriterion: ['field'],
  ReviewGap: ['path'],
  ReviewVersion: ['revision'],
  WorkCount: ['kind', 'state', 'year'],
}

/** What a thing without an identity of its own is known by in its list; undefined where two alike may be two. */
export function identityWithin(thing: Readonly<Record<string, unknown>>): string | undefined {
  const { __typename } = thing
  const known = typeof __typename === 'string' ? knownWithin[__typename]?.map((name) => thing[name]) : undefined
  // What was not asked for tells nothing.
  return known && !known.includes(undefined) ? JSON.stringify(known) : undefined
}
