/** The bar with save button and save state below the profile's tabs. */
import { formatRecent } from '@/lib/time/beijing-time'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { useDialogs } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import { fieldsOf, type ProfilePart } from '../profile-fields'
import { useProfile } from '../use-profile-form'
import styles from './SaveBar.module.css'

export function SaveBar({ part }: { part: ProfilePart }) {
  const t = useT()
  const dialogs = useDialogs()
  const { save, changed, discard, submit, draft } = useProfile()
  const own = fieldsOf(part)
  const here = changed.filter((field) => own.includes(field)).length
  const elsewhere = changed.length - here
  const askToDiscard = () =>
    dialogs.confirm({
      title: t('放弃 {n} 项没有保存的修改？', { n: changed.length }),
      content: t('恢复为上次保存的内容，不能撤销。'),
      okText: t('放弃修改'),
      okButtonProps: { danger: true },
      cancelText: t('取消'),
      onOk: discard,
    })
  const state = save.busy
    ? t('正在保存…')
    : here > 0
      ? draft.failed
        ? t('有 {n} 项修改尚未保存，本机也没有存下', { n: here })
        : t('有 {n} 项修改尚未保存，会暂存在本机', { n: here })
      : save.at !== null
        ? t('操作成功，已保存 {time}', { time: formatRecent(save.at) })
        : ''
  return (
    <div className={styles.bar}>
      {save.failure && <Alert type="error" role="alert" title={save.failure} />}
      <div className={styles.actions}>
        <Button type="primary" size="large" loading={save.busy} onClick={() => void submit(part)}>
          {part === 'info' ? t('保存基本信息') : t('保存银行信息')}
        </Button>
        {changed.length > 0 && (
          <Button size="large" disabled={save.busy} onClick={askToDiscard}>
            {t('放弃修改')}
          </Button>
        )}
        <span role="status" className={styles.state}>
          {state}
        </span>
      </div>
      {elsewhere > 0 && (
        <p className={styles.other}>
          {part === 'info' ? t('“银行信息”中还有未保存的修改。') : t('“基本信息”中还有未保存的修改。')}
        </p>
      )}
    </div>
  )
}
