/** The page of technical reports for the supervising department: progress of their evaluation, and scores side by side. */
import { text } from '@/lib/i18n/i18n'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { TabLinks, useTab } from '@/work/components/TabLinks'
import { WorkTable } from '@/work/components/WorkTable'
import { technicalPath } from '../paths'

const TechnicalScores = lazyPart(() => import('../components/TechnicalScores').then((module) => module.TechnicalScores))

const tabs = [
  { value: 'WORKS', title: text('评价进度') },
  { value: 'SCORES', title: text('评分比较') },
] as const

/** Technical reports of accepted projects, evaluated by the supervising department, and their scores side by side. */
export function TechnicalPage() {
  const t = useT()
  const tab = useTab(tabs.map(({ value }) => value))
  return (
    <>
      <PageHeader title={t('技术报告评价')} purpose={t('对通过验收项目的技术报告逐份评价，提交后不能修改。')} />
      <TabLinks label={t('技术报告评价')} tabs={tabs.map(({ value, title }) => ({ value, title: t(title) }))} />
      {tab === 'SCORES' ? (
        <TechnicalScores />
      ) : (
        <WorkTable
          label={t('技术报告评价')}
          kinds={['TECHNICAL_EVALUATION']}
          reviewing
          readAt={({ id }) => technicalPath(id)}
          narrowedBy={['unit', 'guide']}
          empty={t('没有需要评价的技术报告。项目通过验收后会出现在这里。')}
        />
      )}
    </>
  )
}
