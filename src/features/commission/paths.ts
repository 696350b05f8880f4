/** The commission's decisions, by kind of work in `?tab=`. */
export const commissionPattern = 'commission'

/** The progress of review panels. */
export const commissionReviewsPattern = 'commission/reviews'

export const commissionPath = (kind?: string) =>
  `/${commissionPattern}${kind === undefined ? '' : `?${new URLSearchParams({ tab: kind })}`}`
