/** The page part where a team member confirms what a declaration says of them, or declines it. */
import { settingsSecurityPath } from '@/lib/routing/security-path'
import { useT } from '@/ui/use-t'
import { ConfirmPart } from '@/work/components/ConfirmPart'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { memberEntry } from '../member-entry'

/** What a declaration says of a team member, for that member to confirm or to decline with a reason. */
export function MemberPart({ work, onAnswered }: { work: WorkRowFragment; onAnswered(): void }) {
  const t = useT()
  const { name, certificate, role, months, unit, duty } = memberEntry(work)
  return (
    <ConfirmPart
      work={work}
      title={t('申报书中的参与信息')}
      facts={[
        [t('姓名'), name],
        [t('身份证号'), certificate],
        [t('角色'), role],
        [t('投入时间（人月）'), months],
        [t('所在单位'), unit],
        [t('承担任务'), duty],
      ]}
      declining={{
        label: t('不参与的原因（必填）'),
        name: t('不参与的原因'),
        missing: t('请写明不参与的原因'),
        send: t('提交不参与'),
      }}
      verifyAt={settingsSecurityPath()}
      onAnswered={onAnswered}
    />
  )
}
