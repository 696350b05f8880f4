import { Outlet } from 'react-router-dom'

/** Only the main landmark. */
export function BlankLayout() {
  return (
    <main>
      <Outlet />
    </main>
  )
}
