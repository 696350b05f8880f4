/** What the commission decides about, by kind of work in `?tab=`. */
export const commissionPattern = 'commission'

/** How far the panels of reviewers are. */
export const commissionReviewsPattern = 'commission/reviews'

export const commissionPath = (kind?: string) =>
  `/${commissionPattern}${kind === undefined ? '' : `?${new URLSearchParams({ tab: kind })}`}`
