/** The section of a project's page with its timeline, print, and the request for a contract change. */
import { PrinterOutlined } from '@ant-design/icons'
import { workflow } from '@/api/workflow'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { Button } from '@/ui/Button'
import { useMessages } from '@/ui/feedback'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { BeginWorkDocument } from '@/work/graphql/works.workflow.generated'
import { kindWords } from '@/work/kind-words'
import type { Life } from '../life-words'
import { LifeSteps } from './LifeSteps'
import styles from './ProjectLife.module.css'

/** A project's whole life as a list of steps, with print, and with the leader's request for a contract change. */
export function ProjectLife({ life }: { life: Life }) {
  const t = useT()
  const { loading, change } = useBeginChange(life.id)
  const mayChange = life.steps.some(({ kind, standing }) => kind === 'CONTRACT_CHANGE' && standing === 'OPEN')
  return (
    <Section id="project-life" title={t('项目全过程')}>
      <LifeSteps life={life} />
      <div className={styles.actions}>
        {mayChange && (
          <Button loading={loading} onClick={() => void change()}>
            {t('申请合同变更')}
          </Button>
        )}
        <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
          {t('打印全过程')}
        </Button>
      </div>
    </Section>
  )
}

/** Begins a request for a contract change and opens its form. */
function useBeginChange(projectId: string) {
  const t = useT()
  const goOn = useNavigateIfMounted()
  const message = useMessages()
  const [begin, { loading }] = workflow.useMutation(BeginWorkDocument)
  const change = async () => {
    const { data } = await begin({ variables: { kind: 'CONTRACT_CHANGE', belongsTo: projectId } }).catch(() => ({
      data: null,
    }))
    const form = data && kindWords(data.beginWork.kind).form(data.beginWork)
    if (!form) return
    message.success(t('变更申请已建立，填写后提交。'))
    goOn(form)
  }
  return { loading, change }
}
