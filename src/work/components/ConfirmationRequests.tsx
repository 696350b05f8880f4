/** The list of people and units that were asked to confirm a work item, for its creator. */

import { useId } from 'react'
import { Link } from 'react-router-dom'
import { workflow } from '@/api/workflow'
import { LoadFailure } from '@/ui/LoadFailure'
import { named } from '@/ui/Name'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { WorksDocument } from '../graphql/works.workflow.generated'
import { kindWords } from '../kind-words'
import styles from './ConfirmationRequests.module.css'
import { WorkStatus } from './WorkStatus'

/** Largest number of requests per work item. */
const most = 50

/** What a request says about its person or unit: the name, and the reason for declining. */
export function participantEntry({ facts }: { facts: unknown }): { name: string; rank: number; reason: string } {
  const { said, reason } = (facts ?? {}) as { said?: { name?: unknown; rank?: unknown }; reason?: unknown }
  return {
    name: typeof said?.name === 'string' ? said.name : '',
    rank: Number(said?.rank ?? 0),
    reason: typeof reason === 'string' ? reason : '',
  }
}

/**
 * The people and units that a work item asked for confirmation, with their answers; renders nothing where nobody was
 * asked. `title` is a text key.
 */
export function ConfirmationRequests({ workId, kind, title }: { workId: string; kind: string; title: string }) {
  const t = useT()
  const _id = useId()
  const answer = workflow.useAnswer(WorksDocument, {
    variables: { filter: { kinds: [kind], belongsTo: workId }, pageNo: 1, pageSize: most },
    fetchPolicy: 'network-only',
    background: true,
  })
  const parts = [...(answer.data?.works.items ?? [])].sort(
    (a, b) => participantEntry(a).rank - participantEntry(b).rank,
  )
  if (answer.failureText !== undefined && !answer.data)
    return <LoadFailure text={answer.failureText} onRetry={answer.retry} />
  if (parts.length === 0) return null
  return (
    <Section title={t(title)} className={styles.parts}>
      <ol>
        {parts.map((part) => {
          const { name, reason } = participantEntry(part)
          return (
            <li key={part.id}>
              <Link to={kindWords(part.kind).overview(part)}>{name ? named(name) : t('未填写姓名')}</Link>
              <WorkStatus {...part} />
              {reason && <span>{t('原因：{reason}', { reason })}</span>}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
