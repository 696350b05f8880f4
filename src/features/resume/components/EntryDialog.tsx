/** The dialog that adds or edits an entry of the resume; what is typed stays as a draft when it closes. */

import { type ResumeKind, resumeKinds } from '@/lib/resume/resume-kinds'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import { ProblemSummary } from '@/shared/form/ProblemSummary'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { DraftNotices } from '@/ui/DraftNotices'
import { FormField, FormGrid } from '@/ui/FormField'
import { LoadFailure } from '@/ui/LoadFailure'
import { useT } from '@/ui/use-t'
import { type Entry, entryTitle } from '../entry'
import { useEntryForm } from '../use-entry-form'
import { type ResumeOptions, resumeText } from '../use-resume-options'
import { AchievementLookup } from './AchievementLookup'
import styles from './EntryDialog.module.css'
import { EntryFieldInput } from './EntryFieldInput'

interface EntryDialogProps {
  kind: ResumeKind
  /** The entry to edit; null to add one. */
  entry: Entry | null
  options: ResumeOptions
  onSaved(entry: Entry, isNew: boolean): void
  onReload(): void
  onClose(): void
}

const idOf = (name: string) => `resume-${name}`

/** Adds or edits an entry. Closing keeps typed values as a draft, and reopening says so. */
export function EntryDialog({ kind, entry, options, onSaved, onReload, onClose }: EntryDialogProps) {
  const t = useT()
  const form = useEntryForm({ kind, entry, options, onSaved, onReload })
  const { values, problems, elsewhere, draft } = form
  const dirty = draft.dirty()
  const { fields } = resumeKinds[kind]
  const label = t(resumeKinds[kind].label)
  return (
    <Dialog
      open
      width={760}
      title={entry ? t('编辑：{name}', { name: entryTitle(kind, entry.values) }) : t('添加{label}', { label })}
      mask={{ closable: false }}
      okText={t('保存')}
      cancelText={dirty && !draft.failed ? t('关闭，保留输入') : t('关闭')}
      confirmLoading={form.saving}
      onOk={() => void form.save()}
      onCancel={onClose}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          {dirty && (
            <Button type="link" onClick={form.discard}>
              {entry ? t('放弃修改') : t('清空')}
            </Button>
          )}
          <CancelBtn />
          <OkBtn />
        </>
      )}
    >
      <ProblemSummary run={form.run} problems={problems.map(({ field, message }) => ({ id: idOf(field), message }))} />
      {options.failureText !== undefined && <LoadFailure text={options.failureText} onRetry={options.retry} />}
      {draft.restored > 0 && (
        <Alert className={styles.notice} type="info" role="status" title={t('已恢复上次没有保存的输入')} />
      )}
      {form.savedWithout && (
        <Alert
          className={styles.notice}
          type="warning"
          role="status"
          title={t('已保存。保存期间又改动的内容还没有保存，请再保存一次。')}
        />
      )}
      <DraftNotices
        draft={draft}
        words={(name, value) => {
          const field = fields.find((field) => field.name === name)
          return { label: t(field?.label ?? name), text: field ? resumeText(field, String(value), options) : '' }
        }}
      />
      <LeaveGuard dirty={draft.dirty} within={() => false} settle={draft.settleMemory} />
      {form.failure && problems.length === 0 && (
        <Alert className={styles.notice} type="error" role="alert" title={form.failure} />
      )}
      {elsewhere && (
        <Alert
          className={styles.notice}
          type="warning"
          role="alert"
          title={t('这条记录已在别处修改。您的输入还在；再次保存会以您的输入为准。别处的内容是：')}
          description={
            <ul className={styles.elsewhere}>
              {fields
                .filter(({ name }) => (elsewhere.values[name] ?? '') !== (values[name] ?? ''))
                .map((field) => (
                  <li key={field.name}>
                    {t('{label}：{value}', {
                      label: t(field.label),
                      value: resumeText(field, elsewhere.values[field.name], options) || t('未填写'),
                    })}
                  </li>
                ))}
            </ul>
          }
        />
      )}
      <div className={styles.body}>
        <FormGrid>
          {fields.map((field) => (
            <FormField
              key={field.name}
              id={idOf(field.name)}
              label={t(field.label)}
              required={field.required}
              hint={field.help && t(field.help)}
              error={problems.find((problem) => problem.field === field.name)?.message}
              span={field.kind === 'longText' ? 3 : field.kind === 'text' && field.maxLength > 100 ? 2 : 1}
            >
              {(control) => (
                <>
                  <EntryFieldInput
                    field={field}
                    value={values[field.name] ?? ''}
                    options={options}
                    control={control}
                    onChange={(value) => form.change({ [field.name]: value })}
                  />
                  {kind === 'ACHIEVEMENT' && field.name === 'number' && (
                    <AchievementLookup values={values} onFound={form.change} />
                  )}
                </>
              )}
            </FormField>
          ))}
        </FormGrid>
      </div>
    </Dialog>
  )
}
