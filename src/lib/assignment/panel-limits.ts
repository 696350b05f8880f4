/** The limits of a review panel's settings; for its form and for the embedded backend, which refuses more (601345). */

/** Characters of the Chinese and of the English title. */
export const longestTitle = 50
export const longestEnglishTitle = 100
/** Experts that one paper may need. */
export const mostExperts = 9
/** Papers in one panel. */
export const mostPapers = 1000
