import { type ReactNode, useId } from 'react'
import { useT } from '../use-t'
import { Pattern, type PlotPattern, patternFill } from './Pattern'
import styles from './Plot.module.css'
import { PlotNumbers } from './PlotNumbers'

interface PlotFigureProps {
  title: string
  /** What it shows in one or two sentences, with the numbers that matter: the text alternative of the picture. */
  summary: string
  /** What its rows stand for: 年度, 部门. */
  rowHead: string
  /** The rows of its table. */
  rows: readonly { label: string; values: readonly ReactNode[] }[]
  series: readonly { label: string; color: string; pattern: PlotPattern }[]
  /** What the legend explains, where that is not the series. */
  legend?: readonly { label: string; color: string; pattern: PlotPattern }[]
  /** How each series is drawn in the legend; absent: by its pattern. */
  sign?(index: number): ReactNode
  /** The picture; `prefix` makes the ids of its patterns. */
  children(ids: { prefix: string; summary: string }): ReactNode
}

/** What every plot has around its picture: heading, summary, legend, and its numbers as a table behind a line that opens it. */
export function PlotFigure({
  title,
  summary,
  rowHead,
  rows,
  series,
  legend = series,
  sign,
  children,
}: PlotFigureProps) {
  const t = useT()
  const id = useId()
  return (
    <figure className={styles.plot} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p id={`${id}-summary`} className={styles.summary}>
        {summary}
      </p>
      {rows.length > 0 && children({ prefix: id, summary: `${id}-summary` })}
      {legend.length > 1 && (
        <ul className={styles.legend} aria-label={t('图例')}>
          {legend.map(({ label, color, pattern }, index) => (
            <li key={label} className={styles.entry}>
              <svg className={styles.swatch} viewBox="0 0 14 14" aria-hidden>
                {sign ? (
                  sign(index)
                ) : (
                  <>
                    <defs>
                      <Pattern id={`${id}-legend-${label}`} color={color} pattern={pattern} />
                    </defs>
                    <rect width="14" height="14" fill={patternFill(`${id}-legend-${label}`)} />
                  </>
                )}
              </svg>
              {label}
            </li>
          ))}
        </ul>
      )}
      <PlotNumbers title={title} rowHead={rowHead} columns={series.map(({ label }) => label)} rows={rows} />
    </figure>
  )
}
