/** Links to pages and fields of the open form, for the editor's lists of problems, corrections and differences. */

import type { ReactNode } from 'react'
import { withBase } from '@/lib/routing/base-path'
import { besideHere } from '@/lib/routing/beside-here'
import type { Path } from '../schema/values'
import { useEditorNavigation } from './navigation-context'

interface FormLinkProps {
  pageId: string
  path?: Path
  className?: string
  current?: boolean
  /** Whether the target offers the way back to the check page. */
  comeBack?: boolean
  /** Accessible name; it contains the visible text. */
  label?: string
  onFollow?(): void
  children: ReactNode
}

/** A link to a page or field of the open form. It works in new tabs and needs no reload. */
export function FormLink({ pageId, path, className, current, comeBack, label, onFollow, children }: FormLinkProps) {
  const navigation = useEditorNavigation()
  return (
    <a
      href={withBase(besideHere(navigation.href(pageId, path, comeBack)))}
      className={className}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
        event.preventDefault()
        onFollow?.()
        navigation.go(pageId, path, comeBack)
      }}
    >
      {children}
    </a>
  )
}

/** A link to a field by its path; plain text for an unknown field. */
export function FieldLink({ path, children }: { path: Path; children: ReactNode }) {
  const pageId = useEditorNavigation().pageOf(path)
  if (pageId === null) return <>{children}</>
  return (
    <FormLink pageId={pageId} path={path}>
      {children}
    </FormLink>
  )
}
