/** The legend of a chart, whose entries switch series on and off. */

import { useT } from '../use-t'
import styles from './Plot.module.css'
import type { SeriesLook } from './plot-series'

interface PlotLegendProps {
  entries: readonly SeriesLook[]
  /** Lines are marked by the symbol of their points. */
  symbols: boolean
  patterned: boolean
  hidden: ReadonlySet<number>
  onToggle(index: number): void
}

/** The symbols of ECharts that `line-option.ts` draws, as characters. */
const characters = ['●', '■', '▲', '◆']

/** The legend of a plot: buttons in HTML, because the legend that ECharts draws cannot be reached by keyboard. */
export function PlotLegend({ entries, symbols, patterned, hidden, onToggle }: PlotLegendProps) {
  const t = useT()
  return (
    <ul className={styles.legend} aria-label={t('图例')}>
      {entries.map(({ label, color, pattern }, index) => (
        <li key={label}>
          <button
            type="button"
            className={styles.entry}
            aria-pressed={!hidden.has(index)}
            onClick={() => onToggle(index)}
          >
            {symbols ? (
              <span style={{ color }} aria-hidden>
                {characters[index % characters.length]}
              </span>
            ) : (
              <span
                className={styles.swatch}
                data-pattern={patterned ? pattern : undefined}
                style={{ backgroundColor: color }}
                aria-hidden
              />
            )}
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
