import { useEffect, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { formatMinute } from '@/lib/beijing-time'
import { openSignInAgain } from '@/session/relogin'
import { useSession } from '@/session/session'
import { LeaveGuard } from '@/shared/LeaveGuard'
import { withSeenRevision } from '@/shared/seen-revision'
import { smartformPorts } from '@/shared/smartform-ports'
import type { SubmitOutcome } from '@/smartform/editor/editor-props'
import { SmartformEditor } from '@/smartform/editor/SmartformEditor'
import type { ContentSnapshot } from '@/smartform/ports'
import { DueTime } from '@/ui/DueTime'
import { serverClock } from '@/ui/server-clock'
import { useT } from '@/ui/use-t'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { kindWords } from '@/work/kind-words'
import { submitWork } from '@/work/submit-work'
import { useFormVersions } from '@/work/use-form-versions'
import type { DeclarationRowFragment } from '../graphql/declarations.program.generated'
import styles from '../pages/pages.module.css'
import { formPath } from '../paths'
import { forgetPage, rememberPage } from '../resume-page'
import { useReturnedOpinion } from '../use-returned-opinion'

interface Props {
  declaration: DeclarationRowFragment
  content: ContentSnapshot
  definition: unknown
  pageId: string
  /** Path of the field the URL points to. */
  field: string | undefined
  /** The person came from the check page. */
  comeBack: boolean
  back: { label: string; to: string }
  /** The content has changed as a whole: read it again. */
  onReload(): void
  onSubmitted(handedIn: WorkRowFragment): void
}

/** A declaration's form while it can be filled in: its pages, what a reviewer said, and handing it in. */
export function DeclarationEditor(props: Props) {
  const { declaration, content, pageId, onSubmitted } = props
  const t = useT()
  const navigate = useNavigate()
  const userId = useSession().user.id
  const { contentId, guide } = declaration
  const opinion = useReturnedOpinion(declaration)
  const [now] = useState(() => serverClock(guide.serverTime))
  const watched = useMemo(() => withSeenRevision({ ...smartformPorts, now }, content.revision), [content, now])
  const versions = useFormVersions(content, watched.seen, props.onReload)
  useEffect(() => rememberPage(userId, contentId, pageId), [userId, contentId, pageId])

  const submit = async (): Promise<SubmitOutcome> => {
    const result = await submitWork(contentId, watched.seen())
    if (result.kind === 'submitted') {
      forgetPage(userId, contentId)
      onSubmitted(result.work)
      return { kind: 'done' }
    }
    return result
  }

  return (
    <>
      <div className={styles.head}>
        <Link to={props.back.to}>{props.back.label}</Link>
        <span>{guide.title}</span>
        <Link to={kindWords('DECLARATION').paper({ id: contentId, unitId: declaration.unitId })}>{t('打印')}</Link>
        <span>
          {t('申报截止：{at}', { at: formatMinute(guide.closesAt) })}{' '}
          <DueTime until={guide.closesAt} serverTime={guide.serverTime} over={t('已截止')} exact />
        </span>
      </div>
      <SmartformEditor
        definition={props.definition}
        content={content}
        pageId={pageId}
        ports={watched.ports}
        userId={userId}
        focusPath={props.field}
        comeBack={props.comeBack}
        onNavigate={(page, path, comeBack) => navigate(formPath(declaration, page, path, comeBack))}
        pageHref={(page, path, comeBack) => formPath(declaration, page, path, comeBack)}
        submit={{
          label: t('提交申报书'),
          run: submit,
          checkFirst: true,
          note: t('提交后由{unit}审核，审核前可以在“我的项目”撤回。申报截止时间：{deadline}。', {
            unit: declaration.unitName,
            deadline: formatMinute(guide.closesAt),
          }),
        }}
        opinion={opinion}
        versions={versions}
        LeaveGuard={LeaveGuard}
        onOutdated={props.onReload}
        onSignIn={() => openSignInAgain(true)}
      />
    </>
  )
}
