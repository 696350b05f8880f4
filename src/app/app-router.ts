/** The type of the portal's router, for code that gets the router passed in. */
import type { createBrowserRouter } from 'react-router-dom'

/** The type of the portal's router. */
export type AppRouter = ReturnType<typeof createBrowserRouter>
