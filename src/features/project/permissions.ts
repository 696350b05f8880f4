/** Declaring and following one's own projects (specification, section 6). */
export const declaring = 's02.f009'
/** Beginning a declaration. */
export const addAccess = `${declaring}.add`
/** Reviewing what units filed. */
export const reviewing = 's02.f006'
/** Evaluating technical reports. */
export const evaluating = 's23.f005'
