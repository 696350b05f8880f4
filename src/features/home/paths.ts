/** The address of home, the first page after sign-in. */

export const homePath = '/'
