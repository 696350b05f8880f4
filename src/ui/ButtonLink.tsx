/** A router link that looks like a button; for next steps on pages. */

import { Button, type ButtonProps } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface ButtonLinkProps extends Pick<ButtonProps, 'type' | 'size' | 'className' | 'children'> {
  to: string
  /** Loads a new document. */
  reloadDocument?: boolean
}

/** A link to another page of the portal in the look of a button. */
export function ButtonLink({ to, reloadDocument = false, ...props }: ButtonLinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <Button
      autoInsertSpace={false}
      {...props}
      href={href}
      onClick={reloadDocument ? undefined : (event) => follow(event as React.MouseEvent<HTMLAnchorElement>)}
    />
  )
}
