/** The list of a person's bases of one kind, with their yearly reports; on the page of a kind of base. */

import { Link } from 'react-router-dom'
import { innovation } from '@/api/innovation'
import { text } from '@/lib/i18n/i18n'
import { formatDay } from '@/lib/time/beijing-time'
import { LoadFailure } from '@/ui/LoadFailure'
import { Names } from '@/ui/Name'
import { Section } from '@/ui/Section'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { StateTag } from '@/work/components/StateTag'
import { fillLabel, kindWords } from '@/work/kind-words'
import type { BaseKind } from '@/work/kinds/base-kinds'
import { notBegun } from '@/work/kinds/base-reports'
import { BasesDocument, type BasesQuery } from '../graphql/bases.innovation.generated'
import { baseBeginPath, baseEntryPath } from '../paths'
import styles from './base.module.css'

type Base = BasesQuery['bases'][number]
type Year = Base['years'][number]

/** Short reasons why a year cannot begin; the next page gives the full text with dates. */
const refusals: Readonly<Record<number, string>> = {
  603412: text('未到填报时间'),
  60347: text('填报已截止'),
  603009: text('不在本年度检查范围内'),
  603207: text('基地已停用'),
}

/** Number of years shown at once. */
const few = 3

/** The person's bases of a kind, each with its latest years as links. */
export function OwnBases({ kind }: { kind: BaseKind }) {
  const t = useT()
  const answer = innovation.useAnswer(BasesDocument, {
    variables: { kind: kind.id },
    fetchPolicy: 'network-only',
    background: true,
  })
  const bases = answer.data?.bases ?? []
  return (
    <Section id="own-bases" title={t('由我填报')}>
      {answer.failureText !== undefined && <LoadFailure text={answer.failureText} onRetry={answer.retry} />}
      {answer.data && bases.length === 0 && (
        <p className={styles.secondary}>
          {t('您还没有绑定{noun}。收到填报通知后，可以用通知中的校验码绑定。', { noun: t(kind.noun) })}
        </p>
      )}
      <ul className={styles.bases}>
        {bases.map((base) => (
          <li key={base.id} className={styles.base}>
            <h3>{base.name}</h3>
            <p className={styles.secondary}>
              <Names of={[base.number, base.unitName, base.field]} />{' '}
              {base.disabled && <StatusTag color="error">{t('已停用')}</StatusTag>}
            </p>
            <ul className={styles.years} aria-label={t('{name}各年度', { name: base.name })}>
              {base.years.slice(0, few).map((year) => (
                <YearLine key={year.year} kind={kind} base={base} year={year} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className={styles.actions}>
        <Link to={baseEntryPath(kind)}>{t(kind.entry.title)}</Link>
      </p>
    </Section>
  )
}

function YearLine({ kind, base, year }: { kind: BaseKind; base: Base; year: Year }) {
  const t = useT()
  const words = kindWords(kind.id)
  const named = t('{name} {year} 年', { name: base.name, year: year.year })
  const begins = year.state === notBegun
  const opens = year.fills ? t(fillLabel({ begun: true })) : t('查看')
  return (
    <li className={styles.year}>
      <strong>{t('{year} 年', { year: year.year })}</strong>
      <StateTag state={words.state(year.state)} />
      {year.begunBy !== null && <span>{t('{name} 填报', { name: year.begunBy })}</span>}
      {begins && year.refusal === null && <span>{t('{day} 截止', { day: formatDay(year.closesAt) })}</span>}
      {year.refusal !== null ? (
        <span>{t(refusals[year.refusal] ?? text('暂不能填报'))}</span>
      ) : begins ? (
        <Link
          to={baseBeginPath(kind, base.id, year.workId, year.year)}
          aria-label={t('{action}：{name}', { action: t('开始填报'), name: named })}
        >
          {t('开始填报')}
        </Link>
      ) : (
        <Link
          to={words.overview({ id: year.workId, unitId: '-' })}
          aria-label={t('{action}：{name}', { action: opens, name: named })}
        >
          {opens}
        </Link>
      )}
    </li>
  )
}
