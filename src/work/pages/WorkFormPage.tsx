import { Alert } from 'antd'
import { useMemo, useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { text } from '@/lib/i18n'
import { actorTitle } from '@/lib/work/actor-title'
import { openSignInAgain } from '@/session/relogin'
import { useSession } from '@/session/session'
import { LeaveGuard } from '@/shared/LeaveGuard'
import { useTabName } from '@/shared/page-tab'
import { withSeenRevision } from '@/shared/seen-revision'
import { smartformPorts } from '@/shared/smartform-ports'
import { checkPageId } from '@/smartform/editor/check-page-id'
import type { SubmitOutcome } from '@/smartform/editor/editor-props'
import { SmartformEditor } from '@/smartform/editor/SmartformEditor'
import type { ContentSnapshot } from '@/smartform/ports'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { DueTime } from '@/ui/DueTime'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { serverClock } from '@/ui/server-clock'
import { useT } from '@/ui/use-t'
import { PlaceFailure } from '../components/PlaceFailure'
import { WorkReceipt } from '../components/WorkReceipt'
import type { WorkHistoryQuery, WorkRowFragment } from '../graphql/works.workflow.generated'
import { kindWords } from '../kind-words'
import { findKind } from '../kinds/all'
import { submitWork } from '../submit-work'
import { useFiledContent } from '../use-filed-content'
import { useFormVersions } from '../use-form-versions'
import { useWork } from '../use-work'
import styles from './FiledWorkPage.module.css'

interface WorkFormPageProps {
  id: string
  pageId: string
}

/** One page of a work's form while its filler may change it; a page the form does not have leads to the first, what is handed in to where it stands. */
export function WorkFormPage({ id, pageId }: WorkFormPageProps) {
  const t = useT()
  const { work, history, failure: missing, retry } = useWork(id)
  const filed = useFiledContent(id)
  const [handedIn, setHandedIn] = useState<WorkRowFragment>()
  useTabName(work?.title)
  const source = filed.definition?.definition
  const pageIds = useMemo(
    () => (source === undefined ? [] : [...parseDefinition(source).pages.map((page) => page.id), checkPageId]),
    [source],
  )
  const failure = missing ?? filed.failure
  if (failure && !(work && filed.content && source !== undefined))
    return (
      <PlaceFailure
        title={t('填报')}
        failure={failure}
        onRetry={() => {
          retry()
          if (filed.failure) filed.retry()
        }}
        back={{ label: t('返回首页'), to: '/' }}
      />
    )
  if (!work || !filed.content || source === undefined) return <PageSkeleton />
  if (handedIn) return <WorkReceipt work={handedIn} />
  const words = kindWords(work.kind)
  if (!filed.content.editable) return <Navigate to={words.overview(work)} replace />
  const first = pageIds[0]
  if (!pageIds.includes(pageId) && first !== undefined)
    return <Navigate to={words.form(work, first) ?? words.overview(work)} replace />
  return (
    <WorkEditor
      key={filed.content.contentId}
      work={work}
      history={history ?? []}
      content={filed.content}
      definition={source}
      pageId={pageId}
      onReload={filed.reload}
      onHandedIn={setHandedIn}
    />
  )
}

/** Why some answers are locked for who fills in. */
const openReasons = {
  REMARKS: text('审核人只开放了指出的内容，其他内容已审核，保持不变。'),
  GIVEN: text('有内容已交给同事填写，交回或收回之前不能在这里修改。'),
} as const

interface WorkEditorProps {
  work: WorkRowFragment
  history: WorkHistoryQuery['workflowHistory']
  content: ContentSnapshot
  definition: unknown
  pageId: string
  onReload(): void
  onHandedIn(work: WorkRowFragment): void
}

function WorkEditor({ work, history, content, definition, pageId, onReload, onHandedIn }: WorkEditorProps) {
  const t = useT()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const userId = useSession().user.id
  const words = kindWords(work.kind)
  const handIn = findKind(work.kind, work.kindVersion)?.handIn
  const [now] = useState(() => serverClock(work.serverTime))
  const watched = useMemo(() => withSeenRevision({ ...smartformPorts, now }, content.revision), [content, now])
  const versions = useFormVersions(content, watched.seen, onReload)
  const said = history.findLast((entry) => entry.opinion !== null && entry.opinion === work.opinion)
  const at = (page: string, path?: string, comeBack?: boolean) =>
    words.form(work, page, path, comeBack) ?? words.overview(work)
  const submit = async (): Promise<SubmitOutcome> => {
    const result = await submitWork(work.id, watched.seen())
    if (result.kind !== 'submitted') return result
    onHandedIn(result.work)
    return { kind: 'done' }
  }
  return (
    <>
      <div className={styles.head}>
        <Link to={words.overview(work)}>{t('返回{noun}', { noun: t(words.noun) })}</Link>
        <span>{[work.title, work.number].filter(Boolean).join(' · ')}</span>
        {work.dueAt !== null && <DueTime until={work.dueAt} serverTime={work.serverTime} exact />}
      </div>
      {content.openReason && (
        <Alert className={styles.opinion} type="info" showIcon role="note" title={t(openReasons[content.openReason])} />
      )}
      <SmartformEditor
        definition={definition}
        content={content}
        pageId={pageId}
        ports={watched.ports}
        userId={userId}
        focusPath={query.get('field') ?? undefined}
        comeBack={query.get('from') === 'check'}
        onNavigate={(page, path, comeBack) => navigate(at(page, path, comeBack))}
        pageHref={at}
        submit={{
          label: t(handIn?.button ?? text('提交')),
          run: submit,
          checkFirst: true,
          note: t(handIn?.note ?? '', { holder: work.unitName }),
        }}
        opinion={
          work.opinion === null
            ? null
            : {
                text: work.opinion,
                author: said
                  ? t('{name}（{role}）', { name: said.actorName, role: actorTitle(said.actorRole) })
                  : t('审核人'),
                at: said?.at ?? work.since,
              }
        }
        versions={versions}
        LeaveGuard={LeaveGuard}
        onSignIn={() => openSignInAgain(true)}
      />
    </>
  )
}
