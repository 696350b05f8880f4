/** The testers' page with any form definition and the engine's inside. */

import { useEffect, useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { failureText } from '@/api/errors/failure'
import { smartform } from '@/api/smartform'
import { randomId } from '@/lib/random-id'
import { useSession } from '@/session/session'
import { withSeenRevision } from '@/shared/content/seen-revision'
import { smartformPorts } from '@/shared/content/smartform-ports'
import { trialPorts } from '@/shared/content/trial-ports'
import { TryDefinitionDocument } from '@/shared/graphql/forms.smartform.generated'
import { SmartformEditor } from '@/smartform/editor/SmartformEditor'
import type { FormEngine } from '@/smartform/engine/engine'
import type { ContentSnapshot } from '@/smartform/ports'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { lazyPart } from '@/ui/lazy-part'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { PageFailure } from '@/work/components/PageFailure'
import { useFiledContent } from '@/work/use-filed-content'
import { useFormVersions } from '@/work/use-form-versions'
import { isReader, isTestedView, ReaderSwitch, TestedAnswers, ViewSwitch, WaitingFor } from '../components/TestedViews'
import { testerPath } from '../paths'
import styles from './TestFormPage.module.css'

/** The tools beside the form load after it: with them the page is more than a page may weigh. */
const DefinitionTrial = lazyPart(() => import('../components/DefinitionTrial').then((module) => module.DefinitionTrial))
const SmartformInspector = lazyPart(() =>
  import('../inspector/SmartformInspector').then((module) => module.SmartformInspector),
)

/**
 * For testers: one content in the editor, with how it works inside beside it, and any definition to try on it. A production build shows
 * everybody the contents they may open, and saves nothing.
 */
export function TestFormPage() {
  const t = useT()
  const { contentId = '' } = useParams()
  const { content, definition, failure, retry, reload } = useFiledContent(contentId)
  if (failure) {
    const back = { label: t('返回首页'), to: '/' }
    return <PageFailure title={t('表单测试')} failure={failure} onRetry={retry} back={back} />
  }
  if (!content || !definition) return <PageSkeleton />
  return <Bench stored={content} definition={definition.definition} title={definition.title} onReload={reload} />
}

/** A definition that is drawn without being saved, and why the server does not take it; null where it says its problems itself. */
interface Drawn {
  definition: unknown
  id: string
  reason: string | null
}

/** In the demonstration and in development alone: what is typed here is saved, and definitions are tried on the server. */
const isSaving = () => import.meta.env.MODE !== 'production'

/** Local drafts of a trial belong to no content of the server's. */
const trialId = () => `trial-${randomId()}`

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
  const visible = drawn ? drawn.definition : definition
  const saves = isSaving() && !drawn
  const form = useMemo(() => parseDefinition(visible), [visible])
  const [ownTrialId] = useState(trialId)
  const content = useMemo(
    () =>
      saves
        ? stored
        : { ...stored, contentId: drawn?.id ?? ownTrialId, editable: true, openFields: null, lockedReason: null },
    [saves, stored, drawn, ownTrialId],
  )
  const ports = useMemo(() => (saves ? watched.ports : trialPorts(smartformPorts)), [saves, watched])
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
    const local = { definition: tried, id: trialId() }
    if (!isSaving() || parseDefinition(tried).definitionProblems.length > 0) return draw({ ...local, reason: null })
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
          <ReaderSwitch reader={reader} onChange={(option) => setQuery(option === 'applicant' ? {} : { as: option })} />
          {reader === 'applicant' && (
            <ViewSwitch view={view} onChange={(option) => setQuery(option === 'edit' ? {} : { view: option })} />
          )}
        </div>
        {view === 'edit' ? (
          <SmartformEditor
            key={`${content.contentId}-${stored.formVersion}`}
            definition={visible}
            content={content}
            pageId={pageId}
            ports={ports}
            userId={userId}
            focusPath={query.get('field')}
            onNavigate={(page, field) => navigate(href(page, field))}
            pageHref={href}
            versions={saves ? versions : undefined}
            onOutdated={onReload}
            onOpen={setEngine}
          />
        ) : (
          <TestedAnswers view={view} title={title} definition={visible} before={stored.values} after={values} />
        )}
        {reader !== 'applicant' && reader !== 'reviewer' && (
          <WaitingFor reader={reader} definition={visible} values={values} />
        )}
      </div>
      <div>
        <DefinitionTrial
          definition={visible}
          drawn={drawn}
          saves={saves}
          onTry={(tried) => void tryIt(tried)}
          onEnd={() => draw(null)}
        />
        {view === 'edit' && engine && (
          <SmartformInspector
            key={`inspector-${content.contentId}-${stored.formVersion}`}
            engine={engine}
            definition={visible}
            ports={ports}
            pageId={pageId}
          />
        )}
      </div>
    </div>
  )
}
