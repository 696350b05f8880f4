/** The page with a unit's statistics (dashboard): people, projects by year and state, funding; charts with their numbers. */
import { permission } from '@/api/permission'
import { program } from '@/api/program'
import { nameText } from '@/lib/i18n/english-names'
import { localizedText } from '@/lib/i18n/localized-text'
import { formatDecimal } from '@/lib/numbers/decimal'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { BarPlot } from '@/ui/plot/BarPlot'
import { RankingList } from '@/ui/RankingList'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { kindWords } from '@/work/kind-words'
import { CompanyStatisticsDocument } from '../graphql/projects.program.generated'
import { UnitStaffStatisticsDocument } from '../graphql/staff.permission.generated'
import { fundingSeries, groupedStates } from '../plot-series'
import { useCompany } from '../use-company'
import styles from './DashboardPage.module.css'

const people = 'var(--ant-color-primary)'

const nameOf = ({ label, labelEn }: { label: string; labelEn?: string | null }) =>
  localizedText(nameText(label), labelEn)

/** A unit's dashboard: people, projects by year and state, funding; each plot with its numbers. */
export function DashboardPage() {
  const t = useT()
  const { unitId, wholeUnit } = useCompany()
  const staffAnswer = permission.useAnswer(UnitStaffStatisticsDocument, {
    variables: { unitId },
    fetchPolicy: 'cache-and-network',
  })
  const projectAnswer = program.useAnswer(CompanyStatisticsDocument, {
    variables: { unitId },
    fetchPolicy: 'cache-and-network',
  })
  const staff = staffAnswer.data?.unitStaffStatistics
  const years = projectAnswer.data?.companyStatistics
  const failed = staffAnswer.failureText === undefined ? projectAnswer : staffAnswer
  const header = (
    <PageHeader
      title={t('单位概况')}
      purpose={wholeUnit ? t('人员、项目与经费的概况，数字随审核实时变化。') : t('本部门人员、项目与经费的概况。')}
    />
  )
  if (failed.failureText !== undefined)
    return (
      <>
        {header}
        <LoadFailure text={failed.failureText} onRetry={failed.retry} />
      </>
    )
  if (!staff || !years) return <PageSkeleton />

  const labels = years.map(({ year }) => String(year))
  const states = groupedStates(years)
  const total = states.reduce((sum, { values }) => sum + values.reduce((a, b) => a + b, 0), 0)
  const approved = years
    .flatMap((year) => year.states)
    .reduce((sum, { state, count }) => sum + (state === 'APPROVED' ? count : 0), 0)
  const money = fundingSeries(years)
  const counted = (value: number) => String(value)
  const inMoney = (value: number) => formatDecimal(String(value), { atMost: 2 })
  const departments = staff.departments.toSorted((a, b) => b.count - a.count)
  const most = departments[0]
  const figures = [
    { label: t('人员'), value: counted(staff.total) },
    { label: t('待审核申请'), value: counted(staff.waiting) },
    { label: t('提交申报'), value: counted(total) },
    { label: t(kindWords('DECLARATION').state('APPROVED').label), value: counted(approved) },
    { label: t('立项经费（万元）'), value: inMoney(money.approvedTotal) },
  ]
  const series = (list: readonly { count: number }[]) =>
    [{ label: t('人数'), color: people, pattern: 'plain', values: list.map(({ count }) => count) }] as const
  return (
    <>
      {header}
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.plots}>
        <BarPlot
          title={t('各年度项目')}
          summary={t('共提交 {n} 项申报，其中立项 {m} 项。', { n: total, m: approved })}
          rowHead={t('年度')}
          labels={labels}
          series={states.map((state) => ({ ...state, label: t(state.label) }))}
          format={counted}
        />
        <BarPlot
          title={t('各年度经费（万元）')}
          summary={t('累计立项经费 {m} 万元，其余申请经费 {n} 万元。', {
            m: inMoney(money.approvedTotal),
            n: inMoney(money.otherTotal),
          })}
          rowHead={t('年度')}
          labels={labels}
          series={money.series.map((plotSeries) => ({ ...plotSeries, label: t(plotSeries.label) }))}
          format={inMoney}
        />
        <Section id="company-departments" title={t('人员按部门')}>
          <p>
            {most
              ? t('共 {n} 人，{department}最多，{m} 人。', { n: staff.total, department: nameOf(most), m: most.count })
              : t('还没有部门。')}
          </p>
          <RankingList
            label={t('各部门人数，从多到少')}
            items={departments.map((department) => ({
              key: department.label,
              name: nameOf(department),
              value: counted(department.count),
            }))}
          />
        </Section>
        <BarPlot
          title={t('人员按学历')}
          summary={t('共 {n} 人，按个人资料中的学历统计。', { n: staff.total })}
          rowHead={t('学历')}
          labels={staff.educations.map(nameOf)}
          series={series(staff.educations)}
          format={counted}
        />
        <BarPlot
          title={t('人员按年龄')}
          summary={t('共 {n} 人，按个人资料中的出生日期统计。', { n: staff.total })}
          rowHead={t('年龄')}
          labels={staff.ages.map(nameOf)}
          series={series(staff.ages)}
          format={counted}
        />
      </div>
    </>
  )
}
