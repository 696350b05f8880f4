import { type ReactNode, useContext } from 'react'
import { OpenFrame } from '../layouts/OpenLayout'
import { InLayout } from './in-layout'

/** Around the error pages, which can be met with and without a login, inside the main layout and outside of it. */
export function ErrorFrame({ children }: { children: ReactNode }) {
  return useContext(InLayout) ? children : <OpenFrame>{children}</OpenFrame>
}
