/**
 * What went wrong on a page before the login (WeChat, one-stop service, OAuth, renaming a unit): retry, or back to the sign-in page.
 */

import type { ReactNode } from 'react'
import { BackToSignIn } from './BackToSignIn'
import { FormAlert } from './FormAlert'

interface NextStepProps {
  /** What went wrong. */
  text: string
  /** The first action, where a retry makes sense. */
  children?: ReactNode
}

/** What went wrong during sign-in, with actions: a retry, and the sign-in page. */
export function NextStep({ text, children }: NextStepProps) {
  return (
    <>
      <FormAlert text={text} />
      {children}
      <BackToSignIn />
    </>
  )
}
