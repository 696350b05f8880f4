/** The version numbers of trial definitions, which are used for one content only. */

/** The first trial version: a changed definition for one content only, far above real version numbers. */
export const firstTrial = 90_001

/** Whether a form version is a trial. */
export function isTrialVersion(version: number): boolean {
  return version >= firstTrial
}
