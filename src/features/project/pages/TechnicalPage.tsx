import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { WorkTable } from '@/work/components/WorkTable'

/** Technical reports of accepted projects, evaluated by the supervising department. */
export function TechnicalPage() {
  const t = useT()
  return (
    <>
      <PageHeader title={t('技术报告评价')} purpose={t('对通过验收项目的技术报告逐份评价，提交后不能修改。')} />
      <WorkTable
        label={t('技术报告评价')}
        kinds={['TECHNICAL_EVALUATION']}
        reviewing
        narrowedBy={['unit', 'guide']}
        empty={t('没有需要评价的技术报告。项目通过验收后会出现在这里。')}
      />
    </>
  )
}
