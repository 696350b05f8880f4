/** The desk of the supervising department: a technical report beside its evaluation. */
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { evaluation } from '@/api/evaluation'
import { answerAbout } from '@/api/query-answer'
import { ContentPdfButton } from '@/shared/content/ContentPdfButton'
import { openFile } from '@/shared/content/open-file'
import { DocumentReader } from '@/shared/desk/DocumentReader'
import { SplitDesk } from '@/shared/desk/SplitDesk'
import { listHref } from '@/shared/list/list-memory'
import { useTabName } from '@/shared/navigation/page-tab'
import { readFile } from '@/shared/read-file'
import type { AttachmentValue } from '@/smartform/schema/values'
import { BackLink } from '@/ui/BackLink'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Names } from '@/ui/Name'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { PageFailure } from '@/work/components/PageFailure'
import { WorkStatus } from '@/work/components/WorkStatus'
import { kindWords } from '@/work/kind-words'
import { useFiledContent } from '@/work/use-filed-content'
import { useRequestedSteps } from '@/work/use-requested-steps'
import { useWork } from '@/work/use-work'
import { AskLeader } from '../components/AskLeader'
import { TechnicalForm } from '../components/TechnicalForm'
import { TechnicalQuestions } from '../components/TechnicalQuestions'
import { TechnicalRow } from '../components/TechnicalRow'
import { TechnicalDeskDocument } from '../graphql/technical.evaluation.generated'
import { technicalListPath } from '../paths'

const kinds = ['TECHNICAL_EVALUATION']
const open = (file: AttachmentValue) => openFile(file.url, file.name)

/** The supervising department's desk: a technical report beside its evaluation, the others in a row. */
export function TechnicalDeskPage() {
  const { workId = '' } = useParams()
  return <TechnicalDesk key={workId} id={workId} />
}

function TechnicalDesk({ id }: { id: string }) {
  const t = useT()
  const { work, history, failure: missing, retry } = useWork(id, kinds)
  const filed = useFiledContent(id)
  const desk = answerAbout(
    evaluation.useAnswer(TechnicalDeskDocument, {
      variables: { workId: id },
      fetchPolicy: 'network-only',
      background: true,
    }),
    ({ technicalDesk }) => technicalDesk.workId === id,
  )
  const again = () => {
    retry()
    desk.retry()
  }
  const ask = useRequestedSteps(again)
  const [submitted, setSubmitted] = useState(false)
  useTabName(work?.title)
  const back = { label: t('返回技术报告评价'), to: listHref(technicalListPath()) }
  const compared = desk.data?.technicalDesk
  const { content, definition: { definition } = {} } = filed
  const whole = work && compared && content && definition !== undefined
  const failure = missing ?? desk.failure ?? filed.failure
  if (failure && !whole)
    return (
      <PageFailure
        title={t('技术报告评价')}
        failure={failure}
        onRetry={() => {
          again()
          if (filed.failure) filed.retry()
        }}
        back={back}
      />
    )
  if (!whole) return <PageSkeleton />
  const words = kindWords(work.kind)
  const questions = <TechnicalQuestions history={history} />
  return (
    <div data-wide>
      <BackLink to={back.to} label={back.label} />
      <PageHeader
        title={work.title}
        purpose={<Names of={[work.number, work.creatorName, work.unitName]} />}
        extra={<WorkStatus {...work} inLine />}
        actions={
          <>
            {work.actions.includes('ASK') && <AskLeader work={work} onAsked={again} />}
            {work.actions.includes('WITHDRAW') && (
              <Button onClick={() => ask(work, 'WITHDRAW')}>{t('收回问题')}</Button>
            )}
            <ButtonLink to={words.paper(work)}>{t('打印')}</ButtonLink>
            <ContentPdfButton contentId={id} />
          </>
        }
      />
      <TechnicalRow desk={compared} submitted={submitted} />
      <SplitDesk
        labels={{ document: t('技术报告'), form: t('评价表'), width: t('技术报告的宽度') }}
        desk="technical-desk"
        item={id}
        document={
          compared.report ? (
            <DocumentReader
              document={compared.report}
              labels={{ find: t('在技术报告中查找'), outline: t('技术报告目录'), back: t('返回技术报告') }}
              readFile={readFile}
              openFile={open}
              head={questions}
            />
          ) : (
            <>
              {questions}
              <p>{t('验收申请中没有技术报告。')}</p>
            </>
          )
        }
        form={
          <TechnicalForm
            key={`${content.revision}:${content.editable}`}
            work={work}
            desk={compared}
            content={content}
            definition={definition}
            onReload={filed.reload}
            onSubmitted={() => {
              setSubmitted(true)
              again()
              filed.reload()
            }}
          />
        }
      />
    </div>
  )
}
