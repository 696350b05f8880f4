/** Width of a dialog that says nothing else, in px (specification, section 9 "Modal default width"). */
export const dialogWidth = 350
