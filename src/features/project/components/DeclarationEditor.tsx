import { Alert, App } from 'antd'
import { useEffect, useMemo } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useSession } from '@/session/session'
import { formatMinute } from '@/shared/format-time'
import { withSeenRevision } from '@/shared/seen-revision'
import { smartformPorts } from '@/shared/smartform-ports'
import type { SubmitOutcome } from '@/smartform/editor/editor-props'
import { SmartformEditor } from '@/smartform/editor/SmartformEditor'
import type { ContentSnapshot } from '@/smartform/ports'
import { useT } from '@/ui/use-t'
import type { DeclarationRowFragment } from '../graphql/declarations.program.generated'
import type { SubmitDeclarationMutation } from '../graphql/steps.workflow.generated'
import styles from '../pages/pages.module.css'
import { formPath } from '../paths'
import { forgetPage, rememberPage } from '../resume-page'
import { submitDeclaration } from '../submit-declaration'
import { useReturnedOpinion } from '../use-returned-opinion'
import { Deadline } from './Deadline'

interface Props {
  declaration: DeclarationRowFragment
  content: ContentSnapshot
  definition: unknown
  pageId: string
  /** Path of the field the URL points to. */
  field: string | undefined
  back: { label: string; to: string }
  /** What was changed elsewhere has just been loaded: said once more, so that it is looked at before submitting. */
  outdated: boolean
  onOutdated(): void
  onSubmitted(receipt: SubmitDeclarationMutation['submitDeclaration']): void
}

/** A declaration's form while it can be filled in: its pages, what a reviewer said, and handing it in. */
export function DeclarationEditor(props: Props) {
  const { declaration, content, pageId, onOutdated, onSubmitted } = props
  const t = useT()
  const navigate = useNavigate()
  const { modal } = App.useApp()
  const userId = useSession().user.id
  const { contentId, guide } = declaration
  const opinion = useReturnedOpinion(declaration)
  const watched = useMemo(() => withSeenRevision(smartformPorts, content.revision), [content])
  useEffect(() => rememberPage(userId, contentId, pageId), [userId, contentId, pageId])

  const submit = async (): Promise<SubmitOutcome> => {
    const sure = await modal.confirm({
      title: t('提交申报书？'),
      content: t('提交后由{unit}审核，审核前可以在“我的项目”撤回。申报截止时间：{deadline}。', {
        unit: declaration.unitName,
        deadline: formatMinute(guide.closesAt),
      }),
      okText: t('提交申报书'),
      cancelText: t('继续填报'),
    })
    if (!sure) return { kind: 'problems', problems: [] }
    const result = await submitDeclaration(contentId, watched.seen())
    if (result.kind === 'submitted') {
      forgetPage(userId, contentId)
      onSubmitted(result.receipt)
      return { kind: 'done' }
    }
    if (result.kind === 'outdated') {
      onOutdated()
      return { kind: 'failed', message: result.message }
    }
    return result
  }

  return (
    <>
      <div className={styles.head}>
        <Link to={props.back.to}>{props.back.label}</Link>
        <span>{guide.title}</span>
        <span>
          {t('申报截止：{at}', { at: formatMinute(guide.closesAt) })}{' '}
          <Deadline until={guide.closesAt} serverTime={guide.serverTime} />
        </span>
      </div>
      {props.outdated && (
        <Alert
          className={styles.notice}
          type="warning"
          showIcon
          role="alert"
          title={t('这份申报书在别处修改过，已载入最新内容。请检查后再提交。')}
        />
      )}
      <SmartformEditor
        definition={props.definition}
        content={content}
        pageId={pageId}
        ports={watched.ports}
        userId={userId}
        focusPath={props.field}
        onNavigate={(page, path) => navigate(formPath(declaration, page, path))}
        pageHref={(page, path) => formPath(declaration, page, path)}
        submit={{ label: t('提交申报书'), run: submit }}
        opinion={opinion}
      />
    </>
  )
}
