import { useRef, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useSession } from '@/session/session'
import { listHref } from '@/shared/list-memory'
import { useTabName } from '@/shared/page-tab'
import { smartformPorts } from '@/shared/smartform-ports'
import { SmartformView } from '@/smartform/view/SmartformView'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { CorrectedContent } from '@/work/components/CorrectedContent'
import { DecisionJump } from '@/work/components/DecisionJump'
import { PlaceFailure } from '@/work/components/PlaceFailure'
import { kindWords } from '@/work/kind-words'
import { useFiledContent } from '@/work/use-filed-content'
import { DeclarationStatus } from '../components/DeclarationStatus'
import { PinHere } from '../components/PinHere'
import { ReviewClosed } from '../components/ReviewClosed'
import { ReviewForm } from '../components/ReviewForm'
import { reviewListPath, statusPath } from '../paths'
import { useDeclaration } from '../use-declaration'
import styles from './pages.module.css'

/** What was filed, read-only, beside the reviewer's opinion. */
export function ReviewPage() {
  const t = useT()
  const userId = useSession().user.id
  const { unitId = '', guideId = '', contentId = '' } = useParams()
  const answer = useDeclaration(contentId)
  useTabName(answer.declaration?.name)
  const filed = useFiledContent(contentId)
  const aside = useRef<HTMLElement>(null)
  const [pinned, setPinned] = useState<{ path: string }>()
  const back = { label: t('返回申报项目列表'), to: listHref(reviewListPath(unitId, guideId)) }
  const failure = answer.failure ?? filed.failure
  if (failure)
    return (
      <PlaceFailure
        title={t('审核申报书')}
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
  const declaration = answer.declaration
  if (!declaration || !filed.content || !filed.definition) return <PageSkeleton />
  const open = declaration.actions.includes('PASS')
  const { returned } = filed.content
  const pinAt = open
    ? (path: string, label: string) => <PinHere label={label} onPin={() => setPinned({ path })} />
    : undefined
  return (
    <>
      <Link to={back.to} className={styles.back}>
        {back.label}
      </Link>
      <PageHeader
        title={declaration.name ?? t('未命名项目')}
        purpose={t('{creator} · {unit} · {guide}', {
          creator: declaration.creatorName,
          unit: declaration.unitName,
          guide: declaration.guide.title,
        })}
        extra={
          <div className={styles.facts}>
            <DeclarationStatus declaration={declaration} />
            <Link to={statusPath(contentId)}>{t('查看办理过程')}</Link>
            <Link to={kindWords('DECLARATION').paper({ id: contentId, unitId: declaration.unitId })}>{t('打印')}</Link>
            {open && <DecisionJump to={aside} />}
          </div>
        }
      />
      <div className={styles.columns}>
        {returned && declaration.state !== 'RETURNED' ? (
          <CorrectedContent
            definition={filed.definition.definition}
            content={filed.content}
            returned={returned}
            actionAt={pinAt}
          />
        ) : (
          <SmartformView
            definition={filed.definition.definition}
            content={filed.content}
            comments={filed.content.comments}
            actionAt={pinAt}
            actionInTables
            openFile={smartformPorts.openFile}
            readFile={smartformPorts.readFile}
          />
        )}
        <aside ref={aside} className={styles.aside} aria-label={t('审核意见')}>
          {open ? (
            <ReviewForm
              key={contentId}
              userId={userId}
              declaration={declaration}
              definition={filed.definition.definition}
              values={filed.content.values}
              onOutdated={answer.retry}
              pinned={pinned}
            />
          ) : (
            <ReviewClosed userId={userId} declaration={declaration} />
          )}
        </aside>
      </div>
    </>
  )
}
