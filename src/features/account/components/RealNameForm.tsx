/** The form of real-name certification (实名认证), in account settings. */

import { useState } from 'react'
import { permission } from '@/api/permission'
import { type DictionaryEntry, entryName } from '@/lib/i18n/dictionary-entry-name'
import { isBankAccount } from '@/lib/validation/bank-account'
import { isMobile, plainDigits } from '@/lib/validation/mobile'
import { mixesScripts, plainLine } from '@/lib/validation/name-letters'
import { isNationalId, looksLikeNationalId, plainCertificate } from '@/lib/validation/national-id'
import { tooLong } from '@/lib/validation/too-long'
import { CodeField } from '@/shared/form/CodeField'
import { DictionarySelect } from '@/shared/form/DictionarySelect'
import { useSmallForm } from '@/shared/form/use-small-form'
import { ConsentBox } from '@/shared/personal-data/ConsentBox'
import { PurposeNote } from '@/shared/personal-data/PurposeNote'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FormField, FormGrid } from '@/ui/FormField'
import { useMessages } from '@/ui/feedback'
import { PlainInput } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import { isResidentCard, isWrongNumber } from '../certificate-rules'
import { CertifyRealNameDocument } from '../graphql/security.permission.generated'
import type { ProfileUser } from '../profile-values'
import { FixedValue } from './FixedValue'
import styles from './SecurityList.module.css'

/** Characters of a name, as in the profile (specification, section 5). */
const longestName = 50

type RealNameField = 'type' | 'name' | 'number' | 'mobile' | 'code' | 'account'
const idOf = (field: RealNameField) => `real-name-${field}`

/** The field of a refusal; 60155 and 60354 concern the whole form. */
const fields = {
  certificate: 'number',
  fullName: 'name',
  mobile: 'mobile',
  bankAccount: 'account',
  code: 'code',
} as const

/**
 * Real-name certification: name, certificate and mobile for the intermediate level, plus a bank account for the
 * advanced one. From the intermediate level, only the account is asked for.
 */
export function RealNameForm({ user, onCertified }: { user: ProfileUser; onCertified(): Promise<void> }) {
  const t = useT()
  const message = useMessages()
  const certificateType = user.userCertificatetypeDic
  const [type, setType] = useState<DictionaryEntry | null>(certificateType)
  // A person certified elsewhere may have no certificate here yet.
  const known = user.userGrade === 2 ? (user.userCertificate ?? '') : ''
  const continues = known !== ''
  const wrongNumber = (number: string) => {
    if (number === '') return t('请输入证件号码')
    if (isResidentCard(type) && !looksLikeNationalId(number)) return t('身份证格式错误')
    if (isResidentCard(type) && !isNationalId(number)) return t('请输入正确的身份证号')
    return isWrongNumber(type, number) ? t('请输入正确的{type}号码', { type: type ? entryName(type) : '' }) : null
  }
  const wrongMobile = (mobile: string) => (isMobile(plainDigits(mobile)) ? null : t('请输入正确的手机号码'))
  const form = useSmallForm<RealNameField>({
    empty: { type: '', name: user.userFullname, number: known, mobile: user.userMobile ?? '', code: '', account: '' },
    idOf,
    check({ name, number, mobile, code, account }) {
      const [typed, digits] = [wrongNumber(plainCertificate(number)), wrongMobile(mobile)]
      const long = tooLong(t('姓名'), plainLine(name), longestName)
      return {
        ...(!type && { type: t('请选择{label}', { label: t('证件类型') }) }),
        ...(plainLine(name) === '' && { name: t('请输入{label}', { label: t('姓名') }) }),
        ...(long && { name: long }),
        ...(mixesScripts(name) && { name: t('姓名不要混用汉字和字母，请按证件填写') }),
        ...(typed && { number: typed }),
        ...(digits && { mobile: digits }),
        ...(plainDigits(code) === '' && { code: t('请输入验证码') }),
        ...(continues && account.trim() === '' && { account: t('请输入银行账号') }),
        ...(account.trim() !== '' && !isBankAccount(plainDigits(account)) && { account: t('请输入正确的银行账号') }),
      }
    },
    fields,
    call: ({ name, number, mobile, code, account }) =>
      permission.mutate(CertifyRealNameDocument, {
        input: {
          userFullname: plainLine(name),
          userCertificatetype: type?.id ?? '',
          userCertificate: plainCertificate(number),
          userMobile: plainDigits(mobile),
          verificationCode: plainDigits(code),
          userBankAccount: plainDigits(account) || null,
        },
      }),
  })
  const send = async () => {
    if (!(await form.submit())) return
    message.success(t('操作成功'))
    await onCertified()
  }
  const line = (field: 'name' | 'number' | 'mobile' | 'account', label: string, hint?: string) => (
    <FormField
      id={idOf(field)}
      label={label}
      required={field !== 'account' || continues}
      hint={hint}
      error={form.wrong[field]}
    >
      {(control) => (
        <PlainInput
          {...control}
          inputMode={field === 'mobile' ? 'tel' : undefined}
          autoComplete={field === 'name' ? 'name' : field === 'mobile' ? 'tel-national' : 'off'}
          value={form.values[field]}
          onChange={({ target }) => form.set(field, target.value)}
        />
      )}
    </FormField>
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <PurposeNote kinds={['certificateNumber', 'mobile']} />
      {form.wrong.form && <Alert className={styles.wrong} type="error" role="alert" title={form.wrong.form} />}
      <FormGrid>
        {continues ? (
          <>
            <FixedValue label={t('姓名')} text={user.userFullname} note={t('已实名认证')} error={form.wrong.name} />
            <FixedValue label={t('证件类型')} text={type ? entryName(type) : ''} />
            <FixedValue label={t('证件号码')} text={form.values.number} sensitive error={form.wrong.number} />
          </>
        ) : (
          <>
            {line('name', t('姓名'), t('与证件一致'))}
            <FormField id={idOf('type')} label={t('证件类型')} required error={form.wrong.type}>
              {(control) => (
                <DictionarySelect
                  type="user_id_type"
                  value={type}
                  control={control}
                  onChange={(entry) => {
                    setType(entry)
                    form.set('type', entry?.id ?? '')
                    if (entry?.id !== type?.id) form.set('number', '')
                  }}
                />
              )}
            </FormField>
            {line('number', t('证件号码'))}
          </>
        )}
        {line('mobile', t('手机号码'), t('本人实名登记的手机号码'))}
        <CodeField
          id={idOf('code')}
          channel="mobile"
          value={form.values.code}
          error={form.wrong.code}
          onChange={(code) => form.set('code', code)}
          target={() => {
            const wrong = wrongMobile(form.values.mobile)
            if (wrong) form.show({ mobile: wrong })
            return wrong ? null : plainDigits(form.values.mobile)
          }}
          onFailure={(text) => form.show({ code: text })}
        />
        {line('account', continues ? t('银行账号') : t('银行账号（选填）'), t('填写本人银行卡号可达到高级实名'))}
      </FormGrid>
      <ConsentBox kind="bankAccount" onWithdrawn={onCertified} />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={form.busy}>
          {t('提交实名认证')}
        </Button>
      </div>
    </form>
  )
}
