/** The page of a person's projects (我的项目): a tab for each kind of work. */
import { Link, useNavigate } from 'react-router-dom'
import { program } from '@/api/program'
import { text } from '@/lib/i18n/i18n'
import { Permitted } from '@/session/Permitted'
import { useYearFilter } from '@/shared/list/use-year-filter'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { TabLinks, useTab } from '@/work/components/TabLinks'
import { WorkTable } from '@/work/components/WorkTable'
import { useCounts } from '@/work/use-counts'
import { OwnTopicsDocument } from '../graphql/topics.program.generated'
import { bindSubprojectPath, guidesPath } from '../paths'
import { addAccess } from '../permissions'

const OwnTopics = lazyPart(() => import('../components/OwnTopics').then((module) => module.OwnTopics))

const tabs = [
  { value: 'DECLARATION', title: text('申报') },
  { value: 'TASK_BOOK', title: text('任务书与合同') },
  { value: 'CONTRACT_CHANGE', title: text('变更') },
  { value: 'ACCEPTANCE', title: text('验收') },
  { value: 'PERFORMANCE', title: text('绩效评价') },
  { value: 'SUBPROJECT', title: text('子课题') },
] as const

const emptyTexts: Readonly<Record<string, string>> = {
  TASK_BOOK: text('还没有任务书。申报立项后，任务书会出现在这里。'),
  CONTRACT_CHANGE: text('没有合同变更。任务书签订后，可以在项目页面申请变更。'),
  ACCEPTANCE: text('还没有需要验收的项目。任务书签订后，验收会出现在这里。'),
  PERFORMANCE: text('还没有绩效评价。项目通过验收后，绩效评价会出现在这里。'),
}

/** The person's projects: a tab with count per kind of work. */
export function MyProjectPage() {
  const t = useT()
  const navigate = useNavigate()
  const counts = useCounts({ scope: 'OWN' })
  const tab = useTab(tabs.map(({ value }) => value))
  const title = tabs.find(({ value }) => value === tab)?.title ?? ''
  const years = useYearFilter()
  const topics = program.useAnswer(OwnTopicsDocument, { fetchPolicy: 'cache-and-network', background: true })
  const countOf = (value: string) => {
    if (value === 'SUBPROJECT') return topics.data?.ownTopics.length
    return value === 'DECLARATION' || !counts ? undefined : (counts[value] ?? 0)
  }
  return (
    <>
      <PageHeader
        title={t('我的项目')}
        purpose={t('查看自己的申报书和项目，继续填报或了解办理进度。')}
        actions={
          tab === 'SUBPROJECT' ? (
            <Button type="primary" onClick={() => navigate(bindSubprojectPath())}>
              {t('绑定子课题')}
            </Button>
          ) : (
            <Permitted codes={[addAccess]}>
              <Button type="primary" onClick={() => navigate(guidesPath())}>
                {t('申报项目')}
              </Button>
            </Permitted>
          )
        }
      />
      <TabLinks
        label={t('我的项目')}
        tabs={tabs.map((tab) => ({
          value: tab.value,
          title: t(tab.title),
          count: countOf(tab.value),
        }))}
      />
      {tab === 'DECLARATION' ? (
        <WorkTable
          label={t('我的项目')}
          kinds={[tab]}
          scope="OWN"
          years={years}
          next
          empty={
            <>
              {t('还没有申报书。')} <Link to={guidesPath()}>{t('查看正在受理的指南')}</Link>
            </>
          }
        />
      ) : tab === 'SUBPROJECT' ? (
        <OwnTopics answer={topics} />
      ) : (
        <WorkTable key={tab} label={t(title)} kinds={[tab]} scope="OWN" empty={t(emptyTexts[tab] ?? '')} />
      )}
    </>
  )
}
