/** The page of a handover of a unit's administration, for the person who was asked. */
import { settingsSecurityPath } from '@/lib/routing/security-path'
import { refreshPermissions } from '@/session/load-session'
import { useT } from '@/ui/use-t'
import { ConfirmPart } from '@/work/components/ConfirmPart'
import { factsOf } from '@/work/facts'
import { WorkOverviewPage } from '@/work/pages/WorkOverviewPage'
import { useWorkId } from '@/work/use-work-id'

/** A handover of a unit's administration: who was asked accepts or declines it, who asked may withdraw it. */
export function HandoverPage() {
  const t = useT()
  const workId = useWorkId()
  return (
    <WorkOverviewPage
      id={workId}
      kinds={['ADMINISTRATOR_HANDOVER']}
      back={{ label: t('返回首页'), to: '/' }}
      more={(work, again) => (
        <ConfirmPart
          work={work}
          title={t('移交内容')}
          facts={[
            [t('单位'), work.unitName],
            [t('移交人'), work.creatorName],
            [t('接任人'), String(factsOf(work).successor ?? '')],
            [t('接任后'), t('您管理整个单位的人员、专家、项目和单位信息，移交人不再是管理员。')],
          ]}
          declining={{
            label: t('不接任的原因（必填）'),
            name: t('不接任的原因'),
            missing: t('请写明不接任的原因'),
            send: t('提交不接任'),
          }}
          verifyAt={settingsSecurityPath()}
          onAnswered={() => {
            again()
            // The menu of the new administrator has the unit from now on.
            void refreshPermissions()
          }}
        />
      )}
    />
  )
}
