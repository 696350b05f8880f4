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
  /** What is to be known of a place before it is compared with others (进行中), by its index; beneath its label and beside it in the table. */
  notes?: readonly (string | undefined)[]
  /** A line each; told apart by the shape of its points and its dashes as well as by colour. */
  series: readonly PlotSeries[]
  /** A value in words, with its unit where it has one. */
  format(value: number): string
  /** Makes something of a written value of the table: a link to what is behind it; of which line, by its index. */
  numberAt?(row: number, written: string, line: number): ReactNode
}

const dashes = [undefined, '6 4', '2 3', '10 3 2 3', '1 5']

const noteHeight = 16

/** Lines over time with a point at each value. The picture has a text alternative, and its numbers stand beneath it as a table. */
export function LinePlot({ title, summary, rowHead, labels, notes = [], series, format, numberAt }: LinePlotProps) {
  const t = useT()
  const written = numberAt ?? ((_row: number, value: string) => value)
  const noted = notes.some((note) => note !== undefined)
  const { width, height, floor, left, places, ticks, lines } = linePoints(labels, series, useNarrow())
  return (
    <PlotFigure
      title={title}
      summary={summary}
      rowHead={rowHead}
      series={series}
      rows={labels.map((label, index) => ({
        label: notes[index] === undefined ? label : t('{label}（{note}）', { label, note: notes[index] }),
        values: series.map(({ values }, line) => written(index, format(values[index] ?? 0), line)),
      }))}
      sign={(index) => <path d={markerPath(index, 7, 7)} fill={series[index]?.color} />}
    >
      {(ids) => (
        <svg
          className={styles.picture}
          viewBox={`0 0 ${width} ${noted ? height + noteHeight : height}`}
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
          {places.map(({ x, label }, index) => (
            <g key={x} className={styles.words}>
              <text x={x} y={floor + 18} textAnchor="middle">
                {label}
              </text>
              {notes[index] !== undefined && (
                // The last one would stand out of the picture.
                <text
                  x={index === places.length - 1 ? width : x}
                  y={floor + 18 + noteHeight}
                  textAnchor={index === places.length - 1 ? 'end' : 'middle'}
                >
                  {notes[index]}
                </text>
              )}
            </g>
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
                <path key={x} d={markerPath(index, x, y)} fill={color}>
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
