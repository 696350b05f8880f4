/** The first number of a trial: a changed definition that one content alone is on, until it is ended; far above what forms reach. */
export const firstTrial = 90_001

/** Whether a form's version is no published one, but a trial. */
export function isTrialVersion(version: number): boolean {
  return version >= firstTrial
}
