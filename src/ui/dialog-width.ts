/** The default width of a dialog in px, for `Dialog` and antd's confirmations. */

/**
 * Default width of a dialog, in px (specification, section 9 "Modal default width"). A dialog with another width
 * explains why.
 */
export const dialogWidth = 350
