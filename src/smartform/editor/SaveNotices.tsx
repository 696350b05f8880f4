import { Alert, Button } from 'antd'
import { useT } from '@/ui/use-t'
import type { Autosave, AutosaveView } from '../drafts/autosave-view'
import { statusOf } from '../drafts/save-state'
import type { FormEngine } from '../engine/engine'
import styles from './Notices.module.css'
import { RestoredAnswers } from './RestoredAnswers'
import { UnsavedAnswers } from './UnsavedAnswers'

interface SaveNoticesProps {
  engine: FormEngine
  autosave: Autosave
  view: AutosaveView
  lockedReason: string | null
  onSignIn?(): void
}

/** What a person has to know, or to do, about what they typed and where it is. */
export function SaveNotices({ engine, autosave, view, lockedReason, onSignIn }: SaveNoticesProps) {
  const t = useT()
  const { save, restored } = view
  const status = statusOf(save)
  const trouble = save.trouble
  const locked = trouble?.kind === 'locked' ? trouble.message : lockedReason
  const retry = (
    <Button size="small" onClick={() => autosave.retry()}>
      {t('立即重试')}
    </Button>
  )
  return (
    <div>
      {locked !== null && (
        <Alert
          className={styles.notice}
          type="warning"
          showIcon
          role={trouble ? 'alert' : undefined}
          title={locked}
          description={<UnsavedAnswers engine={engine} values={view.unsaved} />}
        />
      )}
      {status === 'session' && (
        <Alert
          className={styles.notice}
          type="warning"
          showIcon
          role="alert"
          title={t('登录已失效，可以继续填写，内容保存在本机。')}
          description={onSignIn ? undefined : t('请在另一个标签页重新登录，回到这里后会自动保存。')}
          action={
            onSignIn ? (
              <Button size="small" type="primary" onClick={onSignIn}>
                {t('重新登录')}
              </Button>
            ) : (
              retry
            )
          }
        />
      )}
      {trouble?.kind === 'refused' && (
        <Alert
          className={styles.notice}
          type="error"
          showIcon
          role="alert"
          title={trouble.message}
          description={t('填写的内容没有丢失，改正后会自动保存。')}
          action={retry}
        />
      )}
      {(status === 'localOnly' || status === 'memoryOnly') && trouble?.kind === 'offline' && (
        <Alert
          className={styles.notice}
          type="warning"
          showIcon
          title={t('暂时连不上服务器，可以继续填写，恢复后会自动保存。')}
          action={retry}
        />
      )}
      {status === 'conflict' && !view.differences.some((one) => one.reason === 'conflict') && (
        <Alert
          className={styles.notice}
          type="warning"
          showIcon
          role="alert"
          title={t('别人也修改了这份内容，正在读取对方的修改。')}
          action={retry}
        />
      )}
      {restored && <RestoredAnswers engine={engine} autosave={autosave} restored={restored} />}
    </div>
  )
}
