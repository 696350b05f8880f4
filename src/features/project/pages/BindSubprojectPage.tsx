/** The page that binds a subproject to its leader by its notice. */
import { program } from '@/api/program'
import { notify } from '@/lib/events/notices'
import { settingsSecurityPath } from '@/lib/routing/security-path'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { BackLink } from '@/ui/BackLink'
import { useT } from '@/ui/use-t'
import { EntryForm } from '@/work/components/EntryForm'
import { useNoticeFields } from '@/work/notice-fields'
import { BindSubprojectDocument } from '../graphql/topics.program.generated'
import { bindSubprojectPath, subprojectsPath } from '../paths'

/** The leader of a subproject binds it by its notice (`my-project/bind-subproject`). */
export function BindSubprojectPage() {
  const t = useT()
  const goOn = useNavigateIfMounted()
  const fields = useNoticeFields(t('子课题的编号，见通知'))
  return (
    <>
      <BackLink to={subprojectsPath()} label={t('返回我的项目')} />
      <EntryForm
        thing="subproject"
        title={t('绑定子课题')}
        purpose={t('请按子课题通知填写。与立项信息一致后，子课题会关联到您的账号，由您填报。')}
        fields={Object.values(fields)}
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
