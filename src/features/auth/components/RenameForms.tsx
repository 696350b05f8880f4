/** The forms on the page for renaming a unit: request it, or look up a request. */
import { type FormEvent, useState } from 'react'
import { permission } from '@/api/permission'
import { t } from '@/lib/i18n/i18n'
import { plainDigits } from '@/lib/validation/mobile'
import { useT } from '@/ui/use-t'
import { attempt } from '../attempt'
import { fieldRules, plainCode } from '../field-rules'
import {
  RequestUnitRenameDocument,
  UnitRenameDocument,
  type UnitRenameStateFragment,
} from '../graphql/sign-in-elsewhere.permission.generated'
import { type FieldProps, useFields } from '../use-fields'
import { FormAlert } from './FormAlert'
import { MobileAndCode } from './MobileAndCode'
import { SubmitButton } from './SubmitButton'
import { TextField } from './TextField'
import { UnitNameField } from './UnitNameField'

interface RenameFormProps {
  onDone(rename: UnitRenameStateFragment): void
}

const longest = 200
/** Of the unit's name, as in its information. */
const longestName = 100

function lengthProblem(text: string, limit: number): string | undefined {
  const n = [...text].length
  return n > limit ? t('不能超过 {limit} 个字，现在 {n} 个', { limit, n }) : undefined
}

/** The form for renaming a unit. */
export function RenameForm({ onDone }: RenameFormProps) {
  const t = useT()
  const [unitId, setUnitId] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const needed = (message: string) => (value: string) => (value.trim() ? undefined : message)
  const form = useFields(
    { unitName: '', creditCode: '', newName: '', reason: '', contactName: '', mobile: '', code: '' },
    {
      unitName: () => (unitId ? undefined : t('请选择单位')),
      creditCode: fieldRules.creditCode,
      newName: (value, { unitName }) =>
        !value.trim()
          ? t('请输入变更后的名称')
          : value.trim() === unitName.trim()
            ? t('变更后的名称与现名称相同')
            : lengthProblem(value.trim(), longestName),
      reason: (value) => (!value.trim() ? t('请填写变更依据') : lengthProblem(value.trim(), longest)),
      contactName: needed(t('请输入联系人姓名')),
      mobile: fieldRules.mobile,
      code: fieldRules.code,
    },
  )

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy || !form.check() || !unitId) return
    setBusy(true)
    const { creditCode, newName, reason, contactName, mobile, code } = form.values
    const input = {
      unitId,
      creditCode: plainCode(creditCode),
      newName: newName.trim(),
      reason: reason.trim(),
      contactName: contactName.trim(),
      contactMobile: plainDigits(mobile),
      validateCode: plainDigits(code),
    }
    const result = await attempt(() => permission.mutate(RequestUnitRenameDocument, { input }))
    setBusy(false)
    if (result.ok) return onDone(result.data.requestUnitRename)
    form.refuse(result, { creditCode: 'creditCode', unitName: 'newName', mobile: 'mobile', code: 'code' })
  }

  return (
    <form noValidate onSubmit={submit}>
      <FormAlert text={form.errors.form} />
      <UnitNameField
        // Whether a unit is chosen is known only after its name was looked up.
        field={{ ...form.field('unitName'), error: unitId ? undefined : form.errors.unitName }}
        onUnit={setUnitId}
      />
      <CreditCodeField field={form.field('creditCode')} />
      <TextField {...form.field('newName')} label={t('变更后名称')} required />
      <TextField
        {...form.field('reason')}
        label={t('变更依据')}
        hint={t('批准文件名称和文号，或登记机关与变更日期')}
        required
      />
      <TextField {...form.field('contactName')} label={t('联系人姓名')} autoComplete="name" required />
      <MobileAndCode
        label={t('联系人手机号码')}
        mobile={form.field('mobile')}
        code={form.field('code')}
        say={form.show}
      />
      <SubmitButton busy={busy} label={t('提交更名申请')} busyLabel={t('正在提交…')} />
    </form>
  )
}

function CreditCodeField({ field }: { field: FieldProps<string> }) {
  const t = useT()
  return <TextField {...field} label={t('统一社会信用代码')} autoCapitalize="characters" spellCheck={false} required />
}

/** Looks up the state of a request. */
export function RenameLookup({ onDone }: RenameFormProps) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const form = useFields(
    { number: '', creditCode: '' },
    {
      number: (value) => (plainCode(value) ? undefined : t('请输入申请编号')),
      creditCode: fieldRules.creditCode,
    },
  )
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy || !form.check()) return
    setBusy(true)
    const variables = { renameNumber: plainCode(form.values.number), creditCode: plainCode(form.values.creditCode) }
    const result = await attempt(() => permission.query(UnitRenameDocument, variables, { fetchPolicy: 'no-cache' }))
    setBusy(false)
    if (result.ok) onDone(result.data.unitRename)
    else form.refuse(result, {})
  }
  return (
    <form noValidate onSubmit={submit}>
      <FormAlert text={form.errors.form} />
      <TextField {...form.field('number')} label={t('申请编号')} spellCheck={false} required />
      <CreditCodeField field={form.field('creditCode')} />
      <SubmitButton busy={busy} label={t('查询')} busyLabel={t('正在查询…')} />
    </form>
  )
}
