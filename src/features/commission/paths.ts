/** Addresses of the commission's pages. */

/** The commission's decisions, by kind of work in `?tab=`. */
export const commissionPattern = 'commission'

/** One item, read and decided for the commission; kinds name it in `addresses.commission`. */
export const commissionWorkPattern = 'commission/work/:workId'

/** The progress of review panels. */
export const commissionReviewsPattern = 'commission/reviews'

/** Making a panel. */
export const newPanelPattern = 'commission/reviews/new'

/** Choosing the experts of a panel's papers. */
export const assignmentPattern = 'commission/reviews/:panelId/assign'

/** Changing or removing a panel. */
export const changePanelPattern = 'commission/reviews/:panelId/change'

/** What was done to the works of the kinds a person decides about. */
export const commissionLogPattern = 'commission/log'

/** Requests to erase personal data. */
export const erasurePattern = 'commission/erasure'

export const commissionPath = (kind?: string) =>
  `/${commissionPattern}${kind === undefined ? '' : `?${new URLSearchParams({ tab: kind })}`}`

export const commissionReviewsPath = () => `/${commissionReviewsPattern}`

export const newPanelPath = () => `/${newPanelPattern}`

export const assignmentPath = (panelId: string) => `/${commissionReviewsPattern}/${panelId}/assign`

export const changePanelPath = (panelId: string) => `/${commissionReviewsPattern}/${panelId}/change`
