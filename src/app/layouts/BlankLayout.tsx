import { Outlet } from 'react-router-dom'

/** Nothing around the page but the landmark. */
export function BlankLayout() {
  return (
    <main>
      <Outlet />
    </main>
  )
}
