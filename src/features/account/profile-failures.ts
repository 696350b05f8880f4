import type { ProfileField } from './profile-values'

/** The field a refused save concerns (specification, section 8). */
const fields: Readonly<Record<number, ProfileField>> = {
  60108: 'userEmail',
  60109: 'userMobile',
  60111: 'userMobile',
  60113: 'userEmail',
  60114: 'userCertificate',
  60115: 'userCertificate',
  60116: 'userCertificate',
  60119: 'userCertificate',
  60120: 'userEmail',
  60121: 'userMobile',
  60143: 'userBankAccount',
  60180: 'userFullname',
  60187: 'userCertificate',
}

export function fieldOfCode(code: number | null): ProfileField | undefined {
  return code === null ? undefined : fields[code]
}
