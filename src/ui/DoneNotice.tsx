/** The notice in place of a form after its action has succeeded. */

import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from './Alert'

interface DoneNoticeProps {
  title: ReactNode
  /** What the user can do next. */
  children: ReactNode
}

/** Confirms an action in place of its form. It takes the focus, because the clicked button has disappeared. */
export function DoneNotice({ title, children }: DoneNoticeProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1}>
      <Alert type="success" role="status" title={title} description={children} />
    </div>
  )
}
