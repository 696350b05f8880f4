import { useT } from '@/ui/use-t'
import { ConfirmPart } from '@/work/components/ConfirmPart'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'

interface EvaluationFactsProps {
  work: WorkRowFragment
  onConfirmed(): void
}

/** The commission's records before a performance evaluation: the leader confirms them, or says what does not fit. */
export function EvaluationFacts({ work, onConfirmed }: EvaluationFactsProps) {
  const t = useT()
  return (
    <ConfirmPart
      work={work}
      title={t('核对项目信息')}
      facts={[
        [t('项目编号'), work.number],
        [t('项目名称'), work.title],
        [t('承担单位'), work.unitName],
        [t('项目负责人'), work.creatorName],
        [t('立项经费'), t('{n} 万元', { n: work.amount ?? '0' })],
      ]}
      confirming={{ action: 'BEGIN', label: t('信息一致，开始填报'), facts: { projectNumber: work.number } }}
      declining={{
        label: t('不一致的内容（必填）'),
        name: t('不一致的内容'),
        missing: t('请写明哪一项不一致、应该是什么'),
        send: t('提交不一致的内容'),
      }}
      onAnswered={onConfirmed}
    >
      <p>{t('绩效评价开始前，请核对{commission}登记的项目信息。')}</p>
    </ConfirmPart>
  )
}
