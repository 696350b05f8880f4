import type { ReactNode } from 'react'
import { BackToSignIn } from './BackToSignIn'
import { FormAlert } from './FormAlert'

interface WayOnProps {
  /** What went wrong, for the person. */
  text: string
  /** The first way on, where trying again makes sense. */
  children?: ReactNode
}

/** What went wrong on the way in, and the ways on: what can be tried again, and the sign-in page. */
export function WayOn({ text, children }: WayOnProps) {
  return (
    <>
      <FormAlert text={text} />
      {children}
      <BackToSignIn />
    </>
  )
}
