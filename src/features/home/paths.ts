/** Home, the first page after sign-in. */
export const homePath = '/'
