/** The person's unsubmitted nominations, above the form that starts a new one. */

import { Link } from 'react-router-dom'
import { workflow } from '@/api/workflow'
import { Alert } from '@/ui/Alert'
import { LoadFailure } from '@/ui/LoadFailure'
import { useT } from '@/ui/use-t'
import { WorksDocument } from '@/work/graphql/works.workflow.generated'
import { nominationKinds } from '@/work/kinds/nomination'
import { nominationPath } from '../paths'
import styles from './award.module.css'

/** Number of listed drafts; the rest are in the list. */
const few = 5

/** The person's unsubmitted nominations as links; nothing where there are none. */
export function BegunNominations() {
  const t = useT()
  const filter = { kinds: [...nominationKinds], scope: 'OWN' as const, states: ['DRAFT'] }
  const answer = workflow.useAnswer(WorksDocument, {
    variables: { filter, pageNo: 1, pageSize: few },
    fetchPolicy: 'network-only',
    background: true,
  })
  const { total = 0, items = [] } = answer.data?.works ?? {}
  if (answer.failureText !== undefined && !answer.data)
    return <LoadFailure text={answer.failureText} onRetry={answer.retry} />
  if (total === 0) return null
  const title = t('有 {n} 项提名还没有提交', { n: total })
  return (
    <Alert
      className={styles.notice}
      type="info"
      role="note"
      aria-label={title}
      title={title}
      description={items.map((item, index) => (
        <span key={item.id}>
          {index > 0 && t('、')}
          <Link to={nominationPath(item.id)}>{item.title}</Link>
        </span>
      ))}
    />
  )
}
