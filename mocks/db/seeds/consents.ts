/** Seeds the consents of people whose profile holds bank details or a scanned certificate. */

import { consentVersion } from '@/lib/personal-data/register'
import { day } from '../../domain/durations'
import type { Database } from '../database'

/** Given on the day, 90 days ago, on which their profile was filled in. */
export function seedConsents(db: Database, now: number): void {
  for (const { id, userBankAccount, userBankName, userSubBankName, identityCard } of db.users.all()) {
    const give = (kind: 'BANK_ACCOUNT' | 'CERTIFICATE_SCAN') =>
      db.consents.insert({
        id: `consent-${id}-${kind}`,
        userId: id,
        kind,
        textVersion: consentVersion,
        givenAt: now - 90 * day,
        withdrawnAt: null,
      })
    if (userBankAccount || userBankName || userSubBankName) give('BANK_ACCOUNT')
    if (identityCard) give('CERTIFICATE_SCAN')
  }
}
