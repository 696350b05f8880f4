/** antd's Button with the portal's settings. */

import { Button as AntdButton, type ButtonProps as AntdButtonProps } from 'antd'
import type { MouseEventHandler, Ref } from 'react'

export interface ButtonProps extends Omit<AntdButtonProps, 'loading' | 'onClick'> {
  ref?: Ref<HTMLButtonElement>
  /** The action is running: the button shows a spinner and ignores clicks. */
  loading?: boolean
  onClick?: MouseEventHandler<HTMLButtonElement>
}

/** antd's Button, busy for assistive technology while it loads. */
export function Button({ ref, loading, onClick, ...props }: ButtonProps) {
  return (
    <AntdButton
      autoInsertSpace={false}
      {...props}
      ref={ref as Ref<HTMLButtonElement | HTMLAnchorElement>}
      loading={loading}
      aria-busy={loading || undefined}
      onClick={onClick as AntdButtonProps['onClick']}
    />
  )
}
