import type { ReactNode } from 'react'
import { useNarrow } from '../use-narrow'
import { useT } from '../use-t'
import type { PlotSeries } from './bar-geometry'
import { linePoints, markerPath } from './line-geometry'
import styles from './Plot.module.css'
import { PlotFigure } from './PlotFigure'

interface LinePlotProps {
  title: string
  /** What it shows in one or two sentences, with the numbers that matter. */
  summary: string
  /** What a place on the axis stands for: 年度, 月份. */
  rowHead: string
  /** Along the axis, in order. */
  labels: readonly string[]
  /** A line each; told apart by the shape of its points and its dashes as well as by colour. */
  series: readonly PlotSeries[]
  /** A value in words, with its unit where it has one. */
  format(value: number): string
  /** Makes something of a written value of the table: a link to what is behind it. */
  numberAt?(row: number, written: string): ReactNode
}

const dashes = [undefined, '6 4', '2 3', '10 3 2 3', '1 5']

/** Lines over time with a point at each value. The picture has a text alternative, and its numbers stand beneath it as a table. */
export function LinePlot({ title, summary, rowHead, labels, series, format, numberAt }: LinePlotProps) {
  const t = useT()
  const written = numberAt ?? ((_row: number, value: string) => value)
  const { width, height, floor, left, places, ticks, lines } = linePoints(labels, series, useNarrow())
  return (
    <PlotFigure
      title={title}
      summary={summary}
      rowHead={rowHead}
      series={series}
      rows={labels.map((label, index) => ({
        label,
        values: series.map(({ values }) => written(index, format(values[index] ?? 0))),
      }))}
      sign={(index) => <path d={markerPath(index, 7, 7)} fill={series[index]?.color} />}
    >
      {(ids) => (
        <svg
          className={styles.picture}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={t('{title}折线图', { title })}
          aria-describedby={ids.summary}
        >
          {ticks.map(({ y, value }) => (
            <g key={value}>
              <line x1={left} x2={width} y1={y} y2={y} className={styles.axis} />
              <text x={left - 8} y={y} textAnchor="end" dominantBaseline="central" className={styles.value}>
                {format(value)}
              </text>
            </g>
          ))}
          {places.map(({ x, label }) => (
            <text key={label} x={x} y={floor + 18} textAnchor="middle" className={styles.words}>
              {label}
            </text>
          ))}
          {lines.map(({ label, color, points }, index) => (
            <g key={label}>
              <polyline
                points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
                fill="none"
                stroke={color}
                strokeWidth="2"
                strokeDasharray={dashes[index % dashes.length]}
              />
              {points.map(({ x, y, at, value }) => (
                <path key={at} d={markerPath(index, x, y)} fill={color}>
                  <title>{`${at} ${label} ${format(value)}`}</title>
                </path>
              ))}
            </g>
          ))}
        </svg>
      )}
    </PlotFigure>
  )
}
