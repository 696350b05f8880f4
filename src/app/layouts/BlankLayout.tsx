/** The layout with only a main landmark, for pages without header and menu such as printing. */
import { Outlet } from 'react-router-dom'

/** Only the main landmark. */
export function BlankLayout() {
  return (
    <main>
      <Outlet />
    </main>
  )
}
