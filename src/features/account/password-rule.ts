/** What a password must be: 8 to 32 characters, letters and digits among them (60107). */
export function isPassword(value: string): boolean {
  return /^.{8,32}$/.test(value) && /\d/.test(value) && /[a-z]/i.test(value)
}
