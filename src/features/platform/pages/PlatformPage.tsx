/** The page of one platform: facts, and the twelve months of a year. */
import { PrinterOutlined } from '@ant-design/icons'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { program } from '@/api/program'
import { uniqueBy } from '@/lib/collections/unique-by'
import { ListExportButton } from '@/shared/list/ListExportButton'
import { useTabName } from '@/shared/navigation/page-tab'
import { Alert } from '@/ui/Alert'
import { BackLink } from '@/ui/BackLink'
import { Button } from '@/ui/Button'
import { Facts } from '@/ui/Facts'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { PageFailure } from '@/work/components/PageFailure'
import { Months } from '../components/Months'
import { YearTotals } from '../components/YearTotals'
import { PlatformDocument } from '../graphql/platforms.program.generated'
import { platformKinds } from '../kinds'
import { platformsPath } from '../paths'
import styles from './platform.module.css'

const YearPlots = lazyPart(() => import('../components/YearPlots').then((module) => module.YearPlots))

export function PlatformPage() {
  const t = useT()
  const { platformId = '' } = useParams()
  const [query] = useSearchParams()
  const yearParam = Number(query.get('year')) || null
  const back = { label: t('返回平台月报'), to: platformsPath() }
  const answer = program.useAnswer(PlatformDocument, {
    variables: { platformId, year: yearParam },
    fetchPolicy: 'network-only',
    background: true,
  })
  const platform = answer.data?.platform
  useTabName(platform?.name)
  if (answer.failure && !platform)
    return (
      <PageFailure
        title={t('平台')}
        failure={answer.failure}
        onRetry={answer.retry}
        absent={{
          codes: [603405],
          title: t('没有找到这个平台'),
          description: t('平台不存在，或您不是该平台的填报人，也不负责管理它。'),
        }}
        back={back}
      />
    )
  if (!platform) return <PageSkeleton />
  const facts: [string, string][] = [
    [t('平台类型'), t(platformKinds[platform.kind])],
    [t('领域'), platform.field],
    [t('依托单位'), platform.unitName],
    [t('填报人'), platform.personName],
    [t('成立日期'), platform.foundedOn],
  ]
  return (
    <>
      <BackLink to={back.to} label={back.label} />
      <PageHeader
        title={platform.name}
        purpose={t(platformKinds[platform.kind])}
        actions={
          <>
            <ListExportButton list={{ platformMonths: { platformId: platform.id, year: platform.year } }} />
            <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
              {t('打印')}
            </Button>
          </>
        }
      />
      {platform.disabled && (
        <Alert
          className={styles.notice}
          type="warning"
          role="note"
          title={t('平台已停用，不能填报')}
          description={t('以前各月的填报内容仍可查看。如有疑问，请联系{commission}。')}
        />
      )}
      <Facts facts={facts} />
      <Section id="platform-months" title={t('{year} 年各月填报', { year: platform.year })}>
        <nav aria-label={t('年度')} className={styles.years}>
          {uniqueBy(platform.years).map((year) => (
            <Link key={year} to={`?year=${year}`} replace aria-current={year === platform.year ? 'page' : undefined}>
              {t('{year} 年', { year })}
            </Link>
          ))}
        </nav>
        <Months platform={platform} onRefused={answer.retry} />
      </Section>
      <YearTotals platform={platform} />
      <YearPlots platform={platform} />
    </>
  )
}
