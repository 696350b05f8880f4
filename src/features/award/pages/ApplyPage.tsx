import { Alert, Button } from 'antd'
import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { workflow } from '@/api/workflow'
import { useSession } from '@/session/session'
import { listHref } from '@/shared/list-memory'
import { ProblemSummary } from '@/shared/ProblemSummary'
import { useSmallForm, type Wrong } from '@/shared/use-small-form'
import { FormField, FormGrid } from '@/ui/FormField'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { PlainInput, PlainSelect } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import { BeginWorkDocument } from '@/work/graphql/works.workflow.generated'
import { kindWords } from '@/work/kind-words'
import styles from '../components/award.module.css'
import { CategoryChoice } from '../components/CategoryChoice'
import { NominatingPeriod } from '../components/NominatingPeriod'
import { NotNominating } from '../components/NotNominating'
import type { NominatingQuery } from '../graphql/nominating.award.generated'
import { nominationsPath } from '../paths'
import { useNominates, useNominating } from '../use-nominating'

type Year = NominatingQuery['nominating']
type Name = 'category' | 'kind' | 'nominee' | 'unit' | 'achievement'

/** Begins a nomination (`nomination/apply`): award and category with what is left of their quota, and who or what is nominated. */
export function ApplyPage() {
  const t = useT()
  const nominates = useNominates()
  const asUnit = useSession().awardState === 2
  const { year, failureText, retry } = useNominating()
  if (!nominates) return <NotNominating />
  const title = asUnit ? t('单位提名') : t('提名')
  if (failureText !== undefined && !year)
    return (
      <>
        <PageHeader title={title} />
        <LoadFailure text={failureText} onRetry={retry} />
      </>
    )
  if (!year) return <PageSkeleton />
  return <ApplyForm year={year} title={title} onRefused={retry} />
}

interface ApplyFormProps {
  year: Year
  title: string
  /** Something may have changed since: quotas are read again. */
  onRefused(): void
}

function ApplyForm({ year, title, onRefused }: ApplyFormProps) {
  const t = useT()
  const id = useId()
  const navigate = useNavigate()
  const [run, setRun] = useState(0)
  const closed = year.serverTime > year.closesAt
  const chosen = (category: string) => year.categories.find((one) => one.id === category)
  const asked = (values: Readonly<Record<Name, string>>): readonly Name[] => {
    const category = chosen(values.category)
    if (!category || category.type === 'foreign') return ['category']
    return [
      'category',
      'nominee',
      ...(values.kind === 'PERSON' ? (['unit'] as const) : []),
      ...(category.type === 'project' ? (['achievement'] as const) : []),
    ]
  }
  const labels = (kind: string): Readonly<Record<Name, string>> => ({
    category: t('奖励类别'),
    kind: t('提名对象'),
    nominee: kind === 'UNIT' ? t('单位名称') : t('被提名者姓名'),
    unit: t('工作单位'),
    achievement: t('成果名称'),
  })
  const form = useSmallForm<Name>({
    empty: { category: '', kind: 'PERSON', nominee: '', unit: '', achievement: '' },
    // The summary takes the focus and leads to each field.
    idOf: () => '',
    check(values) {
      const missing = asked(values).filter((name) => values[name].trim() === '')
      const words = labels(values.kind)
      return Object.fromEntries(
        missing.map((name) => [
          name,
          name === 'category' ? t('请选择奖励类别') : t('请输入{label}', { label: words[name] }),
        ]),
      ) as Wrong<Name>
    },
    fields: { nominee: 'nominee', achievement: 'achievement', category: 'category' },
    async call({ category, kind, nominee, unit, achievement }) {
      const { type } = chosen(category) ?? {}
      const facts =
        type === 'foreign'
          ? {}
          : {
              nomineeKind: kind,
              nomineeName: nominee,
              ...(kind === 'PERSON' && { nomineeUnit: unit }),
              ...(type === 'project' && { achievement }),
            }
      const variables = { kind: type === 'foreign' ? 'FOREIGN_NOMINATION' : 'NOMINATION', belongsTo: category, facts }
      const { beginWork } = await workflow.mutate(BeginWorkDocument, variables, { background: true })
      const words = kindWords(beginWork.kind)
      navigate(words.form(beginWork) ?? words.overview(beginWork))
    },
  })
  const { values, wrong } = form
  const category = chosen(values.category)
  const shown = asked(values)
  const words = labels(values.kind)
  const idOf = (name: Name) => `${id}-${name}`
  const problems = shown.flatMap((name) => (wrong[name] ? [{ id: idOf(name), message: wrong[name] }] : []))
  const submit = async () => {
    if (!(await form.submit())) onRefused()
    setRun((former) => former + 1)
  }
  const choose = (next: string) => {
    form.set('category', next)
    const nominees = chosen(next)?.nominees ?? []
    if (!nominees.some((one) => one === values.kind)) form.set('kind', nominees[0] ?? 'PERSON')
  }
  return (
    <>
      <Link to={listHref(nominationsPath())} className={styles.back}>
        {t('返回提名列表')}
      </Link>
      <ProblemSummary problems={problems} run={run} />
      <PageHeader
        title={title}
        purpose={t('先选择奖励类别和被提名者，下一步填写提名书和提名意见。提名者：{nominator}', {
          nominator: year.nominator,
        })}
        extra={<NominatingPeriod year={year} />}
      />
      {closed ? null : (
        <form
          noValidate
          aria-label={title}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          {wrong.form && <Alert type="error" showIcon role="alert" title={wrong.form} />}
          <FormField id={idOf('category')} group label={words.category} required error={wrong.category} span={3}>
            {(control) => <CategoryChoice control={control} year={year} value={values.category} onChoose={choose} />}
          </FormField>
          {category?.type === 'foreign' && <p>{t('该类别的被提名者在下一步用英文填写，姓名与护照一致。')}</p>}
          {shown.length > 1 && (
            <FormGrid>
              {category && category.nominees.length > 1 && (
                <FormField id={idOf('kind')} label={words.kind} required span={3}>
                  {(control) => (
                    <PlainSelect
                      {...control}
                      value={values.kind}
                      options={category.nominees.map((value) => ({
                        value,
                        label: value === 'UNIT' ? t('单位') : t('个人'),
                      }))}
                      onChange={({ target }) => form.set('kind', target.value)}
                    />
                  )}
                </FormField>
              )}
              {shown
                .filter((name) => name !== 'category')
                .map((name) => (
                  <FormField
                    key={name}
                    id={idOf(name)}
                    label={words[name]}
                    hint={name === 'achievement' ? t('不超过 40 个字，不含单位名称。') : undefined}
                    span={3}
                    required
                    error={wrong[name]}
                  >
                    {(control) => (
                      <PlainInput
                        {...control}
                        maxLength={name === 'achievement' ? 40 : 100}
                        value={values[name]}
                        onChange={({ target }) => form.set(name, target.value)}
                      />
                    )}
                  </FormField>
                ))}
            </FormGrid>
          )}
          <Button type="primary" htmlType="submit" loading={form.busy} className={styles.submit}>
            {t('下一步：填写提名书')}
          </Button>
        </form>
      )}
    </>
  )
}
