/** The form with a unit's information; read-only for people who do not administer it. */
import { entryName } from '@/lib/i18n/dictionary-entry-name'
import { formatDecimal } from '@/lib/numbers/decimal'
import { type UnitField, unitFields, unitSections } from '@/lib/unit/unit-fields'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import { ProblemSummary } from '@/shared/form/ProblemSummary'
import { uploadToStore } from '@/shared/form/upload-to-store'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { DraftNotices } from '@/ui/DraftNotices'
import { FormField, FormGrid } from '@/ui/FormField'
import { PageHeader } from '@/ui/PageHeader'
import { Uploader } from '@/ui/upload/Uploader'
import { useT } from '@/ui/use-t'
import type { UnitInfoFieldsFragment } from '../graphql/unit.permission.generated'
import { logoText, useUnitForm } from '../use-unit-form'
import { StoredImage } from './StoredImage'
import { UnitFieldInput } from './UnitFieldInput'
import styles from './UnitForm.module.css'

interface UnitFormProps {
  loaded: UnitInfoFieldsFragment
  reload(): Promise<UnitInfoFieldsFragment>
}

const idOf = (name: string) => `unit-${name}`
const logoRules = { accept: ['png', 'jpg', 'jpeg'], maxCount: 1, maxKilobytes: 2048 }

/** A unit's information: editable for its administrator, read-only for others; certificate fields are fixed. */
export function UnitForm({ loaded, reload }: UnitFormProps) {
  const t = useT()
  const form = useUnitForm(loaded, reload)
  const { unit, values, names, logo, problems } = form
  const fromCertificate = unit.unitInfoFrom === 1
  const fixed = (field: UnitField) => !unit.editable || (fromCertificate && field.certificate)
  const dirty = form.draft.dirty()
  const visible = (field: UnitField, value = values[field.name] ?? '') => {
    if (value === '') return t('未填写')
    if (field.kind === 'dictionary')
      return value
        .split(',')
        .map((id) => entryName(names.get(id) ?? { name: '…' }))
        .join(t('、'))
    return field.kind === 'money' ? formatDecimal(value) : value
  }
  const words = (name: string, value: unknown) => {
    const field = unitFields.find((unitField) => unitField.name === name)
    return field
      ? { label: t(field.label), text: visible(field, String(value)) }
      : { label: t('标识图片'), text: logoText(value) }
  }
  return (
    <>
      <ProblemSummary run={form.run} problems={problems.map(({ field, message }) => ({ id: idOf(field), message }))} />
      <PageHeader
        title={t('单位信息')}
        purpose={
          fromCertificate
            ? t('登记信息来自法人证书，不能在这里修改；如有变化，请先办理单位/机构更名。')
            : t('请如实填写，信息用于申报与审核。')
        }
      />
      {form.draft.restored > 0 && (
        <Alert
          className={styles.notice}
          type="info"
          role="status"
          title={t('已恢复您上次没有保存的修改')}
          action={<Button onClick={form.discard}>{t('放弃修改')}</Button>}
        />
      )}
      {form.notice === 'merged' && (
        <Alert
          className={styles.notice}
          type="warning"
          role="alert"
          title={t('其他人刚修改过单位信息，已载入最新内容，您的修改仍在表单中，请核对后再保存')}
        />
      )}
      {form.notice === 'without' && (
        <Alert
          className={styles.notice}
          type="warning"
          role="status"
          title={t('已保存。保存期间又改动的内容还没有保存，请再保存一次。')}
        />
      )}
      <DraftNotices draft={form.draft} words={words} />
      <LeaveGuard dirty={form.draft.dirty} within={() => false} settle={form.draft.settleMemory} />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.save()
        }}
      >
        {unitSections.map(({ title, fields }) => (
          <section key={title} className={styles.section} aria-label={t(title)}>
            <h2>{t(title)}</h2>
            <FormGrid>
              {fields.map((field) =>
                fixed(field) ? (
                  <div key={field.name}>
                    <p className={styles.term}>{t(field.label)}</p>
                    <p className={styles.fixed}>{visible(field)}</p>
                  </div>
                ) : (
                  <FormField
                    key={field.name}
                    id={idOf(field.name)}
                    label={t(field.label)}
                    required={field.required}
                    hint={field.help && t(field.help)}
                    error={problems.find((problem) => problem.field === field.name)?.message}
                    span={field.kind === 'longText' ? 3 : 1}
                  >
                    {(control) => (
                      <UnitFieldInput
                        field={field}
                        value={values[field.name] ?? ''}
                        names={names}
                        control={control}
                        onChange={(value, name) => form.change(field.name, value, name)}
                      />
                    )}
                  </FormField>
                ),
              )}
            </FormGrid>
          </section>
        ))}
        <section className={styles.section} aria-label={t('单位标识')}>
          <h2>{t('单位标识')}</h2>
          {logo && <StoredImage fileKey={logo.key} alt={t('{unit}的标识', { unit: unit.unitName })} />}
          {unit.editable ? (
            <FormField id={idOf('unitLogo')} label={t('标识图片')} group>
              {(control) => (
                <Uploader
                  {...control}
                  value={logo ? [{ uid: logo.key, name: logo.name, url: logo.key, size: 0 }] : []}
                  rules={logoRules}
                  upload={uploadToStore}
                  onChange={([file]) => form.setLogo(file ? { key: file.url, name: file.name } : null)}
                />
              )}
            </FormField>
          ) : (
            !logo && <p className={styles.fixed}>{t('未上传')}</p>
          )}
        </section>
        {unit.editable && (
          <div className={styles.bar}>
            <Button type="primary" htmlType="submit" loading={form.saving}>
              {t('保存')}
            </Button>
            {dirty && <Button onClick={form.discard}>{t('放弃修改')}</Button>}
            <span role="status" className={styles.status}>
              {dirty ? t('有修改还没有保存') : t('内容已保存')}
            </span>
          </div>
        )}
      </form>
    </>
  )
}
