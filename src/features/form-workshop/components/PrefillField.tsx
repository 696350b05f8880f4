/** The choice of the fact with which a field begins (profile, unit, project …), in the workshop's properties panel. */
import { smartform } from '@/api/smartform'
import { inLanguage } from '@/lib/i18n/in-language'
import { LoadFailure } from '@/ui/LoadFailure'
import { Select } from '@/ui/Select'
import { useLocale, useT } from '@/ui/use-t'
import { PrefillSourcesDocument, type PrefillSourcesQuery } from '../graphql/draft.smartform.generated'
import styles from './workshop.module.css'

type Source = PrefillSourcesQuery['prefillSources'][number]

interface PrefillFieldProps {
  formId: string
  /** The kind of the field; only facts that fit it are offered. */
  kind: string
  /** The path it begins with. */
  value: string | undefined
  onChange(value: string | undefined): void
}

const inputId = 'workshop-prefill'

/** Kinds whose answers are written as a text. */
const written = new Set(['text', 'longText', 'mobile', 'email', 'certificate', 'dictionary'])

/** Whether a field of a kind can begin with a fact: both of one kind, or the field a text. */
const fits = (kind: string, { kinds }: Source) =>
  kinds.includes(kind) || ((kind === 'text' || kind === 'longText') && kinds.some((one) => written.has(one)))

/** Offers what the portal knows before the form is opened, by what it comes from. A path that is not offered stays as it is. */
export function PrefillField({ formId, kind, value, onChange }: PrefillFieldProps) {
  const t = useT()
  const language = useLocale()
  const { data, loading, failureText, retry } = smartform.useAnswer(PrefillSourcesDocument, {
    variables: { formId },
    background: true,
  })
  const sources = data?.prefillSources ?? []
  const offered = sources.filter((source) => source.path === value || fits(kind, source))
  const nameOf = (text: unknown) => inLanguage(text, language)
  const groups = [...new Set(offered.map(({ group }) => nameOf(group)))]
  const options = groups.map((label) => ({
    label,
    options: offered
      .filter(({ group }) => nameOf(group) === label)
      .map((source) => ({
        value: source.path,
        label: nameOf(source.label),
        words: `${label} ${nameOf(source.label)}`,
      })),
  }))
  const isKnown = value === undefined || offered.some(({ path }) => path === value)
  const unknown = { label: t('其他来源'), options: [{ value: value ?? '', label: value ?? '', words: value ?? '' }] }
  return (
    <div className={styles.line}>
      <label htmlFor={inputId}>{t('预先带出的来源')}</label>
      <Select<string>
        id={inputId}
        allowClear
        showSearch={{ optionFilterProp: 'words' }}
        placeholder={t('不预先带出')}
        loading={loading}
        value={value}
        options={isKnown ? options : [unknown, ...options]}
        labelRender={({ value: path }) => {
          const source = sources.find((one) => one.path === path)
          return source ? `${nameOf(source.group)} · ${nameOf(source.label)}` : String(path)
        }}
        popupMatchSelectWidth={false}
        onChange={(path?: string) => onChange(path)}
      />
      {failureText !== undefined && <LoadFailure text={failureText} onRetry={retry} />}
    </div>
  )
}
