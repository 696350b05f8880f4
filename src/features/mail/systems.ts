/** The name of a message's system beside its time. */

import { ownValue } from '@/lib/collections/own-value'
import { t } from '@/lib/i18n/i18n'
import { systemNames } from '@/lib/mail/message-systems'

/** The name of the system that sent a message; empty for a system the portal does not know. */
export function systemName(system: string): string {
  return t(ownValue(systemNames, system) ?? '')
}

/** The same behind the message's time. */
export function systemSuffix(system: string): string {
  const name = systemName(system)
  return name === '' ? '' : ` · ${name}`
}
