/** The page id under which everything is read once more before it is submitted; a page of that id in the form comes first. */
export const checkPageId = 'check'
