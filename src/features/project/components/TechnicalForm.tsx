/** The right side of the desk for technical reports: comparison, and form or submitted scores. */

import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { openSignInAgain } from '@/session/relogin'
import { useSession } from '@/session/session'
import { withSeenRevision } from '@/shared/content/seen-revision'
import { smartformPorts } from '@/shared/content/smartform-ports'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import type { SubmitOutcome } from '@/smartform/editor/editor-props'
import { SmartformEditor } from '@/smartform/editor/SmartformEditor'
import type { FormEngine } from '@/smartform/engine/engine'
import type { ContentSnapshot } from '@/smartform/ports'
import { SmartformView } from '@/smartform/view/SmartformView'
import { serverClock } from '@/ui/server-clock'
import { useT } from '@/ui/use-t'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { kindWords } from '@/work/kind-words'
import { submitWork } from '@/work/submit-work'
import { useFormVersions } from '@/work/use-form-versions'
import type { TechnicalDeskQuery } from '../graphql/technical.evaluation.generated'
import styles from './Technical.module.css'
import { TechnicalComparison } from './TechnicalComparison'

interface TechnicalFormProps {
  work: WorkRowFragment
  desk: TechnicalDeskQuery['technicalDesk']
  content: ContentSnapshot
  definition: unknown
  /** The content has to be reloaded. */
  onReload(): void
  onSubmitted(): void
}

const pageId = 'evaluation'

/** The evaluation of a technical report: how it compares, its form while it is open, the submitted scores afterwards. */
export function TechnicalForm(props: TechnicalFormProps) {
  const { desk, content, definition } = props
  const [engine, setEngine] = useState<FormEngine | null>(null)
  const open = content.editable
  return (
    <div className={styles.form}>
      <TechnicalComparison desk={desk} engine={open ? engine : null} values={content.values} />
      {open ? (
        <TechnicalEditor {...props} onOpen={setEngine} />
      ) : (
        <SmartformView definition={definition} content={content} />
      )}
    </div>
  )
}

/** The open form of an evaluation, also in a former version of it. */
function TechnicalEditor({
  work,
  content,
  definition,
  onReload,
  onSubmitted,
  onOpen,
}: TechnicalFormProps & { onOpen(engine: FormEngine): void }) {
  const t = useT()
  const userId = useSession().user.id
  const [query] = useSearchParams()
  const [first] = useState(content)
  const [now] = useState(() => serverClock(work.serverTime))
  const watched = useMemo(() => withSeenRevision({ ...smartformPorts, now }, first.revision), [first, now])
  const versions = useFormVersions(first, watched.seen, onReload)
  const words = kindWords(work.kind)
  async function submit(): Promise<SubmitOutcome> {
    if (!work.actions.includes('SUBMIT'))
      return { kind: 'failed', message: t('负责人答复、答复期限已过或收回问题之后，才能提交评价。') }
    const result = await submitWork(work, watched.seen())
    if (result.kind !== 'submitted') return result
    onSubmitted()
    return { kind: 'done' }
  }
  return (
    <SmartformEditor
      pane
      definition={definition}
      content={first}
      pageId={pageId}
      ports={watched.ports}
      userId={userId}
      focusPath={query.get('field')}
      onNavigate={() => undefined}
      pageHref={(page, path) => words.form(work, page, path) ?? words.address(work)}
      submit={{ label: t('提交评价'), run: submit, note: t('提交后不能再修改。') }}
      versions={versions}
      LeaveGuard={LeaveGuard}
      onOutdated={onReload}
      onSignIn={() => openSignInAgain(true)}
      onOpen={onOpen}
    />
  )
}
