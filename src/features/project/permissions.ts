/** Route permissions of guides, declarations and reviews, for routes and pages. */

/** Declaring and following one's own projects (specification, section 6). */
export const declaring = 's02.f009'
/** Starting a declaration. */
export const addAccess = `${declaring}.add`
/** Reviewing units' submissions. */
export const reviewing = 's02.f006'
/** Evaluating technical reports. */
export const evaluating = 's23.f005'
