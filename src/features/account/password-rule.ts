/** The rule for a new password, for the dialog that changes it. */

/** Whether a text is a valid password: 8 to 32 characters with letters and digits (60107). */
export function isPassword(value: string): boolean {
  return /^.{8,32}$/.test(value) && /\d/.test(value) && /[a-z]/i.test(value)
}
