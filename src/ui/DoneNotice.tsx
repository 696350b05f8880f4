import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from './Alert'

interface DoneNoticeProps {
  title: ReactNode
  /** What there is to do next. */
  children: ReactNode
}

/** Says what was done, in place of the form that did it: the button that was pressed is gone, so the focus comes here. */
export function DoneNotice({ title, children }: DoneNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Alert type="success" role="status" title={title} description={children} />
    </div>
  )
}
