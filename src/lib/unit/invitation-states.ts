/** States of an invitation to a unit: label and colour; in the unit's list, its export and the backend. */
import { text } from '../i18n/i18n'

/** Where an invitation to a unit stands: label and colour, in the order of the filter. */
export const invitationStates = {
  OPEN: { label: text('待答复'), color: 'processing' },
  EXPIRED: { label: text('已过期'), color: 'default' },
  DECLINED: { label: text('已谢绝'), color: 'error' },
} as const

export type InvitationState = keyof typeof invitationStates

export const isInvitationState = (value: string | null | undefined): value is InvitationState =>
  Object.keys(invitationStates).some((state) => state === value)
