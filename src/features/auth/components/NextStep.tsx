/**
 * The result of a failed sign-in through WeChat, the one-stop service or OAuth: retry, or back to the sign-in page.
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
