/** The devices a person is signed in on, with sign-out elsewhere, and the sign-in before this one. */

import { permission } from '@/api/permission'
import { Button } from '@/ui/Button'
import { useDialogs, useMessages } from '@/ui/feedback'
import { LoadFailure } from '@/ui/LoadFailure'
import { Skeleton } from '@/ui/Skeleton'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { EndDeviceDocument, SignedInDevicesDocument } from '../graphql/security.permission.generated'
import styles from './SecurityList.module.css'

/** Signed-in devices; each but this one can be signed out. */
export function SignedInDevices() {
  const t = useT()
  const minute = useMinute()
  const message = useMessages()
  const dialogs = useDialogs()
  const answer = permission.useAnswer(SignedInDevicesDocument, { fetchPolicy: 'network-only' })
  if (answer.failureText) return <LoadFailure text={answer.failureText} onRetry={answer.retry} />
  if (!answer.data) return <Skeleton rows={2} />
  const { signedInDevices, previousSignIn } = answer.data
  const nameOf = (device: string | null | undefined) => device ?? t('未知设备')
  const end = (id: string, device: string) =>
    dialogs.confirm({
      title: t('让 {device} 退出登录？', { device }),
      content: t('那台设备上没有保存的内容仍留在那里，重新登录后可以接着填写。'),
      okText: t('退出登录'),
      cancelText: t('取消'),
      async onOk() {
        // A refusal is announced; the device stays.
        const isDone = await permission.mutate(EndDeviceDocument, { id }).then(
          () => true,
          () => false,
        )
        answer.retry()
        if (isDone) message.success(t('操作成功'))
      },
    })
  return (
    <>
      <p className={styles.purpose}>
        {previousSignIn
          ? t('上次登录：{at}，{device}。不是您本人的，请立即修改密码。', {
              at: minute(previousSignIn.at),
              device: nameOf(previousSignIn.device),
            })
          : t('这是有记录以来的第一次登录。')}
      </p>
      <ul className={styles.list}>
        {signedInDevices.map(({ id, device, signedInAt, isCurrent }) => (
          <li key={id}>
            <div>
              <h3>{isCurrent ? t('{device}（本机）', { device: nameOf(device) }) : nameOf(device)}</h3>
              <p>{t('{at} 登录', { at: minute(signedInAt) })}</p>
            </div>
            {!isCurrent && (
              <Button
                aria-label={t('让 {device} 退出登录（{at} 登录）', { device: nameOf(device), at: minute(signedInAt) })}
                onClick={() => end(id, nameOf(device))}
              >
                {t('退出登录')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
