/** The page of a work item's form, for every kind of work: editor, locked form, receipt. */

import { useEffect, useMemo, useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useSession } from '@/session/session'
import { useTabName } from '@/shared/navigation/page-tab'
import { checkPageId } from '@/smartform/editor/editor-props'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { LockedForm } from '../components/LockedForm'
import { PageFailure } from '../components/PageFailure'
import { WorkEditor } from '../components/WorkEditor'
import { WorkReceipt } from '../components/WorkReceipt'
import type { WorkRowFragment } from '../graphql/works.workflow.generated'
import { kindWords } from '../kind-words'
import { lastPage, pageToOpen } from '../last-page'
import { useFiledContent } from '../use-filed-content'
import { useWork } from '../use-work'
import { workTitle } from '../work-title'

interface WorkFormPageProps {
  id: string
  pageId: string
  /** The form id in the address, if any; a wrong one redirects to the right one. */
  formId?: string
  /** The link for when there is nothing to show; default: home. */
  back?: { label: string; to: string }
  /** Called after submitting; the receipt is shown here. */
  onHandedIn?(): void
}

/** The button that reopened a form is gone, so its heading takes the focus, unless something else has it. */
function useFocusAnew(snapshot: string | undefined): void {
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (snapshot === undefined) return
    if (before.current !== undefined && before.current !== snapshot && document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1.page-title')?.focus()
    before.current = snapshot
  }, [snapshot])
}

/**
 * The field of the address, once: a form that is opened anew (another version, another revision) does not go back to the field it was
 * first opened at, which would take the focus from its heading.
 */
function useRequestedField(snapshot: string | undefined, field: string | null): string | null {
  const [opened, setOpened] = useState<{ snapshot: string; reached: string | null }>()
  if (snapshot !== undefined && opened?.snapshot !== snapshot)
    setOpened({ snapshot, reached: opened === undefined ? null : field })
  return opened !== undefined && field === opened.reached ? null : field
}

/**
 * A page of a work item's form: editable while that is open, otherwise read-only with the reason. An unknown page
 * redirects to the first, `continue` to the last visited one.
 */
export function WorkFormPage({ id, pageId, formId, back, onHandedIn }: WorkFormPageProps) {
  const t = useT()
  const userId = useSession().user.id
  const [query] = useSearchParams()
  const { work, history, failure: missing, retry } = useWork(id)
  const filed = useFiledContent(id)
  const [handedIn, setHandedIn] = useState<WorkRowFragment>()
  useTabName(work && workTitle(work.title))
  const source = filed.definition?.definition
  const pageIds = useMemo(
    () => (source === undefined ? [] : [...parseDefinition(source).pages.map((page) => page.id), checkPageId]),
    [source],
  )
  // A reloaded content is a new snapshot: the editor restarts with it and offers drafts again.
  const snapshot = filed.content && `${filed.content.contentId}:${filed.content.revision}`
  useFocusAnew(work && source !== undefined ? snapshot : undefined)
  const focusPath = useRequestedField(snapshot, query.get('field'))
  const failure = missing ?? filed.failure
  // The screen stays when a reload fails; the failure is announced.
  if (failure && !(work && filed.content && source !== undefined))
    return (
      <PageFailure
        title={t('填报')}
        failure={failure}
        onRetry={() => {
          retry()
          if (filed.failure) filed.retry()
        }}
        back={back ?? { label: t('返回首页'), to: '/' }}
      />
    )
  if (!work || !filed.content || source === undefined) return <PageSkeleton />
  if (handedIn) return <WorkReceipt work={handedIn} />
  if (!filed.content.editable) return <LockedForm work={work} content={filed.content} definition={source} />
  const opened = pageToOpen(pageIds, pageId, lastPage(userId, id)) ?? pageId
  if (opened !== pageId || (formId !== undefined && formId !== filed.content.formId)) {
    const words = kindWords(work.kind)
    const [field, comeBack] = [query.get('field') ?? undefined, query.get('from') === 'check']
    const location = { ...work, formId: filed.content.formId }
    return <Navigate to={words.form(location, opened, field, comeBack) ?? words.overview(location)} replace />
  }
  return (
    <WorkEditor
      key={snapshot}
      work={work}
      history={history.entries ?? []}
      content={filed.content}
      definition={source}
      pageId={pageId}
      focusPath={focusPath}
      onReload={filed.reload}
      onHandedIn={(work) => {
        setHandedIn(work)
        onHandedIn?.()
      }}
    />
  )
}
