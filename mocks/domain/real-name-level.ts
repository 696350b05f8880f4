/** The real-name level (中级) that declarations, bases and expert applications need. */

/** The intermediate level of real-name certification (domain, section 1), which declarations and experts need. */
export const intermediate = 2
