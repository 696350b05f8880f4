import { permission } from '@/api/permission'
import { useSmallForm } from '@/shared/form/use-small-form'
import { Alert } from '@/ui/Alert'
import { Dialog } from '@/ui/Dialog'
import { FormField } from '@/ui/FormField'
import { useMessages } from '@/ui/feedback'
import { PasswordInput } from '@/ui/PasswordInput'
import { useT } from '@/ui/use-t'
import { ChangePasswordDocument } from '../graphql/security.permission.generated'
import { isPassword } from '../password-rule'
import styles from './SecurityDialogs.module.css'

const fields = ['old', 'fresh', 'repeated'] as const
type PasswordField = (typeof fields)[number]
const idOf = (field: PasswordField) => `password-${field}`

/**
 * Changes the password; 60153 is shown at the old one, 60156 and 60107 at the new one. Passwords can be pasted and
 * revealed.
 */
export function PasswordDialog({ onClose }: { onClose(): void }) {
  const t = useT()
  const message = useMessages()
  const form = useSmallForm<PasswordField>({
    empty: { old: '', fresh: '', repeated: '' },
    idOf,
    check: ({ old, fresh, repeated }) => ({
      ...(old === '' && { old: t('请输入原密码') }),
      ...(!isPassword(fresh) && { fresh: t('密码须为 8 至 32 位，并同时含有字母和数字') }),
      ...(repeated !== fresh && { repeated: t('两次输入的新密码不一致') }),
    }),
    fields: { oldPassword: 'old', newPassword: 'fresh' },
    call: ({ old, fresh }) => permission.mutate(ChangePasswordDocument, { oldPassword: old, newPassword: fresh }),
  })
  const labels = { old: t('原密码'), fresh: t('新密码'), repeated: t('确认新密码') }
  const save = async () => {
    if (!(await form.submit())) return
    message.success(t('密码已修改，其他设备上的登录已失效'))
    onClose()
  }
  return (
    <Dialog
      destroyOnHidden
      open
      title={t('修改密码')}
      okText={t('确认修改')}
      cancelText={t('取消')}
      confirmLoading={form.busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <form
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {form.wrong.form && <Alert type="error" role="alert" title={form.wrong.form} />}
        {fields.map((field) => (
          <FormField
            key={field}
            id={idOf(field)}
            label={labels[field]}
            error={form.wrong[field]}
            hint={field === 'fresh' ? t('8 至 32 位，同时含有字母和数字') : undefined}
          >
            {(control) => (
              <PasswordInput
                {...control}
                autoComplete={field === 'old' ? 'current-password' : 'new-password'}
                value={form.values[field]}
                onChange={({ target }) => form.set(field, target.value)}
              />
            )}
          </FormField>
        ))}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
