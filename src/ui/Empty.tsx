/** The placeholder of an empty list: antd's Empty with the portal's picture. */

import { Empty as AntdEmpty } from 'antd'
import type { ReactNode } from 'react'

interface EmptyProps {
  /** Why the list is empty, and what to do next. */
  description: ReactNode
  className?: string
  /** Buttons and links that help. */
  children?: ReactNode
}

/** antd's Empty with the simple picture, which is hidden from assistive technology: the description says it. */
export function Empty(props: EmptyProps) {
  return <AntdEmpty {...props} image={<span aria-hidden>{AntdEmpty.PRESENTED_IMAGE_SIMPLE}</span>} />
}
