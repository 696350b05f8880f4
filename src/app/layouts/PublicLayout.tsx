import { Outlet } from 'react-router-dom'
import { MemberShell } from '../MemberShell'
import { PublicFrame } from './PublicFrame'

/** Around what a link from a message leads to, signed in or not. */
export function PublicLayout() {
  return (
    <MemberShell>
      <PublicFrame>
        <Outlet />
      </PublicFrame>
    </MemberShell>
  )
}
