/** A platform's months as small cells in a row of the list of overseen platforms. */

import { Link } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { type StatusColor, statusIcons } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { kindWords } from '@/work/kind-words'
import type { PlatformFactsFragment } from '../graphql/platforms.program.generated'
import { type Month, monthLink } from '../month-links'
import { monthName } from '../month-names'
import styles from './overview.module.css'

/** A month's state in a word and its colour; a late one is orange. Null where no report is expected. */
function stateOf({ reportKind }: PlatformFactsFragment, { state, late, dueAt }: Month) {
  const { label, colour }: { label: string; colour: StatusColor } =
    state === null ? { label: text('待填报'), colour: 'default' } : kindWords(reportKind).state(state)
  if (state === null && dueAt === null) return null
  return late ? { label, colour: 'orange' as const, late } : { label, colour, late }
}

/** Twelve small cells, one per month, each with its name, the shape of its state and the link to its report. */
export function MonthStrip({ platform }: { platform: PlatformFactsFragment }) {
  const t = useT()
  return (
    <ol className={styles.strip} aria-label={t('{name}各月', { name: platform.name })}>
      {platform.months.map((month) => {
        const state = stateOf(platform, month)
        const link = monthLink(platform, month)
        const Shape = state && statusIcons[state.colour]
        const cell = (
          <>
            <span aria-hidden>{monthName(month.month)}</span>
            {Shape ? <Shape aria-hidden className={styles[state.colour]} /> : <span aria-hidden>–</span>}
          </>
        )
        const words = state ? [t(state.label), ...(state.late ? [t('逾期')] : [])].join(t('，')) : t('无报告')
        const name = t('{month}：{state}', { month: monthName(month.month), state: words })
        return (
          <li key={month.month} title={name}>
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
