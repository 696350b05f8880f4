/** The layout of pages that links in messages lead to, signed in or not. */
import { Outlet } from 'react-router-dom'
import { MemberShell } from '../MemberShell'
import { PublicFrame } from './PublicFrame'

export function PublicLayout() {
  return (
    <MemberShell>
      <PublicFrame>
        <Outlet />
      </PublicFrame>
    </MemberShell>
  )
}
