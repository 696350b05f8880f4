/**
 * The form in which a person proves by a notice's values and a code that a base, project or expert project is theirs.
 */

import { type ReactNode, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { failureOf } from '@/api/errors/failure'
import type { FieldSubject } from '@/api/errors/field-of-code'
import { useDraft } from '@/lib/drafts/use-draft'
import { isMobile, plainDigits } from '@/lib/validation/mobile'
import { tooLong } from '@/lib/validation/too-long'
import { useSession } from '@/session/session'
import { needsRealName } from '@/shared/first-steps/first-steps'
import { CodeField } from '@/shared/form/CodeField'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import { ProblemSummary } from '@/shared/form/ProblemSummary'
import { useSmallForm, type Wrong } from '@/shared/form/use-small-form'
import { hints } from '@/shared/help/hints'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { DraftNotices } from '@/ui/DraftNotices'
import { FormField, FormGrid } from '@/ui/FormField'
import { LimitedInput } from '@/ui/LimitedInput'
import { PageHeader } from '@/ui/PageHeader'
import { PlainSelect } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import styles from './EntryForm.module.css'

/** The refusal that real-name certification solves. */
const notVerified = 60345

/** The longest answer, in characters. */
const longest = 200

/** A field of an entry form; `subject` is what the catalogue's codes refer to. */
export interface EntryField<F extends string> {
  name: F
  subject: FieldSubject
  label: string
  hint?: string
  /** A value that is already known. */
  known?: string
  /** Options, for a choice instead of a text. */
  options?: readonly { value: string; label: string }[]
}

interface EntryFormProps<F extends string, Bound> {
  /** What is bound. Typed values are kept as a draft under it, so that a detour to certification loses nothing. */
  thing: string
  title: string
  purpose: string
  fields: readonly EntryField<F>[]
  button: string
  /** The address of real-name certification. */
  verifyAt: string
  /** Context of the error texts, where codes have another meaning. */
  words?: 'base'
  /** Content before the fields. */
  children?: ReactNode
  /** Binds with the typed values and the code sent to the person's mobile. A refusal rejects. */
  bind(typed: Readonly<Record<F, string>>, verificationCode: string): Promise<Bound>
  onBound(bound: Bound): void
}

/**
 * Proves the right to an item by the values of its notice and a code sent to the mobile (domain, section 5 "entry
 * form"). A mismatch is shown at its field and in the summary; typed values stay.
 */
export function EntryForm<F extends string, Bound>(props: EntryFormProps<F, Bound>) {
  const { fields, bind } = props
  const t = useT()
  const id = useId()
  const session = useSession()
  const { id: userId, userMobile } = session.user
  const [run, setRun] = useState(0)
  const [refusedWith, setRefusedWith] = useState<number | null>(null)
  type Name = F | 'code'
  const idOf = (name: Name) => `${id}-${name}`
  /** The result of a successful binding. */
  const taken = useRef<{ bound: Bound }>(null)
  const initialValues = Object.fromEntries(fields.map(({ name, known }) => [name, known ?? ''])) as Record<F, string>
  const form = useSmallForm<Name>({
    empty: { ...initialValues, code: '' } as Record<Name, string>,
    words: props.words,
    // The summary takes the focus and links to each field.
    idOf: () => '',
    check(values) {
      const wrong = fields.flatMap(({ name, label }) => {
        const missing = values[name].trim() === '' ? t('请输入{label}', { label }) : undefined
        const problem = missing ?? tooLong(label, values[name], longest)
        return problem ? [[name, problem]] : []
      })
      if (!/^\d{6}$/.test(plainDigits(values.code))) wrong.push(['code', t('请输入 6 位验证码')])
      return Object.fromEntries(wrong) as Wrong<Name>
    },
    fields: Object.fromEntries([...fields.map(({ name, subject }) => [subject, name]), ['code', 'code']]) as Partial<
      Record<FieldSubject, Name>
    >,
    call: ({ code, ...typed }) =>
      bind(typed as unknown as Readonly<Record<F, string>>, plainDigits(code)).then(
        (bound) => {
          taken.current = { bound }
        },
        (error: unknown) => {
          setRefusedWith(failureOf(error).code)
          throw error
        },
      ),
  })
  const { code: _code, ...typed } = form.values
  const draft = useDraft<Record<F, string>>({
    draftKey: { userId, thing: `entry:${props.thing}` },
    initial: initialValues,
    values: typed as unknown as Record<F, string>,
    restore: (answers) => {
      for (const [name, value] of Object.entries(answers)) form.set(name as F, String(value))
    },
    fits: (_name, value) => typeof value === 'string',
  })
  const problems = [...fields.map(({ name }) => name), 'code' as const].flatMap((name) => {
    const message = form.wrong[name]
    return message ? [{ id: idOf(name), message }] : []
  })
  const submit = async () => {
    setRefusedWith(null)
    await form.submit()
    setRun((former) => former + 1)
    if (!taken.current) return
    draft.saved(typed as unknown as Record<F, string>)
    props.onBound(taken.current.bound)
  }
  return (
    <>
      <ProblemSummary problems={problems} run={run} />
      <PageHeader title={props.title} purpose={props.purpose} />
      {props.children}
      <form
        noValidate
        aria-label={props.title}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {needsRealName(session) && !form.wrong.form && (
          <Alert
            type="warning"
            title={t('绑定需要中级及以上实名认证，您还没有达到。')}
            description={
              <>
                {t(hints.realName)}
                {t('这里填写的内容会留在本机，认证后返回可以继续。')} <Link to={props.verifyAt}>{t('去实名认证')}</Link>
              </>
            }
          />
        )}
        {form.wrong.form && (
          <Alert
            type="error"
            role="alert"
            title={form.wrong.form}
            description={refusedWith === notVerified && <Link to={props.verifyAt}>{t('去实名认证')}</Link>}
          />
        )}
        <FormGrid>
          {fields.map(({ name, label, hint, options }) => (
            <FormField key={name} id={idOf(name)} label={label} hint={hint} span={3} required error={form.wrong[name]}>
              {(control) =>
                options ? (
                  <PlainSelect
                    {...control}
                    value={form.values[name]}
                    options={options}
                    onChange={({ target }) => form.set(name, target.value)}
                  />
                ) : (
                  <LimitedInput
                    control={control}
                    limit={longest}
                    value={form.values[name]}
                    change={(value) => form.set(name, value)}
                  />
                )
              }
            </FormField>
          ))}
        </FormGrid>
        <CodeField
          id={idOf('code')}
          channel="mobile"
          value={form.values.code}
          error={form.wrong.code}
          onChange={(code) => form.set('code', code)}
          target={() => {
            if (userMobile !== null && isMobile(userMobile)) return userMobile
            form.show({ code: t('请先在账户设置中绑定手机，再来获取验证码。') } as Wrong<Name>)
            return null
          }}
          onFailure={(text) => form.show({ code: text } as Wrong<Name>)}
        />
        <DraftNotices
          draft={draft}
          words={(name, value) => ({
            label: fields.find((field) => field.name === name)?.label ?? '',
            text: String(value),
          })}
        />
        <Button type="primary" htmlType="submit" loading={form.busy} className={styles.button}>
          {props.button}
        </Button>
      </form>
      <LeaveGuard dirty={draft.dirty} within={() => false} settle={draft.settleMemory} />
    </>
  )
}
