/** The editor of a work item's form, on `WorkFormPage`: pages, the reviewer's opinion, deadline, submit button. */

import { useEffect, useMemo, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { actorTitle } from '@/lib/work/actor-title'
import { openSignInAgain } from '@/session/relogin'
import { useSession } from '@/session/session'
import { withSeenRevision } from '@/shared/content/seen-revision'
import { smartformPorts } from '@/shared/content/smartform-ports'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import type { SubmitOutcome } from '@/smartform/editor/editor-props'
import { SmartformEditor } from '@/smartform/editor/SmartformEditor'
import type { ContentSnapshot } from '@/smartform/ports'
import { Alert } from '@/ui/Alert'
import { DueTime } from '@/ui/DueTime'
import { Names } from '@/ui/Name'
import { serverClock } from '@/ui/server-clock'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { overdueText } from '../due-date'
import type { WorkHistoryQuery, WorkRowFragment } from '../graphql/works.workflow.generated'
import { nextHolder } from '../holder-names'
import { kindWords } from '../kind-words'
import { findKind } from '../kinds/all'
import { forgetPage, rememberPage } from '../last-page'
import styles from '../pages/FiledWorkPage.module.css'
import { parentTitleOf } from '../parent-title'
import { submitWork } from '../submit-work'
import { useFormVersions } from '../use-form-versions'
import { workTitle } from '../work-title'

/** Why some fields are locked for this person. */
const openReasons = {
  REMARKS: text('审核人只开放了指出的内容和随之要改的内容，其他内容已审核，保持不变。'),
  GIVEN: text('有内容已交给同事填写，交回或收回之前不能在这里修改。'),
} as const

interface WorkEditorProps {
  work: WorkRowFragment
  history: WorkHistoryQuery['workflowHistory']
  content: ContentSnapshot
  definition: unknown
  pageId: string
  /** The field that takes the focus; null for the heading. */
  focusPath: string | null
  /** Called when the content has to be reloaded. */
  onReload(): void
  onHandedIn(work: WorkRowFragment): void
}

export function WorkEditor({
  work,
  history,
  content,
  definition,
  pageId,
  focusPath,
  onReload,
  onHandedIn,
}: WorkEditorProps) {
  const t = useT()
  const minute = useMinute()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const userId = useSession().user.id
  const words = kindWords(work.kind)
  const kind = findKind(work.kind, work.kindVersion)
  const handIn = kind?.handIn
  const [now] = useState(() => serverClock(work.serverTime))
  const watched = useMemo(() => withSeenRevision({ ...smartformPorts, now }, content.revision), [content, now])
  const versions = useFormVersions(content, watched.seen, onReload)
  const decision = history.findLast((entry) => entry.opinion !== null && entry.opinion === work.opinion)
  useEffect(() => rememberPage(userId, work.id, pageId), [userId, work.id, pageId])
  const deadline = work.dueAt === null ? '—' : minute(work.dueAt)
  const at = (page: string, path?: string, comeBack?: boolean) =>
    words.form(work, page, path, comeBack) ?? words.overview(work)
  const submit = async (): Promise<SubmitOutcome> => {
    const result = await submitWork(work, watched.seen())
    if (result.kind !== 'submitted') return result
    forgetPage(userId, work.id)
    onHandedIn(result.work)
    return { kind: 'done' }
  }
  return (
    <>
      <div className={styles.head}>
        <Link to={words.overview(work)}>{t('返回{noun}', { noun: t(words.noun) })}</Link>
        <span>
          <Names of={[workTitle(work.title), work.number, parentTitleOf(work)]} />
        </span>
        <Link to={words.paper(work)}>{t('打印')}</Link>
        {work.dueAt !== null && (
          <span>
            {t('截止时间：{at}', { at: deadline })}
            {' · '}
            <DueTime
              until={work.dueAt}
              serverTime={work.serverTime}
              over={kind && t(overdueText(kind, work.opinion !== null))}
              exact
            />
          </span>
        )}
      </div>
      {content.openReason && (
        <Alert className={styles.opinion} type="info" role="note" title={t(openReasons[content.openReason])} />
      )}
      <SmartformEditor
        definition={definition}
        content={content}
        pageId={pageId}
        ports={watched.ports}
        userId={userId}
        focusPath={focusPath}
        comeBack={query.get('from') === 'check'}
        onNavigate={(page, path, comeBack) => navigate(at(page, path, comeBack))}
        pageHref={at}
        submit={{
          label: t(handIn?.button ?? text('提交')),
          run: submit,
          checkFirst: true,
          note: t(handIn?.note ?? '', { holder: nextHolder(work), deadline }),
        }}
        opinion={
          work.opinion === null
            ? null
            : {
                text: work.opinion,
                author: decision
                  ? t('{name}（{role}）', { name: decision.actorName, role: actorTitle(decision.actorRole) })
                  : t('审核人'),
                at: decision?.at ?? work.since,
              }
        }
        versions={versions}
        LeaveGuard={LeaveGuard}
        onOutdated={onReload}
        onSignIn={() => openSignInAgain(true)}
      />
    </>
  )
}
