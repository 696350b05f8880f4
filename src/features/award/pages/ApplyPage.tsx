/** The page that starts an award nomination (`nomination/apply`): award and category with remaining quota, and the nominee. */

import { useId, useRef, useState } from 'react'
import { workflow } from '@/api/workflow'
import { useDraft } from '@/lib/drafts/use-draft'
import { tooLong } from '@/lib/validation/too-long'
import { useSession } from '@/session/session'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import { ProblemSummary } from '@/shared/form/ProblemSummary'
import { useSmallForm, type Wrong } from '@/shared/form/use-small-form'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { Alert } from '@/ui/Alert'
import { BackLink } from '@/ui/BackLink'
import { Button } from '@/ui/Button'
import { DraftNotices } from '@/ui/DraftNotices'
import { FormField, FormGrid } from '@/ui/FormField'
import { LimitedInput } from '@/ui/LimitedInput'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { PlainSelect } from '@/ui/PlainInput'
import { useLocale, useT } from '@/ui/use-t'
import { BeginWorkDocument } from '@/work/graphql/works.workflow.generated'
import { kindWords } from '@/work/kind-words'
import { useListAddress } from '@/work/use-list-address'
import styles from '../components/award.module.css'
import { BegunNominations } from '../components/BegunNominations'
import { CategoryChoice } from '../components/CategoryChoice'
import { NominatingPeriod } from '../components/NominatingPeriod'
import { NotNominating } from '../components/NotNominating'
import type { NominatingQuery } from '../graphql/nominating.award.generated'
import { useNominates, useNominating } from '../use-nominating'

type Year = NominatingQuery['nominating']
type Name = 'category' | 'kind' | 'nominee' | 'unit' | 'achievement'

const nothing: Readonly<Record<Name, string>> = { category: '', kind: 'PERSON', nominee: '', unit: '', achievement: '' }

/** The longest answer to what is typed, in characters. */
const longest = (name: Name) => (name === 'achievement' ? 40 : 100)

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
  /** Quotas are reloaded, because they may have changed. */
  onRefused(): void
}

function ApplyForm({ year, title, onRefused }: ApplyFormProps) {
  const t = useT()
  const list = useListAddress('NOMINATION')
  const english = useLocale() === 'en'
  const id = useId()
  const goOn = useNavigateIfMounted()
  const userId = useSession().user.id
  /** The address of the started nomination. */
  const begun = useRef<string>(null)
  /** Values that the server holds, so that the draft need not. */
  const [taken, setTaken] = useState(nothing)
  const [run, setRun] = useState(0)
  const closed = year.serverTime > year.closesAt
  const categoryOf = (category: string) => year.categories.find((item) => item.id === category)
  const requiredNames = (values: Readonly<Record<Name, string>>): readonly Name[] => {
    const category = categoryOf(values.category)
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
    empty: nothing,
    // The summary takes the focus and links to each field.
    idOf: () => '',
    check(values) {
      const words = labels(values.kind)
      const problemOf = (name: Name) => {
        if (name === 'category') return values.category === '' ? t('请选择奖励类别') : undefined
        if (values[name].trim() === '') return t('请输入{label}', { label: words[name] })
        return tooLong(words[name], values[name], longest(name))
      }
      const wrong = requiredNames(values).map((name) => [name, problemOf(name)] as const)
      return Object.fromEntries(wrong.filter(([, problem]) => problem)) as Wrong<Name>
    },
    fields: { nominee: 'nominee', achievement: 'achievement', category: 'category' },
    async call({ category, kind, nominee, unit, achievement }) {
      const { type } = categoryOf(category) ?? {}
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
      begun.current = words.form(beginWork) ?? words.overview(beginWork)
    },
  })
  const { values, wrong } = form
  const draft = useDraft<Readonly<Record<Name, string>>>({
    draftKey: { userId, thing: `entry:nomination:${year.year}` },
    initial: taken,
    values,
    restore(answers) {
      for (const [name, value] of Object.entries(answers)) form.set(name as Name, value)
    },
    fits: (name, value) => typeof value === 'string' && (name !== 'category' || hasRoom(categoryOf(value))),
  })
  const category = categoryOf(values.category)
  const visible = requiredNames(values)
  const words = labels(values.kind)
  const idOf = (name: Name) => `${id}-${name}`
  const problems = visible.flatMap((name) => (wrong[name] ? [{ id: idOf(name), message: wrong[name] }] : []))
  const kindText = (kind: string) => (kind === 'UNIT' ? t('单位') : t('个人'))
  const answerText = (name: Name, value: string) => {
    const category = name === 'category' ? categoryOf(value) : undefined
    if (category) return english ? category.nameEnglish : category.name
    return name === 'kind' ? kindText(value) : value
  }
  const submit = async () => {
    if (!(await form.submit())) onRefused()
    setRun((former) => former + 1)
    if (begun.current === null) return
    setTaken(values)
    draft.saved(values)
    goOn(begun.current)
  }
  const choose = (next: string) => {
    form.set('category', next)
    const nominees = categoryOf(next)?.nominees ?? []
    if (!nominees.some((nominee) => nominee === values.kind)) form.set('kind', nominees[0] ?? 'PERSON')
  }
  return (
    <>
      <BackLink to={list} label={t('返回提名列表')} />
      <ProblemSummary problems={problems} run={run} />
      <PageHeader
        title={title}
        purpose={t('先选择奖励类别和被提名者，下一步填写提名书和提名意见。提名者：{nominator}', {
          nominator: year.nominator,
        })}
        extra={<NominatingPeriod year={year} />}
      />
      {!closed && <BegunNominations />}
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
          <FormField id={idOf('category')} group label={words.category} required error={wrong.category} span={3}>
            {(control) => <CategoryChoice control={control} year={year} value={values.category} onChoose={choose} />}
          </FormField>
          {category?.type === 'foreign' && <p>{t('该类别被提名者的信息请在下一步用英文填写，姓名须与护照一致。')}</p>}
          {visible.length > 1 && (
            <FormGrid>
              {category && category.nominees.length > 1 && (
                <FormField id={idOf('kind')} label={words.kind} required span={3}>
                  {(control) => (
                    <PlainSelect
                      {...control}
                      value={values.kind}
                      options={category.nominees.map((value) => ({
                        value,
                        label: kindText(value),
                      }))}
                      onChange={({ target }) => form.set('kind', target.value)}
                    />
                  )}
                </FormField>
              )}
              {visible
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
                      <LimitedInput
                        control={control}
                        limit={longest(name)}
                        value={values[name]}
                        change={(value) => form.set(name, value)}
                      />
                    )}
                  </FormField>
                ))}
            </FormGrid>
          )}
          <DraftNotices
            draft={draft}
            words={(name, value) => ({ label: words[name], text: answerText(name, String(value)) })}
          />
          {/* Beside the button: the top of this long form is out of sight when it is pressed. */}
          {wrong.form && <Alert className={styles.notice} type="error" role="alert" title={wrong.form} />}
          <Button type="primary" htmlType="submit" loading={form.busy} className={styles.submit}>
            {t('下一步：填写提名书')}
          </Button>
        </form>
      )}
      <LeaveGuard dirty={draft.dirty} within={() => false} settle={draft.settleMemory} />
    </>
  )
}

/** Whether the category has quota left. */
function hasRoom(category: Year['categories'][number] | undefined): boolean {
  return category !== undefined && category.used < category.quota
}
