/** The dialog that changes a person's mobile or e-mail address, with a code sent to the new one; for profile and security. */

import { permission } from '@/api/permission'
import { containsAt, plainEmail } from '@/lib/validation/email'
import { isMobile, plainDigits } from '@/lib/validation/mobile'
import { CodeField } from '@/shared/form/CodeField'
import type { CodeChannel } from '@/shared/form/send-code'
import { useSmallForm } from '@/shared/form/use-small-form'
import { FormField } from '@/ui/FormField'
import { useMessages } from '@/ui/feedback'
import { PlainInput } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import { ChangeEmailDocument, ChangeMobileDocument } from '../graphql/security.permission.generated'
import { SecurityDialog } from './SecurityDialog'

type AddressField = 'to' | 'code'
const idOf = (field: AddressField) => `address-${field}`
const fields = { email: 'to', mobile: 'to', code: 'code' } as const

interface AddressDialogProps {
  channel: CodeChannel
  /** The present mobile or e-mail address; empty for none. */
  current: string
  onClose(): void
  /** Called after the change. */
  onChanged(): Promise<void>
}

export function AddressDialog({ channel, current, onClose, onChanged }: AddressDialogProps) {
  const t = useT()
  const message = useMessages()
  const mobile = channel === 'mobile'
  const plain = mobile ? plainDigits : plainEmail
  const wrongAddress = (to: string) => {
    if (plain(to) !== '' && plain(to) === current) return mobile ? t('与现在的手机号码相同') : t('与现在的邮箱相同')
    if (mobile) return isMobile(plain(to)) ? null : t('请输入正确的手机号码')
    return containsAt(plain(to)) ? null : t('请输入正确的邮箱')
  }
  const form = useSmallForm<AddressField>({
    empty: { to: '', code: '' },
    idOf,
    check({ to, code }) {
      const wrong = wrongAddress(to)
      return { ...(wrong && { to: wrong }), ...(plainDigits(code) === '' && { code: t('请输入验证码') }) }
    },
    fields,
    call({ to, code }) {
      const verificationCode = plainDigits(code)
      return mobile
        ? permission.mutate(ChangeMobileDocument, { mobile: plain(to), verificationCode })
        : permission.mutate(ChangeEmailDocument, { email: plain(to), verificationCode })
    },
  })
  const done = async () => {
    await onChanged()
    message.success(t('操作成功'))
    onClose()
  }
  return (
    <SecurityDialog
      title={mobile ? t('更换手机号码') : t('更换邮箱')}
      act={t('确认更换')}
      form={form}
      onDone={() => void done()}
      onClose={onClose}
    >
      <FormField id={idOf('to')} label={mobile ? t('新手机号码') : t('新邮箱')} required error={form.wrong.to}>
        {(control) => (
          <PlainInput
            {...control}
            inputMode={mobile ? 'tel' : 'email'}
            autoComplete={mobile ? 'tel-national' : 'email'}
            value={form.values.to}
            onChange={({ target }) => form.set('to', target.value)}
            onBlur={() => form.values.to !== plain(form.values.to) && form.set('to', plain(form.values.to))}
          />
        )}
      </FormField>
      <CodeField
        id={idOf('code')}
        channel={channel}
        value={form.values.code}
        error={form.wrong.code}
        onChange={(code) => form.set('code', code)}
        target={() => {
          const wrong = wrongAddress(form.values.to)
          if (wrong) form.show({ to: wrong })
          return wrong ? null : plain(form.values.to)
        }}
        onFailure={(text) => form.show({ code: text })}
      />
    </SecurityDialog>
  )
}
