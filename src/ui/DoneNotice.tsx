import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from './Alert'

interface DoneNoticeProps {
  title: ReactNode
  /** What there is to do next. */
  children: ReactNode
}

/** Says what was done, in place of the form that did it: the button that was pressed is gone, so the focus comes here. */
export function DoneNotice({ title, children }: DoneNoticeProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1}>
      <Alert type="success" role="status" title={title} description={children} />
    </div>
  )
}
