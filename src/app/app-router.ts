import type { createBrowserRouter } from 'react-router-dom'

/** The portal's router, as whatever works beside it is given it. */
export type AppRouter = ReturnType<typeof createBrowserRouter>
