import { Link } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { type StatusColor, statusIcons } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { kindWords } from '@/work/kind-words'
import type { PlatformFactsFragment } from '../graphql/platforms.program.generated'
import { type Month, monthLink } from '../month-links'
import { monthName } from '../month-names'
import styles from './overview.module.css'

/** The state of a month in a word and its colour; null where no report is expected. */
function stateOf({ reportKind }: PlatformFactsFragment, { state, late, dueAt }: Month) {
  const words = state === null ? undefined : kindWords(reportKind).state(state)
  if (late) return { label: text('逾期'), colour: 'orange' as StatusColor }
  if (words) return words
  return dueAt === null ? null : { label: text('待填报'), colour: 'default' as StatusColor }
}

/** Twelve small cells, one per month, each with shape and number and the link to its report. */
export function MonthStrip({ platform }: { platform: PlatformFactsFragment }) {
  const t = useT()
  return (
    <ol className={styles.strip} aria-label={t('{name}各月', { name: platform.name })}>
      {platform.months.map((one) => {
        const state = stateOf(platform, one)
        const link = monthLink(platform, one)
        const Shape = state && statusIcons[state.colour]
        const cell = (
          <>
            <span aria-hidden>{one.month.slice(5)}</span>
            {Shape ? <Shape aria-hidden className={styles[state.colour]} /> : <span aria-hidden>–</span>}
          </>
        )
        const name = t('{month}：{state}', { month: monthName(one.month), state: state ? t(state.label) : t('无报告') })
        return (
          <li key={one.month} title={name}>
            {link === null ? (
              <span role="img" aria-label={name} className={styles.cell}>
                {cell}
              </span>
            ) : (
              <Link to={link} aria-label={name} className={styles.cell}>
                {cell}
              </Link>
            )}
          </li>
        )
      })}
    </ol>
  )
}
