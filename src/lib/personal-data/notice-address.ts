/** The address of the privacy policy, and in it of a kind of personal data. */

import type { PersonalDataKind } from './kinds'

export const privacyPath = '/legal/privacy'

/** The entry of the register in the privacy policy: purpose, ground, time, who sees it. */
export const privacyEntryPath = (kind: PersonalDataKind) => `${privacyPath}#data-${kind}`
