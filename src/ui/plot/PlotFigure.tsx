/** What all charts share: heading, summary, picture, legend, table. */

import { type ReactNode, useId, useState } from 'react'
import styles from './Plot.module.css'
import { PlotLegend } from './PlotLegend'
import { PlotNumbers } from './PlotNumbers'
import { PlotPicture } from './PlotPicture'
import type { Plot, SeriesLook } from './plot-series'
import { usePatterned } from './use-patterned'

interface PlotFigureProps {
  title: string
  /** One or two sentences with the numbers that matter: the text alternative of the picture. */
  summary: string
  plot: Plot
  /** The accessible name of the picture. */
  name: string
  /** What the rows of the table stand for: 年度, 部门. */
  rowHead: string
  columns: readonly string[]
  rows: readonly { label: string; values: readonly ReactNode[] }[]
  /** Default: `plot.series`. */
  legend?: readonly SeriesLook[]
}

/**
 * The frame that LinePlot, BarPlot and SharePlot share: heading, summary, picture, legend that switches series on and off, and the numbers
 * as a table. Pages use those three.
 */
export function PlotFigure({ title, summary, plot, name, rowHead, columns, rows, legend }: PlotFigureProps) {
  const id = useId()
  const patterned = usePatterned()
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  const entries = legend ?? plot.series
  const toggle = (index: number) => {
    const next = new Set(hidden)
    if (!next.delete(index)) next.add(index)
    setHidden(next)
  }
  return (
    <figure className={styles.plot} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p id={`${id}-summary`} className={styles.summary}>
        {summary}
      </p>
      {rows.length > 0 && (
        <PlotPicture
          plot={plot}
          hidden={hidden}
          patterned={patterned}
          title={title}
          name={name}
          describedBy={`${id}-summary`}
        />
      )}
      {entries.length > 1 && (
        <PlotLegend
          entries={entries}
          symbols={plot.kind === 'line'}
          patterned={patterned}
          hidden={hidden}
          onToggle={toggle}
        />
      )}
      <PlotNumbers title={title} rowHead={rowHead} columns={columns} rows={rows} />
    </figure>
  )
}
