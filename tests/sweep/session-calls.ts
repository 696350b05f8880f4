/** The calls that every page makes for session and shell, which a sweep lets succeed. */

/** The calls around every page: the session and the counts of the shell. */
export const sessionCalls: ReadonlySet<string> = new Set([
  'CurrentUser',
  'UserUnits',
  'MenuSystem',
  'FrontRoleType',
  'SessionExpert',
])
