/**
 * The entry of the peer app of `bench/pages-peers.mjs` (Ant Design Pro, Apollo, react-router): its router and theme.
 */
import { ApolloProvider } from '@apollo/client/react'
import { ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { permission } from './client'

/** The pages of this app are loaded when they are gone to, as Ant Design Pro's are. */
const router = createBrowserRouter([
  {
    lazy: () => import('./Shell').then(({ Shell }) => ({ Component: Shell })),
    children: [
      { index: true, lazy: () => import('./pages/Home').then(({ Home }) => ({ Component: Home })) },
      { path: 'my-project', lazy: () => import('./pages/Projects').then(({ Projects }) => ({ Component: Projects })) },
    ],
  },
])

createRoot(document.getElementById('root') as HTMLElement).render(
  <ApolloProvider client={permission}>
    <ConfigProvider locale={zhCN}>
      <RouterProvider router={router} />
    </ConfigProvider>
  </ApolloProvider>,
)
