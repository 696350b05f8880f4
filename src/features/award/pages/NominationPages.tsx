/** The pages of one award nomination: its overview (`award/nomination/{id}`), and the submitted nomination read-only. */

import { Link } from 'react-router-dom'
import { useSession } from '@/session/session'
import { Facts } from '@/ui/Facts'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { factsOf } from '@/work/facts'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { nominationKinds } from '@/work/kinds/nomination'
import { FiledWorkPage } from '@/work/pages/FiledWorkPage'
import { WorkOverviewPage } from '@/work/pages/WorkOverviewPage'
import { useListAddress } from '@/work/use-list-address'
import { useWorkId } from '@/work/use-work-id'
import styles from '../components/award.module.css'
import { NomineeProgress } from '../components/NomineeProgress'
import { RemindNominee } from '../components/RemindNominee'
import { letterPath } from '../paths'
import { useNominates } from '../use-nominating'

/** The list of nominations; home for who does not nominate, to whom the list would only say so. */
function useReturnLink() {
  const t = useT()
  const list = useListAddress('NOMINATION')
  return useNominates() ? { label: t('返回提名列表'), to: list } : { label: t('返回首页'), to: '/' }
}

/** For the nominator: the letter, the nominee's progress, and the reminder. */
function Nominee({ work, onReminded }: { work: WorkRowFragment; onReminded(): void }) {
  const t = useT()
  const { id: userId } = useSession().user
  if (work.number === null || work.creatorId !== userId) return null
  const { checkCode } = factsOf(work)
  return (
    <Section id="nominee" title={t('被提名者进展')}>
      <Facts
        inLines
        facts={[
          [
            t('提名号'),
            <span key="number" className={styles.code}>
              {work.number}
            </span>,
          ],
          [
            t('校验码'),
            <span key="code" className={styles.code}>
              {checkCode}
            </span>,
          ],
          [t('进展'), <NomineeProgress key="progress" work={work} />],
        ]}
      />
      <div className={styles.actions}>
        <Link to={letterPath(work.id)}>{t('查看和打印提名通知书')}</Link>
        <RemindNominee work={work} onReminded={onReminded} />
      </div>
    </Section>
  )
}

/** The overview of a nomination (`award/nomination/{id}`). */
export function NominationPage() {
  const id = useWorkId()
  const back = useReturnLink()
  return (
    <WorkOverviewPage
      id={id}
      kinds={nominationKinds}
      back={back}
      more={(work, again) => <Nominee work={work} onReminded={again} />}
    />
  )
}

/** The submitted nomination, read-only. */
export function FiledNominationPage() {
  const id = useWorkId()
  return <FiledWorkPage id={id} kinds={nominationKinds} back={useReturnLink()} />
}
