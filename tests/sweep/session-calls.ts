/** The calls every page makes around itself: whose session it is, and what the shell counts. */
export const sessionCalls: ReadonlySet<string> = new Set([
  'CurrentUser',
  'UserUnits',
  'MenuSystem',
  'FrontRoleType',
  'SessionExpert',
])
