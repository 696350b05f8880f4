/** The page that binds a foreign-expert project to its leader by its notice. */
import { useRef } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { program } from '@/api/program'
import { notify } from '@/lib/events/notices'
import { settingsSecurityPath } from '@/lib/routing/security-path'
import { formatDay } from '@/lib/time/beijing-time'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { BackLink } from '@/ui/BackLink'
import { Facts } from '@/ui/Facts'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { EntryForm } from '@/work/components/EntryForm'
import { PageFailure } from '@/work/components/PageFailure'
import { useNoticeFields } from '@/work/notice-fields'
import {
  BindExpertProjectDocument,
  ExpertProjectDocument,
  type ExpertProjectQuery,
} from '../graphql/expert-projects.program.generated'
import { expertProjectPath, foreignExpertPath, foreignExpertsPath } from '../paths'

type Project = ExpertProjectQuery['expertProject']

/**
 * The leader of a foreign-expert project binds it by its notice; with an id its facts are shown and only the codes are
 * asked (`expertProject`, `expertProject/{id}`).
 */
export function ExpertProjectPage() {
  const { id } = useParams()
  return id === undefined ? <Entry key="typed" /> : <NamedEntry key={id} id={id} />
}

function NamedEntry({ id }: { id: string }) {
  const t = useT()
  const answer = program.useAnswer(ExpertProjectDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    background: true,
  })
  const project = answer.data?.expertProject
  if (answer.failure && !project)
    return (
      <PageFailure
        title={t('绑定外国专家项目')}
        failure={answer.failure}
        onRetry={answer.retry}
        absent={{
          codes: [603101],
          title: t('没有找到这个项目'),
          description: t('链接可能不完整。您也可以按通知中的编号绑定。'),
        }}
        back={{ label: t('按编号绑定'), to: expertProjectPath() }}
      />
    )
  if (!project) return <PageSkeleton />
  if (project.workId !== null) return <Navigate to={foreignExpertPath(project.workId)} replace />
  return <Entry project={project} />
}

function Entry({ project }: { project?: Project }) {
  const t = useT()
  const goOn = useNavigateIfMounted()
  const workId = useRef<string>(undefined)
  const fields = useNoticeFields(t('见立项通知'))
  return (
    <>
      <BackLink to={foreignExpertsPath()} label={t('返回外国专家项目')} />
      <EntryForm
        thing={`foreign-expert:${project?.id ?? ''}`}
        title={t('绑定外国专家项目')}
        purpose={t('请按立项通知填写。与立项信息一致后，项目会关联到您的账号，由您填报。')}
        fields={project ? [fields.checkCode] : Object.values(fields)}
        button={t('绑定并填报')}
        verifyAt={settingsSecurityPath(expertProjectPath(project?.id))}
        bind={async ({ checkCode: code, ...typed }, verificationCode) => {
          const named = project ? { id: project.id } : typed
          const bound = await program.mutate(
            BindExpertProjectDocument,
            { project: { ...named, checkCode: code, verificationCode } },
            { background: true },
          )
          workId.current = bound.bindExpertProject.id
        }}
        onBound={() => {
          notify({ kind: 'success', title: t('操作成功'), text: t('外国专家项目已关联到您的账号。'), seconds: 4 })
          goOn(workId.current === undefined ? foreignExpertsPath() : foreignExpertPath(workId.current))
        }}
      >
        {project && <ProjectFacts project={project} />}
      </EntryForm>
    </>
  )
}

/** The commission's record of the named project. */
function ProjectFacts({ project }: { project: Project }) {
  const t = useT()
  const facts: [string, string][] = [
    [t('项目编号'), project.number],
    [t('项目名称'), project.name],
    [t('承担单位'), project.unitName],
    [t('项目负责人'), project.leaderName],
    [t('填报时间'), t('{start} 至 {end}', { start: formatDay(project.opensOn), end: formatDay(project.closesOn) })],
  ]
  return <Facts facts={facts} />
}
