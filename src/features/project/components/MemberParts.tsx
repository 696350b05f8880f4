import { Link } from 'react-router-dom'
import { workflow } from '@/api/workflow'
import { answerOf } from '@/shared/answer'
import { useT } from '@/ui/use-t'
import { WorkStatus } from '@/work/components/WorkStatus'
import { WorksDocument } from '@/work/graphql/works.workflow.generated'
import { kindWords } from '@/work/kind-words'
import { declinedBecause, memberSaid } from '../member-said'
import styles from './ProjectLife.module.css'

/** As many members as a declaration may have. */
const most = 50

/** Who of a declaration's team was asked to confirm, and who has; nothing where nobody was asked. */
export function MemberParts({ contentId }: { contentId: string }) {
  const t = useT()
  const answer = answerOf(
    workflow.useQuery(WorksDocument, {
      variables: { filter: { kinds: ['MEMBER_PART'], belongsTo: contentId }, pageNo: 1, pageSize: most },
      fetchPolicy: 'network-only',
      background: true,
    }),
  )
  const parts = answer.data?.works.items ?? []
  if (parts.length === 0) return null
  return (
    <section aria-labelledby="member-parts" className={styles.life}>
      <h2 id="member-parts">{t('成员确认')}</h2>
      <ol>
        {parts.map((part) => (
          <li key={part.id}>
            <Link to={kindWords(part.kind).overview(part)}>{memberSaid(part).name || t('未填写姓名')}</Link>
            <WorkStatus {...part} />
            {declinedBecause(part) && <span>{t('原因：{reason}', { reason: declinedBecause(part) })}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
