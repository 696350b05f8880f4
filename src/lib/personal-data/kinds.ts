/**
 * The kinds of personal data that the portal asks for: what the law says of each, and how it is guarded. Small,
 * because every form loads it; purposes, grounds and times are in `register.ts`.
 */

import { ownValue } from '@/lib/collections/own-value'

/** A kind of personal data; every personal field of the portal names one. */
export type PersonalDataKind =
  | 'name'
  | 'certificateNumber'
  | 'certificateScan'
  | 'bankAccount'
  | 'bankName'
  | 'mobile'
  | 'telephone'
  | 'email'
  | 'address'
  | 'birthday'
  | 'sex'
  | 'origin'
  | 'ethnicity'
  | 'party'
  | 'education'
  | 'position'
  | 'proof'
  | 'career'
  | 'achievements'
  | 'unit'
  | 'stay'
  | 'photo'
  | 'health'

/** What holds for every value of a kind. */
interface Guard {
  /** Never in the clear on a device, masked where it is read, closed to reviewers. */
  isMasked?: true
  /** The kind whose separate consent (PIPL article 29) is needed before it is taken. */
  consent?: ConsentKind
}

/** The kinds that a person consents to separately. */
export type ConsentKind = 'bankAccount' | 'certificateScan'

/** In the order in which they are shown to people. */
const personalDataKinds: Readonly<Record<PersonalDataKind, Guard>> = {
  name: {},
  certificateNumber: { isMasked: true },
  certificateScan: { consent: 'certificateScan' },
  bankAccount: { isMasked: true, consent: 'bankAccount' },
  bankName: { consent: 'bankAccount' },
  mobile: { isMasked: true },
  telephone: { isMasked: true },
  email: {},
  address: {},
  birthday: {},
  sex: {},
  origin: {},
  ethnicity: {},
  party: {},
  education: {},
  position: {},
  proof: {},
  career: {},
  achievements: {},
  unit: {},
  stay: {},
  photo: {},
  health: { isMasked: true },
}

/** The kind whose separate consent (PIPL article 29) is needed before a value of this kind is taken; undefined for none. */
export const consentFor = (kind: PersonalDataKind): ConsentKind | undefined => personalDataKinds[kind].consent

/** All kinds, in display order. */
export const personalDataKindNames = Object.keys(personalDataKinds) as PersonalDataKind[]

/**
 * Whether values of a kind are guarded: encrypted in drafts, masked in views and comparisons, closed to reviewers.
 * @param kind a kind, also from a form definition; absent or unknown: not guarded
 */
export function isGuarded(kind: string | undefined): boolean {
  return kind !== undefined && ownValue(personalDataKinds, kind)?.isMasked === true
}
