import { program } from '@/api/program'
import { settingsSecurityPath } from '@/features/account/paths'
import { notify } from '@/lib/events/notices'
import { useSession } from '@/session/session'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { BackLink } from '@/ui/BackLink'
import { useT } from '@/ui/use-t'
import { type EntryField, EntryForm } from '@/work/components/EntryForm'
import { BindSubprojectDocument } from '../graphql/topics.program.generated'
import { bindSubprojectPath, subprojectsPath } from '../paths'

type Name = 'projectNumber' | 'projectName' | 'undertakingUnit' | 'leader' | 'checkCode'

/** The leader of a subproject binds it by its notice (`my-project/bind-subproject`). */
export function BindSubprojectPage() {
  const t = useT()
  const goOn = useNavigateIfMounted()
  const { user, units } = useSession()
  const fields: readonly EntryField<Name>[] = [
    { name: 'projectNumber', subject: 'projectNumber', label: t('项目编号'), hint: t('子课题的编号，见通知') },
    { name: 'projectName', subject: 'projectName', label: t('项目名称'), hint: t('与立项时的名称一致') },
    {
      name: 'undertakingUnit',
      subject: 'undertakingUnit',
      label: t('承担单位'),
      known: units.length === 1 ? units[0]?.unit.unitName : undefined,
    },
    { name: 'leader', subject: 'projectLeader', label: t('项目负责人'), known: user.userFullname ?? undefined },
    { name: 'checkCode', subject: 'checkCode', label: t('校验码'), hint: t('见通知短信或邮件') },
  ]
  return (
    <>
      <BackLink to={subprojectsPath()} label={t('返回我的项目')} />
      <EntryForm
        thing="subproject"
        title={t('绑定子课题')}
        purpose={t('请按子课题通知填写。与立项信息一致后，子课题会关联到您的账号，由您填报。')}
        fields={fields}
        button={t('绑定子课题')}
        verifyAt={settingsSecurityPath(bindSubprojectPath())}
        bind={(typed, verificationCode) =>
          program.mutate(BindSubprojectDocument, { subproject: { ...typed, verificationCode } }, { background: true })
        }
        onBound={() => {
          notify({ kind: 'success', title: t('操作成功'), text: t('子课题已关联到您的账号。'), seconds: 4 })
          goOn(subprojectsPath())
        }}
      />
    </>
  )
}
