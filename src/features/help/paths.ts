/** Addresses of public pages, in their own module because the sign-in screen links to them. */

import { privacyPath } from '@/lib/personal-data/notice-address'

export const helpPattern = '/help'

/** The help centre, or one of its answers. */
export const helpPath = (topicId?: string) => (topicId === undefined ? helpPattern : `${helpPattern}#${topicId}`)

/** Public guides; declaring starts behind the login, at the specification's addresses. */
export const openGuidePatterns = { list: '/guides', guide: '/guides/:guideId' } as const

export const openGuidesPath = () => openGuidePatterns.list
export const openGuidePath = (guideId: string) => `${openGuidePatterns.list}/${encodeURIComponent(guideId)}`

/** Accepted award reports, public. */
export const acceptedPattern = '/award/accepted'

/** The terms of registration. */
export const legalPatterns = { agreement: '/legal/agreement', privacy: privacyPath } as const

/** All public addresses. */
export const openPaths: readonly string[] = [
  helpPattern,
  ...Object.values(openGuidePatterns),
  acceptedPattern,
  ...Object.values(legalPatterns),
]
