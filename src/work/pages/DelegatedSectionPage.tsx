/** The page where a colleague fills in a delegated section of a form. */

import { useId, useMemo, useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { failureText } from '@/api/errors/failure'
import { workflow } from '@/api/workflow'
import { tooLong } from '@/lib/validation/too-long'
import { openSignInAgain } from '@/session/relogin'
import { useSession } from '@/session/session'
import { smartformPorts } from '@/shared/content/smartform-ports'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import { useReasonDraft } from '@/shared/form/use-form-draft'
import { useTabName } from '@/shared/navigation/page-tab'
import type { SubmitOutcome } from '@/smartform/editor/editor-props'
import { SmartformEditor } from '@/smartform/editor/SmartformEditor'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { Alert } from '@/ui/Alert'
import { DraftNotices } from '@/ui/DraftNotices'
import { DueTime } from '@/ui/DueTime'
import { FormField } from '@/ui/FormField'
import { LongTextInput } from '@/ui/LongTextInput'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { ResultPanel } from '@/ui/ResultPanel'
import { serverClock } from '@/ui/server-clock'
import { useT } from '@/ui/use-t'
import { PageFailure } from '../components/PageFailure'
import {
  DelegatedSectionDocument,
  type DelegatedSectionFragment,
  HandBackSectionDocument,
} from '../graphql/delegated-sections.workflow.generated'
import { kindWords } from '../kind-words'
import { partOf } from '../part-of-form'
import { useFiledContent } from '../use-filed-content'
import { refreshTodos } from '../use-todos'
import styles from './FiledWorkPage.module.css'

interface DelegatedSectionPageProps {
  /** Id of the delegated section. */
  id: string
  pageId: string
  /** The address of one of its pages. */
  at(pageId: string, path?: string, comeBack?: boolean): string
  /** The link to its list. */
  back: { label: string; to: string }
}

/** A delegated section of a form: only its pages, with autosave, returned with a note. */
export function DelegatedSectionPage(props: DelegatedSectionPageProps) {
  const t = useT()
  const { id, back } = props
  const answer = workflow.useAnswer(DelegatedSectionDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    background: true,
  })
  const [handedBack, setHandedBack] = useState(false)
  const part = answer.data?.delegatedSection
  useTabName(part?.title)
  if (handedBack)
    return (
      <ResultPanel
        status="success"
        title={t('已交回')}
        description={t('填报人已收到通知。需要再次修改时，请与填报人联系。')}
        actions={<Link to={back.to}>{back.label}</Link>}
      />
    )
  if (answer.failure && !part)
    return <PageFailure title={t('填写部分内容')} failure={answer.failure} onRetry={answer.retry} back={back} />
  return part ? <PartEditor {...props} part={part} onHandedBack={() => setHandedBack(true)} /> : <PageSkeleton />
}

/** Longest note to the delegating person, in characters. */
const longestNote = 200

interface PartEditorProps extends DelegatedSectionPageProps {
  part: DelegatedSectionFragment
  onHandedBack(): void
}

function PartEditor({ part, pageId, at, back, onHandedBack }: PartEditorProps) {
  const t = useT()
  const noteId = useId()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const userId = useSession().user.id
  const filed = useFiledContent(part.workId)
  const { reason: note, change, draft, done } = useReasonDraft(JSON.stringify(['hand-back', part.id]))
  const [now] = useState(() => serverClock(part.serverTime))
  const ports = useMemo(() => ({ ...smartformPorts, now }), [now])
  const source = filed.definition?.definition
  const form = useMemo(
    () => (source === undefined ? undefined : partOf(parseDefinition(source), part.places)),
    [source, part.places],
  )
  useTabName(part.title)
  const { content, failure } = filed
  if (failure && !(content && form))
    return <PageFailure title={t('填写部分内容')} failure={failure} onRetry={filed.retry} back={back} />
  if (!content || !form) return <PageSkeleton />
  const first = form.pages[0]?.id
  if (first !== undefined && !form.pages.some((page) => page.id === pageId)) return <Navigate to={at(first)} replace />
  const noteError = tooLong(t('给填报人的说明'), note, longestNote)
  const handBack = async (): Promise<SubmitOutcome> => {
    if (noteError !== undefined) return { kind: 'failed', message: noteError }
    try {
      await workflow.mutate(HandBackSectionDocument, { id: part.id, note: note.trim() || null }, { background: true })
    } catch (error) {
      return { kind: 'failed', message: failureText(error) }
    }
    done(note)
    void refreshTodos()
    onHandedBack()
    return { kind: 'done' }
  }
  return (
    <>
      <div className={styles.head}>
        <Link to={back.to}>{back.label}</Link>
        <span>{[part.title, t(kindWords(part.kind).noun)].join(' · ')}</span>
        <DueTime until={part.dueAt} serverTime={part.serverTime} exact />
      </div>
      <Alert
        className={styles.opinion}
        type="info"
        role="note"
        title={t('{name}请您填写：{names}。填写后交回；您只能看到交给您的内容。', {
          name: part.byName,
          names: part.names.join(t('、')),
        })}
      />
      <SmartformEditor
        definition={source}
        only={(whole) => partOf(whole, part.places)}
        content={content}
        pageId={pageId}
        ports={ports}
        userId={userId}
        focusPath={query.get('field') ?? undefined}
        comeBack={query.get('from') === 'check'}
        onNavigate={(page, path, comeBack) => navigate(at(page, path, comeBack))}
        pageHref={at}
        submit={{ label: t('交回'), run: handBack, note: t('交回后由填报人继续，您不能再修改。') }}
        LeaveGuard={LeaveGuard}
        onSignIn={() => openSignInAgain(true)}
        onOutdated={filed.reload}
      />
      <FormField id={noteId} label={t('给填报人的说明')} hint={t('选填，交回时一并告知')} error={noteError}>
        {(control) => <LongTextInput control={control} rows={2} limit={longestNote} value={note} change={change} />}
      </FormField>
      <DraftNotices draft={draft} words={(_, value) => ({ label: t('给填报人的说明'), text: String(value) })} />
      <LeaveGuard
        dirty={draft.dirty}
        within={(pathname) => form.pages.some((page) => pathname === at(page.id))}
        settle={draft.settleMemory}
      />
    </>
  )
}
