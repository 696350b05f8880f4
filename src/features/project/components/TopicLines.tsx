/** A table that compares a project's document with its topics, line by line. */

import type { TopicLineKind } from '@/api/program/schema.generated'
import { text } from '@/lib/i18n/i18n'
import { decimalText, parseDecimal, zero } from '@/lib/numbers/decimal'
import { rowName } from '@/lib/work/row-names'
import { HeadRow } from '@/ui/HeadRow'
import { ScrollRegion } from '@/ui/ScrollRegion'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import type { ProjectTopicsViewFragment } from '../graphql/topics.program.generated'
import styles from './Topics.module.css'

type TopicLine = ProjectTopicsViewFragment['documents'][number]['lines'][number]

const kinds: Readonly<Record<TopicLineKind, string>> = {
  BUDGET: text('专项资金（万元）'),
  INDICATOR: text('考核指标'),
  SPENDING: text('专项资金支出（万元）'),
  REACHED: text('完成的指标'),
}

/** Lines of one unit, which have a total. */
const isMoney = ({ kind }: TopicLine) => kind === 'BUDGET' || kind === 'SPENDING'

interface TopicLinesProps {
  /** Name of the table. */
  label: string
  /** The project's document. */
  noun: string
  lines: readonly TopicLine[]
}

/** The items of a project's document beside the sums of its topics: the amounts of money with their total, then the indicators. */
export function TopicLines({ label, noun, lines }: TopicLinesProps) {
  const t = useT()
  const money = lines.filter(isMoney)
  const sum = (amount: (line: TopicLine) => string | null) =>
    money.reduce((total, line) => total.plus(parseDecimal(amount(line) ?? '') ?? zero), zero)
  const own = sum((line) => line.own)
  const topics = sum((line) => line.topics)
  return (
    <ScrollRegion className={styles.scroll} aria-label={label}>
      <table aria-label={label}>
        <HeadRow heads={[t('事项'), noun, t('课题合计'), t('项目自身'), t('核对结果')]} />
        <tbody>
          {money.map((line) => (
            <Line key={line.id} {...line} />
          ))}
          {money[0] && (
            <Line
              kind={money[0].kind}
              label={t('合计')}
              own={decimalText(own)}
              topics={decimalText(topics)}
              rest={decimalText(own.minus(topics))}
              exceeds={topics.gt(own)}
              total
            />
          )}
          {lines
            .filter((line) => !isMoney(line))
            .map((line) => (
              <Line key={line.id} {...line} />
            ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

type LineProps = Pick<TopicLine, 'kind' | 'label' | 'own' | 'topics' | 'rest' | 'exceeds'> & { total?: boolean }

function Line({ kind, label, own, topics, rest, exceeds, total = false }: LineProps) {
  const t = useT()
  return (
    <tr className={total ? styles.total : undefined}>
      <th scope="row">
        {rowName(label)}
        <span className={styles.secondary}>{t(kinds[kind])}</span>
      </th>
      <td>{own ?? '—'}</td>
      <td>{topics}</td>
      <td>{rest}</td>
      <td>
        <StatusTag color={exceeds ? 'error' : 'success'}>{exceeds ? t('课题超出') : t('未超出')}</StatusTag>
      </td>
    </tr>
  )
}
