/** Apollo cache keys of types whose `id` is not unique; read by `create-client.ts`. */
import type { TypePolicies } from '@apollo/client'

/**
 * Apollo cache keys of types whose `id` is not unique. Objects with the same key are one object in the cache, on every
 * page. `false`: not normalised, each response keeps its own.
 */
export const identities: TypePolicies = {
  FormDefinition: { keyFields: ['id', 'version'] },
  // The same person may appear in several units.
  Grantor: { keyFields: ['id', 'unitName'] },
  // Ids are unique within a project only.
  LedgerLine: { keyFields: false },
  TopicLine: { keyFields: false },
  // What came of the same work differs from batch to batch.
  WorkOutcome: { keyFields: false },
  DecisionPreview: { keyFields: false },
  // Ids are unique within a kind's form only.
  BaseFigure: { keyFields: false },
  PlatformFigure: { keyFields: false },
  // Ids are unique within a kind of results only: a request for a membership has the membership's id.
  SearchItem: { keyFields: false },
}

/** Keys of types without an id, within one list. */
export const knownWithin: Readonly<Record<string, readonly string[]>> = {
  PanelConflict: ['paperId', 'expertId', 'kind', 'detail'],
  PanelPair: ['paperId', 'expertId'],
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
  Consent: ['kind'],
  DecisionDeparture: ['cause'],
  DecisionPreview: ['id'],
  DeclarationCondition: ['kind'],
  EvaluatedReport: ['workId'],
  ExpertCheck: ['year'],
  FieldRefusal: ['path'],
  FieldSource: ['fieldId'],
  FilterCount: ['value'],
  FormVersion: ['version'],
  InterestHint: ['ground', 'detail'],
  LedgerLine: ['id'],
  MatchedYear: ['year'],
  MonthCount: ['month'],
  PersonalDataUse: ['kind'],
  PlatformFigure: ['id'],
  PlatformMonth: ['month'],
  PrefillSource: ['path'],
  ReviewCriterion: ['field'],
  ReviewGap: ['path'],
  ReviewVersion: ['revision'],
  ReviewerScore: ['reviewerId'],
  SearchGroup: ['kind'],
  SearchItem: ['id'],
  TopicLine: ['id'],
  TechnicalCriterion: ['field'],
  WorkCount: ['kind', 'state', 'year'],
  WorkOutcome: ['id'],
}

/** The key of an object within its list; undefined where equal objects may be different ones. */
export function identityWithin(thing: Readonly<Record<string, unknown>>): string | undefined {
  const { __typename } = thing
  const known = typeof __typename === 'string' ? knownWithin[__typename]?.map((name) => thing[name]) : undefined
  // A key field that was not queried identifies nothing.
  return known && !known.includes(undefined) ? JSON.stringify(known) : undefined
}
