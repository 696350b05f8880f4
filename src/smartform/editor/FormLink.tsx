import type { ReactNode } from 'react'
import { withBase } from '@/lib/base-path'
import { besideHere } from '@/lib/government-prefix'
import type { Path } from '../schema/values'
import { useEditorNavigation } from './navigation-context'

interface FormLinkProps {
  pageId: string
  path?: Path
  className?: string
  current?: boolean
  /** From there the person wants to come back to the check page. */
  comeBack?: boolean
  /** What is read out in place of the words shown, which it contains. */
  label?: string
  onFollow?(): void
  children: ReactNode
}

/** A link to a page or field of the open form: a real one, so that it opens in new tabs, followed without a reload. */
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

/** A link to a field by its path; plain text when the form has no such field. */
export function FieldLink({ path, children }: { path: Path; children: ReactNode }) {
  const pageId = useEditorNavigation().pageOf(path)
  if (pageId === null) return <>{children}</>
  return (
    <FormLink pageId={pageId} path={path}>
      {children}
    </FormLink>
  )
}
