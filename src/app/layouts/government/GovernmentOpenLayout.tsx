/** The government portal's frames around pages that need no login. */
import { MemberShell } from '../../MemberShell'
import { GovernmentLayout } from './GovernmentLayout'

export function GovernmentOpenLayout() {
  return (
    <MemberShell>
      <GovernmentLayout />
    </MemberShell>
  )
}
