/** The page that binds a person to a base by the codes of its notice. */
import { useParams } from 'react-router-dom'
import { innovation } from '@/api/innovation'
import { settingsSecurityPath } from '@/lib/routing/security-path'
import { formatDay } from '@/lib/time/beijing-time'
import { entryCall } from '@/shared/form/entry-refusal'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { BackLink } from '@/ui/BackLink'
import { Facts } from '@/ui/Facts'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { type EntryField, EntryForm } from '@/work/components/EntryForm'
import { PageFailure } from '@/work/components/PageFailure'
import { kindWords } from '@/work/kind-words'
import type { BaseKind } from '@/work/kinds/base-kinds'
import { notBegun } from '@/work/kinds/base-reports'
import type { EntryName } from '@/work/kinds/entry'
import { BaseEntryDocument, BindBaseDocument } from '../graphql/bases.innovation.generated'
import { baseBeginPath, baseEntryPath, baseListPath } from '../paths'

/** The page on which a person enters the codes of a base's notice to be bound to it; its yearly report begins after that. */
export const baseEntryPage = (kind: BaseKind) => () => <BaseEntryPage kind={kind} />

/**
 * Binds a person to a base by its notice. An address with the base's id shows its facts and asks for the codes only.
 * Success leads to the year to begin, or to the running report.
 */
function BaseEntryPage({ kind }: { kind: BaseKind }) {
  const t = useT()
  const goOn = useNavigateIfMounted()
  const { id = null } = useParams()
  const answer = innovation.useAnswer(BaseEntryDocument, {
    variables: { kind: kind.id, baseId: id },
    fetchPolicy: 'network-only',
    background: true,
  })
  const back = { label: t('返回{list}', { list: t(kind.report) }), to: baseListPath(kind) }
  const known = answer.data?.baseEntry
  if (answer.failure && !known)
    return (
      <PageFailure
        title={t(kind.entry.title)}
        failure={answer.failure}
        onRetry={answer.retry}
        absent={{
          codes: [603008],
          title: t('没有找到要绑定的内容'),
          description: t('链接可能不完整。可以返回列表，按通知中的信息绑定。'),
        }}
        back={back}
      />
    )
  if (!known) return <PageSkeleton />
  const current = known.years.find(({ year }) => year === known.currentYear)
  const fields = kind.entry.parts.flatMap(({ name, label, hint, fact }): EntryField<EntryName>[] =>
    fact && known.facts
      ? []
      : [
          {
            name,
            subject: name,
            label: t(label),
            hint: hint && t(hint),
            ...(name === 'year' && {
              known: String(known.currentYear ?? ''),
              options: known.years.map(({ year }) => ({ value: String(year), label: t('{year} 年', { year }) })),
            }),
          },
        ],
  )
  return (
    <>
      <BackLink {...back} />
      <EntryForm
        // Another base is another form, so typed values do not carry over.
        key={id}
        thing={`${kind.id}:${id ?? ''}`}
        title={t(kind.entry.title)}
        purpose={t('请按填报通知填写。核对一致后，即可填报年度报告。')}
        fields={fields}
        button={t('核对并绑定')}
        words={kind.entry.words === 'base' ? 'base' : undefined}
        verifyAt={settingsSecurityPath(id === null ? baseEntryPath(kind) : `${baseEntryPath(kind)}/${id}`)}
        bind={({ year, ...typed }, verificationCode) =>
          innovation.mutate(
            BindBaseDocument,
            { kind: kind.id, entry: { baseId: id, ...typed, year: year ? Number(year) : null, verificationCode } },
            entryCall[kind.entry.words],
          )
        }
        onBound={({ bindBase: { baseId, workId, year, state } }) =>
          goOn(
            state === notBegun
              ? baseBeginPath(kind, baseId, workId, year)
              : kindWords(kind.id).overview({ id: workId, unitId: '-' }),
          )
        }
      >
        {known.facts && (
          <section aria-label={t(kind.noun)}>
            <Facts
              facts={[
                [t('名称'), known.facts.name],
                [t('编号'), known.facts.number],
                [t('依托单位'), known.facts.unitName],
                [t('负责人'), known.facts.leaderName],
              ]}
            />
          </section>
        )}
        {current && (
          <p>
            {t('{year} 年度填报时间：{from} 至 {to}。', {
              year: current.year,
              from: formatDay(current.opensAt),
              to: formatDay(current.closesAt),
            })}
          </p>
        )}
      </EntryForm>
    </>
  )
}
