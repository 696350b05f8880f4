/** The button on a project's page that downloads all its documents in one archive. */
import { DownloadOutlined } from '@ant-design/icons'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Progress } from '@/ui/Progress'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { useArchive } from '../use-archive'
import styles from './ProjectArchive.module.css'

/** A project's documents as one download: contents, progress, and a retry after a failure. */
export function ProjectArchive({ projectId }: { projectId: string }) {
  const t = useT()
  const { state, busy, problem, start } = useArchive(projectId)
  const statusText = () => {
    if (busy && !state) return t('正在整理材料…')
    if (busy && state?.current)
      return t('已生成 {done} 份，共 {total} 份，正在生成：{name}', {
        done: state.done,
        total: state.total,
        name: t(state.current),
      })
    if (busy) return t('材料已齐，正在打包…')
    return state?.file ? t('已下载《{name}》，共 {n} 份材料', { name: state.file.name, n: state.total }) : ''
  }
  return (
    <Section id="project-archive" title={t('全部材料')} className={styles.archive}>
      <p>{t('您可以查看的申报书、任务书、变更、验收、审计等材料及其附件，打包为一个 zip 文件。')}</p>
      <div className={styles.line}>
        <Button icon={<DownloadOutlined aria-hidden />} loading={busy} onClick={() => void start()}>
          {problem === undefined ? t('下载全部材料') : state ? t('继续下载') : t('重试')}
        </Button>
        <span role="status">{statusText()}</span>
      </div>
      {busy && state && (
        <Progress
          aria-label={t('打包进度')}
          percent={Math.round((state.done / Math.max(1, state.total)) * 100)}
          showInfo={false}
        />
      )}
      {problem !== undefined && (
        <Alert
          type="error"
          role="alert"
          title={problem}
          description={state && t('已生成的部分都在，继续下载时从这里接着生成。')}
        />
      )}
    </Section>
  )
}
