/** The list of a person's own nominations (`award/nomination`): state, number, check code, the nominee's progress. */
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '@/session/session'
import { listHref } from '@/shared/list/list-memory'
import { Button } from '@/ui/Button'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { useLocale, useT } from '@/ui/use-t'
import { WorkTable } from '@/work/components/WorkTable'
import { factsOf } from '@/work/facts'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { nominationKinds } from '@/work/kinds/nomination'
import styles from '../components/award.module.css'
import { NominatingPeriod } from '../components/NominatingPeriod'
import { NomineeProgress } from '../components/NomineeProgress'
import { NotNominating } from '../components/NotNominating'
import { RemindNominee } from '../components/RemindNominee'
import { applyPath, letterPath, nominationsPath, unitNominationsPath } from '../paths'
import { useNominates, useNominating } from '../use-nominating'

/**
 * The person's own nominations (`award/nomination`): state, number, check code, nominee's progress. People who do not
 * nominate read who does.
 */
export function NominationsPage() {
  const t = useT()
  const navigate = useNavigate()
  const english = useLocale() === 'en'
  const asUnit = useSession().awardState === 2
  const nominates = useNominates()
  const { year, failureText, retry } = useNominating()
  const closed = year !== undefined && year.serverTime > year.closesAt
  const { pathname, search } = useLocation()
  if (!nominates) return <NotNominating />
  // Both addresses are one list; each nominator has the one that their menu has.
  const [own, other] = asUnit ? [unitNominationsPath(), nominationsPath()] : [nominationsPath(), unitNominationsPath()]
  if (pathname.endsWith(other)) return <Navigate to={search === '' ? listHref(own) : own + search} replace />
  const text = (work: WorkRowFragment, fact: string) => {
    const value = factsOf(work)[fact]
    return typeof value === 'string' && value !== '' ? value : '—'
  }
  return (
    <>
      <PageHeader
        title={asUnit ? t('单位提名') : t('提名')}
        purpose={t('您提名的科学技术奖候选人和成果。提名后请把通知书转交被提名者，由其绑定并填报。')}
        extra={
          year ? (
            <NominatingPeriod year={year} />
          ) : (
            failureText !== undefined && <LoadFailure text={failureText} onRetry={retry} />
          )
        }
        actions={
          !closed && (
            <Button type="primary" onClick={() => navigate(applyPath())}>
              {asUnit ? t('以单位名义提名') : t('发起提名')}
            </Button>
          )
        }
      />
      <WorkTable
        label={asUnit ? t('单位提名') : t('提名')}
        kinds={nominationKinds}
        scope="OWN"
        exported={false}
        columns={[
          {
            key: 'category',
            title: t('奖励类别'),
            width: 150,
            render: (work) => text(work, english ? 'categoryEnglish' : 'category'),
          },
          { key: 'nominee', title: t('被提名者'), width: 130, render: (work) => text(work, 'nominee') },
          'state',
          {
            key: 'checkCode',
            title: t('校验码'),
            width: 100,
            render: (work) => <span className={styles.code}>{text(work, 'checkCode')}</span>,
          },
          { key: 'progress', title: t('被提名者进展'), width: 170, render: (work) => <NomineeProgress work={work} /> },
        ]}
        rowMore={(work, again) => (
          <>
            {work.number !== null && (
              <Link
                to={letterPath(work.id)}
                aria-label={t('{action}：{name}', { action: t('通知书'), name: work.title })}
              >
                {t('通知书')}
              </Link>
            )}
            <RemindNominee work={work} inRow onReminded={again} />
          </>
        )}
        empty={
          <>
            {t('还没有提名。')} {!closed && <Link to={applyPath()}>{t('选择奖励类别，开始提名')}</Link>}
          </>
        }
      />
    </>
  )
}
