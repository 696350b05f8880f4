import { useMemo, useState } from 'react'
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom'
import { useSession } from '@/session/session'
import { listHref } from '@/shared/list-memory'
import { useTabName } from '@/shared/page-tab'
import { checkPageId } from '@/smartform/editor/check-page-id'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'
import { PlaceFailure } from '@/work/components/PlaceFailure'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { useFiledContent } from '@/work/use-filed-content'
import { DeclarationEditor } from '../components/DeclarationEditor'
import { FiledDeclaration } from '../components/FiledDeclaration'
import { SubmitReceipt } from '../components/SubmitReceipt'
import { formPath, myProjectPath } from '../paths'
import { lastPage, pageToOpen } from '../resume-page'
import { useDeclaration } from '../use-declaration'

/**
 * One page of a declaration's form: to be filled in while that is open, to be read with the reason after. A page the form
 * does not have leads to the first, `continue` to the one that was left.
 */
export function FormPage() {
  const t = useT()
  const userId = useSession().user.id
  const { formId = '', contentId = '', pageId = '' } = useParams()
  const [query] = useSearchParams()
  const field = query.get('field') ?? undefined
  const comeBack = query.get('from') === 'check'
  const [receipt, setReceipt] = useState<WorkRowFragment>()
  const answer = useDeclaration(contentId)
  useTabName(answer.declaration?.name)
  const filed = useFiledContent(contentId)
  const source = filed.definition?.definition
  const pageIds = useMemo(
    () => (source === undefined ? [] : [...parseDefinition(source).pages.map((page) => page.id), checkPageId]),
    [source],
  )

  const declaration = answer.declaration
  const back = { label: t('返回我的项目'), to: listHref(myProjectPath()) }
  const failure = answer.failure ?? filed.failure
  // What is on screen stays when asking again fails; the failure is announced.
  if (failure && !(declaration && filed.content && source !== undefined))
    return (
      <PlaceFailure
        title={t('填报申报书')}
        failure={failure}
        onRetry={() => {
          if (answer.failure) answer.retry()
          if (filed.failure) filed.retry()
        }}
        absent={{
          codes: [603001, 60401],
          title: t('没有找到这份申报书'),
          description: t('它可能已被删除，或链接不完整。'),
        }}
        back={back}
      />
    )
  if (!declaration || !filed.content || source === undefined) return <PageSkeleton />
  if (receipt) return <SubmitReceipt receipt={receipt} declaration={declaration} />
  if (filed.content.formId !== formId)
    return (
      <ResultPanel
        status="warning"
        title={t('链接中的表单与这份申报书不一致')}
        description={t('您可以打开这份申报书实际使用的表单，已填写的内容不受影响。')}
        actions={
          <>
            <Link to={formPath(declaration)}>{t('打开申报书')}</Link>
            <Link to={back.to}>{back.label}</Link>
          </>
        }
      />
    )
  if (!filed.content.editable)
    return <FiledDeclaration declaration={declaration} content={filed.content} definition={source} back={back} />
  const opened = pageToOpen(pageIds, pageId, lastPage(userId, contentId))
  if (opened !== null && opened !== pageId)
    return <Navigate replace to={formPath({ formId, contentId }, opened, field, comeBack)} />
  return (
    <DeclarationEditor
      // Loaded anew, it is another snapshot: the editor begins again with it (drafts are offered as ever).
      key={`${contentId}:${filed.content.revision}`}
      declaration={declaration}
      content={filed.content}
      definition={source}
      pageId={pageId}
      field={field}
      comeBack={comeBack}
      back={back}
      onReload={filed.reload}
      onSubmitted={setReceipt}
    />
  )
}
