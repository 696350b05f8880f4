/** The frame of the error pages, with and without a login, inside and outside the main layout. */
import { type ReactNode, useContext } from 'react'
import { OpenFrame } from '../layouts/OpenLayout'
import { InLayout } from './in-layout'

export function ErrorFrame({ children }: { children: ReactNode }) {
  return useContext(InLayout) ? children : <OpenFrame>{children}</OpenFrame>
}
