import { useEffect, useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { failureText, wordsOf } from '@/api/errors/failure'
import { smartform } from '@/api/smartform'
import { useSession } from '@/session/session'
import { TryDefinitionDocument } from '@/shared/graphql/forms.smartform.generated'
import { withSeenRevision } from '@/shared/seen-revision'
import { smartformPorts } from '@/shared/smartform-ports'
import { SmartformEditor } from '@/smartform/editor/SmartformEditor'
import type { FormEngine } from '@/smartform/engine/engine'
import type { ContentSnapshot } from '@/smartform/ports'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useFiledContent } from '@/work/use-filed-content'
import { useFormVersions } from '@/work/use-form-versions'
import { DefinitionTrial } from '../components/DefinitionTrial'
import { isReader, isTestedView, ReaderSwitch, TestedAnswers, ViewSwitch, WaitingFor } from '../components/TestedViews'
import { SmartformInspector } from '../inspector/SmartformInspector'
import { testerPath } from '../paths'
import { trialPorts } from '../trial-ports'
import styles from './TestFormPage.module.css'

/** For testers: one content in the editor, with how it works inside beside it, and any definition to try on it. */
export function TestFormPage() {
  const { contentId = '' } = useParams()
  const { content, definition, failure, retry, reload } = useFiledContent(contentId)
  if (failure) return <LoadFailure text={wordsOf(failure)} onRetry={retry} />
  if (!content || !definition) return <PageSkeleton />
  return <Bench stored={content} definition={definition.definition} title={definition.title} onReload={reload} />
}

/** A definition that is drawn without being kept, and why the server does not take it; null where it says its problems itself. */
interface Drawn {
  definition: unknown
  id: string
  reason: string | null
}

interface BenchProps {
  stored: ContentSnapshot
  definition: unknown
  title: string
  onReload(): void
}

function Bench({ stored, definition, title, onReload }: BenchProps) {
  const { formId = '', pageId = '' } = useParams()
  const { contentId, revision } = stored
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const named = query.get('view')
  const as = query.get('as')
  const reader = isReader(as) ? as : 'applicant'
  const view = reader !== 'applicant' ? 'read' : isTestedView(named) ? named : 'edit'
  const userId = useSession().user.id
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [engine, setEngine] = useState<FormEngine | null>(null)
  const watched = useMemo(() => withSeenRevision(smartformPorts, revision), [revision])
  const versions = useFormVersions(stored, watched.seen, onReload)
  const shown = drawn ? drawn.definition : definition
  const form = useMemo(() => parseDefinition(shown), [shown])
  const content = drawn ? { ...stored, contentId: drawn.id, editable: true } : stored
  const ports = useMemo(() => (drawn ? trialPorts(smartformPorts) : watched.ports), [drawn, watched])
  const href = (page: string, field?: string) => testerPath(formId, contentId, page, field)
  const [first] = form.pages
  const known = !first || pageId === 'check' || form.pages.some(({ id }) => id === pageId)
  const start = first && href(first.id)
  useEffect(() => {
    if (!known && start) navigate(start, { replace: true })
  }, [known, start, navigate])
  const draw = (next: Drawn | null) => {
    setDrawn(next)
    setEngine(null)
  }
  const tryIt = async (tried: unknown) => {
    const local = { definition: tried, id: `trial-${Date.now()}` }
    if (parseDefinition(tried).definitionProblems.length > 0) return draw({ ...local, reason: null })
    try {
      await smartform.mutate(TryDefinitionDocument, { contentId, definition: tried }, { background: true })
      draw(null)
      onReload()
    } catch (error) {
      draw({ ...local, reason: failureText(error) })
    }
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
            key={`${content.contentId}-${stored.formVersion}`}
            definition={shown}
            content={content}
            pageId={pageId}
            ports={ports}
            userId={userId}
            focusPath={query.get('field')}
            onNavigate={(page, field) => navigate(href(page, field))}
            pageHref={href}
            versions={drawn ? undefined : versions}
            onOutdated={onReload}
            onOpen={setEngine}
          />
        ) : (
          <TestedAnswers view={view} title={title} definition={shown} before={stored.values} after={values} />
        )}
        {reader !== 'applicant' && reader !== 'reviewer' && (
          <WaitingFor reader={reader} definition={shown} values={values} />
        )}
      </div>
      <div>
        <DefinitionTrial
          definition={shown}
          drawn={drawn}
          onTry={(tried) => void tryIt(tried)}
          onEnd={() => draw(null)}
        />
        {view === 'edit' && engine && (
          <SmartformInspector
            key={`inspector-${content.contentId}-${stored.formVersion}`}
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
