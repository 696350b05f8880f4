/** The layout with only a main landmark, for pages without header and menu such as printing. */
import { Outlet } from 'react-router-dom'

export function BlankLayout() {
  return (
    <main>
      <Outlet />
    </main>
  )
}
