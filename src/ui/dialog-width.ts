/** Width of a dialog that says nothing else, in px (specification, section 9 "Modal default width"). Another one has its reason beside it. */
export const dialogWidth = 350
