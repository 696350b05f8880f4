/** The dialog that changes the password: old, new, repeated; on the security page of account settings. */
import { permission } from '@/api/permission'
import { newPasswordHint, newPasswordProblem } from '@/lib/validation/new-password'
import { useSmallForm } from '@/shared/form/use-small-form'
import { FormField } from '@/ui/FormField'
import { useMessages } from '@/ui/feedback'
import { PasswordInput } from '@/ui/PasswordInput'
import { useT } from '@/ui/use-t'
import { ChangePasswordDocument, SignedInDevicesDocument } from '../graphql/security.permission.generated'
import { SecurityDialog } from './SecurityDialog'

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
    check({ old, fresh, repeated }) {
      const problem = newPasswordProblem(fresh)
      return {
        ...(old === '' && { old: t('请输入原密码') }),
        ...(problem && { fresh: problem }),
        ...(repeated !== fresh && { repeated: t('两次输入的新密码不一致') }),
      }
    },
    fields: { oldPassword: 'old', newPassword: 'fresh' },
    call: ({ old, fresh }) => permission.mutate(ChangePasswordDocument, { oldPassword: old, newPassword: fresh }),
  })
  const labels = { old: t('原密码'), fresh: t('新密码'), repeated: t('确认新密码') }
  const done = () => {
    message.success(t('密码已修改，其他设备上的登录已失效'))
    // The list of devices beside the dialog has lost them; a failed request has been announced.
    Promise.resolve(permission.client().refetchQueries({ include: [SignedInDevicesDocument] })).catch(() => undefined)
    onClose()
  }
  return (
    <SecurityDialog title={t('修改密码')} act={t('确认修改')} form={form} onDone={done} onClose={onClose}>
      {fields.map((field) => (
        <FormField
          key={field}
          id={idOf(field)}
          label={labels[field]}
          error={form.wrong[field]}
          hint={field === 'fresh' ? t(newPasswordHint) : undefined}
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
    </SecurityDialog>
  )
}
