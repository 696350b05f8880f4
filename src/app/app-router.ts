/** The type of the portal's router. */
import type { createBrowserRouter } from 'react-router-dom'

/** The type of the portal's router. */
export type AppRouter = ReturnType<typeof createBrowserRouter>
