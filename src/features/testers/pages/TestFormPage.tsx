import { useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { wordsOf } from '@/api/errors/failure'
import { smartform } from '@/api/smartform'
import { useSession } from '@/session/session'
import { answerOf } from '@/shared/answer'
import { contentSnapshot } from '@/shared/content-snapshot'
import { FormContentDocument, FormDefinitionDocument } from '@/shared/graphql/forms.smartform.generated'
import { smartformPorts } from '@/shared/smartform-ports'
import { SmartformEditor } from '@/smartform/editor/SmartformEditor'
import type { FormEngine } from '@/smartform/engine/engine'
import { SmartformInspector } from '@/smartform/inspector/SmartformInspector'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { DefinitionTrial } from '../components/DefinitionTrial'
import { isReader, isTestedView, ReaderSwitch, TestedAnswers, ViewSwitch, WaitingFor } from '../components/TestedViews'
import { keepTrial, keptTrial, type Trial } from '../kept-trial'
import { testerPath } from '../paths'
import { trialPorts } from '../trial-ports'
import styles from './TestFormPage.module.css'

/** For testers: one content in the editor, with how it works inside beside it, and any definition to try without saving. */
export function TestFormPage() {
  const { formId = '', contentId = '', pageId = '' } = useParams()
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const named = query.get('view')
  const as = query.get('as')
  const reader = isReader(as) ? as : 'applicant'
  const view = reader !== 'applicant' ? 'read' : isTestedView(named) ? named : 'edit'
  const userId = useSession().user.id
  const [trial, setTrial] = useState(() => keptTrial(contentId))
  const [engine, setEngine] = useState<FormEngine | null>(null)
  const answer = answerOf(
    smartform.useQuery(FormContentDocument, { variables: { contentId }, fetchPolicy: 'no-cache' }),
  )
  const stored = useMemo(() => (answer.data ? contentSnapshot(answer.data.formContent) : undefined), [answer.data])
  const definition = answerOf(
    smartform.useQuery(FormDefinitionDocument, { variables: { formId, version: stored?.formVersion } }),
  )
  const failure = answer.failure ?? definition.failure
  if (failure)
    return (
      <LoadFailure
        text={wordsOf(failure)}
        onRetry={() => {
          answer.retry()
          definition.retry()
        }}
      />
    )
  if (!stored || !definition.data) return <PageSkeleton />
  const shown = trial?.definition ?? definition.data.formDefinition.definition
  const content = trial ? { ...stored, contentId: trial.id, editable: true } : stored
  const ports = trial ? trialPorts(smartformPorts) : smartformPorts
  const href = (page: string, field?: string) => testerPath(formId, contentId, page, field)
  const open = (tried: Trial | null) => {
    keepTrial(contentId, tried)
    setTrial(tried)
    setEngine(null)
    const [first] = parseDefinition(tried?.definition ?? definition.data?.formDefinition.definition).pages
    if (first) navigate(href(first.id), { replace: true })
  }
  const values = engine?.values() ?? stored.values
  return (
    <div className={styles.bench} data-wide>
      <div>
        <div className={styles.switches}>
          <ReaderSwitch reader={reader} onChange={(chosen) => setQuery(chosen === 'applicant' ? {} : { as: chosen })} />
          {reader === 'applicant' && (
            <ViewSwitch view={view} onChange={(chosen) => setQuery(chosen === 'edit' ? {} : { view: chosen })} />
          )}
        </div>
        {view === 'edit' ? (
          <SmartformEditor
            key={content.contentId}
            definition={shown}
            content={content}
            pageId={pageId}
            ports={ports}
            userId={userId}
            focusPath={query.get('field')}
            onNavigate={(page, field) => navigate(href(page, field))}
            pageHref={href}
            onOutdated={answer.retry}
            onOpen={setEngine}
          />
        ) : (
          <TestedAnswers
            view={view}
            title={definition.data.formDefinition.title}
            definition={shown}
            before={stored.values}
            after={values}
          />
        )}
        {reader !== 'applicant' && reader !== 'reviewer' && (
          <WaitingFor reader={reader} definition={shown} values={values} />
        )}
      </div>
      <div>
        <DefinitionTrial
          definition={shown}
          trying={trial !== null}
          onTry={(tried) => open({ definition: tried, id: `trial-${Date.now()}` })}
          onEnd={() => open(null)}
        />
        {view === 'edit' && engine && (
          <SmartformInspector
            key={`inspector-${content.contentId}`}
            engine={engine}
            definition={shown}
            ports={ports}
            pageId={pageId}
          />
        )}
      </div>
    </div>
  )
}
