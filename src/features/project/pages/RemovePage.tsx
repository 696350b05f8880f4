import { Alert, App, Button, Space } from 'antd'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { failureText } from '@/api/errors/failure'
import { workflow } from '@/api/workflow'
import { formatMinute } from '@/lib/beijing-time'
import { useSession } from '@/session/session'
import { listHref } from '@/shared/list-memory'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'
import { PlaceFailure } from '@/work/components/PlaceFailure'
import { RemoveWorkDocument } from '@/work/graphql/works.workflow.generated'
import { myProjectPath } from '../paths'
import { forgetPage } from '../resume-page'
import { useDeclaration } from '../use-declaration'
import styles from './pages.module.css'

/** Asks before a draft is removed, and says what is lost with it. Only its creator may, and only a draft (60154, 603002). */
export function RemovePage() {
  const t = useT()
  const navigate = useNavigate()
  const { message } = App.useApp()
  const userId = useSession().user.id
  const { id: contentId = '' } = useParams()
  const [refusal, setRefusal] = useState<string>()
  const [remove, { loading }] = workflow.useMutation(RemoveWorkDocument)
  const answer = useDeclaration(contentId)
  const back = () => navigate(listHref(myProjectPath()))
  const declaration = answer.declaration
  if (answer.failure)
    return (
      <PlaceFailure
        title={t('删除申报')}
        failure={answer.failure}
        onRetry={answer.retry}
        absent={{ codes: [603001], title: t('没有找到这份申报书'), description: t('它可能已被删除，或链接不完整。') }}
        back={{ label: t('返回我的项目'), to: listHref(myProjectPath()) }}
      />
    )
  if (!declaration) return <PageSkeleton />
  if (!declaration.actions.includes('REMOVE'))
    return (
      <ResultPanel
        status="error"
        title={t('这份申报书不能删除')}
        description={t('只有申报人本人可以删除，并且只能删除填报中的申报书。')}
        actions={<Button onClick={back}>{t('返回我的项目')}</Button>}
      />
    )
  const confirm = async () => {
    try {
      await remove({ variables: { id: contentId } })
      forgetPage(userId, contentId)
      void message.success(t('删除成功'))
      back()
    } catch (error) {
      setRefusal(failureText(error))
    }
  }
  return (
    <div className={styles.section}>
      <PageHeader title={t('删除《{name}》？', { name: declaration.name ?? t('未命名项目') })} />
      <p>
        {t('它属于指南“{guide}”，最后修改于 {at}。', {
          guide: declaration.guide.title,
          at: formatMinute(declaration.modifiedAt),
        })}
      </p>
      <p>{t('删除后，已填写的全部内容和已上传的附件都会丢失，不能恢复。')}</p>
      {refusal && <Alert className={styles.notice} type="error" showIcon role="alert" title={refusal} />}
      <Space wrap>
        <Button onClick={back}>{t('不删除，返回')}</Button>
        <Button danger loading={loading} onClick={() => void confirm()}>
          {t('删除申报书')}
        </Button>
      </Space>
    </div>
  )
}
