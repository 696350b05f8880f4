/** The list of external accounts (WeChat, one-stop service) bound for sign-in, in account settings. */
import { permission } from '@/api/permission'
import type { BoundAccountKind } from '@/api/permission/schema.generated'
import { text } from '@/lib/i18n/i18n'
import { Button } from '@/ui/Button'
import { useDialogs, useMessages } from '@/ui/feedback'
import { LoadFailure } from '@/ui/LoadFailure'
import { Skeleton } from '@/ui/Skeleton'
import { useT } from '@/ui/use-t'
import { BoundAccountsDocument, UnbindAccountDocument } from '../graphql/security.permission.generated'
import styles from './SecurityList.module.css'

const kinds: readonly { kind: BoundAccountKind; label: string; how: string }[] = [
  { kind: 'WECHAT', label: text('微信'), how: text('未绑定。在登录页选择微信登录，扫码后可绑定本账号。') },
  { kind: 'YWTB', label: text('一网通办'), how: text('未绑定。从“一网通办”登录本平台后可绑定本账号。') },
]

/** External accounts bound for sign-in; each can be unbound after asking. */
export function BoundAccounts({ onChanged }: { onChanged(): Promise<void> }) {
  const t = useT()
  const message = useMessages()
  const dialogs = useDialogs()
  const answer = permission.useAnswer(BoundAccountsDocument, { fetchPolicy: 'network-only' })
  const unbind = (kind: BoundAccountKind, label: string) =>
    dialogs.confirm({
      title: t('解除绑定{label}？', { label }),
      content: t('解除后不能再用{label}登录本账号，仍可用密码或短信验证码登录。', { label }),
      okText: t('解除绑定'),
      okButtonProps: { danger: true },
      cancelText: t('取消'),
      async onOk() {
        // A refusal is announced; the binding stays.
        const done = await permission.mutate(UnbindAccountDocument, { kind }).then(
          ({ unbindAccount }) => unbindAccount,
          () => false,
        )
        answer.retry()
        if (!done) return
        message.success(t('操作成功'))
        await onChanged()
      },
    })
  if (answer.failureText) return <LoadFailure text={answer.failureText} onRetry={answer.retry} />
  if (!answer.data) return <Skeleton rows={2} />
  const bound = answer.data.boundAccounts
  return (
    <ul className={styles.list}>
      {kinds.map(({ kind, label, how }) => {
        const account = bound.find((item) => item.kind === kind)
        return (
          <li key={kind}>
            <div>
              <h3>{t(label)}</h3>
              <p>{account ? t('已绑定 {name}', { name: account.name }) : t(how)}</p>
            </div>
            {account && (
              <Button aria-label={t('解除绑定{label}', { label: t(label) })} onClick={() => unbind(kind, t(label))}>
                {t('解除绑定')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
