/** What the commission decides about, by kind of work in `?tab=`. */
export const commissionPattern = 'commission'

export const commissionPath = (kind?: string) =>
  `/${commissionPattern}${kind === undefined ? '' : `?${new URLSearchParams({ tab: kind })}`}`
