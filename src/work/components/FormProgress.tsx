/** The section of a work item's overview with the progress of its form. */
import { Link } from 'react-router-dom'
import { wordsOf } from '@/api/errors/failure'
import { formatDay } from '@/lib/time/beijing-time'
import { FormTasks } from '@/smartform/view/FormTasks'
import { LoadFailure } from '@/ui/LoadFailure'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import type { WorkRowFragment } from '../graphql/works.workflow.generated'
import { kindWords } from '../kind-words'
import { useFiledContent } from '../use-filed-content'

/** Progress of an editable form: its pages, and what is missing, each as a link. */
export function FormProgress({ work }: { work: WorkRowFragment }) {
  const t = useT()
  const filed = useFiledContent(work.id)
  const { content, definition, failure } = filed
  const words = kindWords(work.kind)
  if (content && !content.editable) return null
  return (
    <Section id="work-progress" title={t('填报情况')}>
      {failure && <LoadFailure text={wordsOf(failure)} onRetry={filed.retry} />}
      {content && definition && (
        <FormTasks
          definition={definition.definition}
          content={content}
          today={formatDay(work.serverTime)}
          link={(label, pageId, path) => (
            <Link to={words.form(work, pageId, path) ?? words.overview(work)}>{label}</Link>
          )}
        />
      )}
    </Section>
  )
}
