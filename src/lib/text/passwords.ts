/** Finds and replaces the passwords in calls, for their encryption on both sides. */

import { isRecord } from '@/lib/collections/record'

/** Variables and input fields that hold a password, in every schema. */
export const passwordNames: readonly string[] = ['password', 'oldPassword', 'newPassword']

/** The endpoints whose calls may hold one. */
export const passwordEndpoints: readonly string[] = ['permission', 'authentication', 'wechat']

type Values = Readonly<Record<string, unknown>>

/** Variables whose passwords, at most one input deep, are replaced. */
export function withPasswords(
  variables: Values,
  replace: (password: string) => string,
  isInput = false,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => {
      if (typeof value === 'string' && value !== '' && passwordNames.includes(name)) return [name, replace(value)]
      return [name, isRecord(value) && !isInput ? withPasswords(value, replace, true) : value]
    }),
  )
}
