/** Creates the production router at an address without a browser's address bar. */
import { createMemoryRouter } from 'react-router-dom'
import type { AppRouter } from '@/app/app-router'
import { createAppRouter } from '@/app/router'

export function routerAt(address: string): AppRouter {
  return createAppRouter((routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [address] }))
}
