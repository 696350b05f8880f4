/** The page of a unit's technology-enterprise self-assessment (科技型企业自评). */
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { innovation } from '@/api/innovation'
import { useStoredAnswers } from '@/lib/drafts/use-draft'
import { learnUnknown } from '@/session/load-session'
import { useSession } from '@/session/session'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'
import { assessmentDraftKey } from '../assessment-draft'
import { AssessmentForm } from '../components/AssessmentForm'
import { FiledAssessment } from '../components/FiledAssessment'
import { TechDefinitionDocument } from '../graphql/definition.innovation.generated'

/** A unit's self-assessment: the form, or the submitted record. For members of the unit; the backend refuses others. */
export function DefinitionPage() {
  const t = useT()
  const { id = '' } = useParams()
  const { user, units, unknown } = useSession()
  const [visible, setVisible] = useState<{ id: string; as: 'form' | 'filed' } | null>(null)
  const answer = innovation.useAnswer(TechDefinitionDocument, {
    variables: { unitId: id },
    fetchPolicy: 'network-only',
  })
  const record = answer.data?.getDefineTechUnitNew ?? null
  // With a draft of an earlier visit, the form opens.
  const storedDrafts = useStoredAnswers(assessmentDraftKey(user.id, id))
  const unitId = record?.unitId ?? id
  const unit = units.find((unit) => unit.unit.id === unitId)?.unit
  if (answer.failure?.code === 60154 || (answer.data && !unit && !unknown.has('units')))
    return (
      <ResultPanel
        status="error"
        title={t('您不能查看这份自评')}
        description={t('只有该单位审核通过的人员可以填写和查看。')}
        actions={<Link to="/">{t('返回首页')}</Link>}
      />
    )
  const failure = answer.failureText ?? (answer.data && !unit ? t('您的单位没有加载成功，请重试') : undefined)
  if (failure)
    return (
      <>
        <PageHeader title={t('科技企业自评')} />
        <LoadFailure text={failure} onRetry={answer.failureText ? answer.retry : learnUnknown} />
      </>
    )
  if (!answer.data || !unit) return <PageSkeleton />
  const as = visible?.id === id ? visible.as : storedDrafts?.length ? 'form' : 'filed'
  if (record && as === 'filed')
    return <FiledAssessment unitName={unit.unitName} record={record} onAgain={() => setVisible({ id, as: 'form' })} />
  return (
    <AssessmentForm
      key={`${id} ${record?.id ?? ''}`}
      id={id}
      unit={unit}
      record={record}
      onFiled={() => {
        setVisible({ id, as: 'filed' })
        answer.retry()
      }}
    />
  )
}
