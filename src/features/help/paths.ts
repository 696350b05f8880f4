/** Addresses of what anybody may read, in a module of their own: the sign-in screen links there. */

export const helpPattern = '/help'

/** The help centre, or one of its answers. */
export const helpPath = (topicId?: string) => (topicId === undefined ? helpPattern : `${helpPattern}#${topicId}`)

/** Guides as anybody may read them, without a login too; starting to declare is behind it, at the specification's addresses. */
export const openGuidePatterns = { list: '/guides', guide: '/guides/:guideId' } as const

export const openGuidesPath = () => openGuidePatterns.list
export const openGuidePath = (guideId: string) => `${openGuidePatterns.list}/${encodeURIComponent(guideId)}`

/** What was accepted for an award, for everybody to read and to object to. */
export const acceptedPattern = '/award/accepted'

/** What a person agrees to on registering. */
export const legalPatterns = { agreement: '/legal/agreement', privacy: '/legal/privacy' } as const

/** All of these, which need no login. */
export const openPaths: readonly string[] = [
  helpPattern,
  ...Object.values(openGuidePatterns),
  acceptedPattern,
  ...Object.values(legalPatterns),
]
