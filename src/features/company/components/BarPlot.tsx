import { useId } from 'react'
import { useNarrow } from '@/shared/use-narrow'
import { useT } from '@/ui/use-t'
import styles from './BarPlot.module.css'
import { type PlotSeries, stackedBars } from './bar-geometry'
import { PlotNumbers } from './PlotNumbers'

interface BarPlotProps {
  title: string
  /** What it shows in one or two sentences, with the numbers that matter. */
  summary: string
  /** What a bar stands for: 年度, 部门. */
  rowHead: string
  labels: readonly string[]
  /** The parts of each bar, first one at its beginning. */
  series: readonly PlotSeries[]
  /** A value in words, with its unit where it has one. */
  format(value: number): string
}

/**
 * Lying bars, each with its name and total; parts of a bar are told apart by pattern as well as by colour. The picture has a
 * text alternative, and its numbers stand beneath it as a table.
 */
export function BarPlot({ title, summary, rowHead, labels, series, format }: BarPlotProps) {
  const t = useT()
  const id = useId()
  const { width, height, labelWidth, bars } = stackedBars(labels, series, useNarrow())
  return (
    <figure className={styles.plot} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p id={`${id}-summary`} className={styles.summary}>
        {summary}
      </p>
      {labels.length > 0 && (
        <svg
          className={styles.picture}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={t('{title}条形图', { title })}
          aria-describedby={`${id}-summary`}
        >
          <defs>
            {series.map(({ color, pattern, label }) => (
              <Pattern key={label} id={`${id}-${label}`} color={color} pattern={pattern} />
            ))}
          </defs>
          <line x1={labelWidth} x2={labelWidth} y1={0} y2={height} className={styles.axis} />
          {bars.map((bar) => (
            <g key={bar.label}>
              <text
                x={labelWidth - 8}
                y={bar.middle}
                textAnchor="end"
                dominantBaseline="central"
                className={styles.words}
              >
                {bar.short}
                <title>{bar.label}</title>
              </text>
              {bar.parts.map((part) => (
                <rect
                  key={part.label}
                  x={part.x}
                  y={bar.y}
                  width={part.width}
                  height={bar.height}
                  fill={`url(#${CSS.escape(`${id}-${part.label}`)})`}
                >
                  <title>{`${bar.label} ${part.label} ${format(part.value)}`}</title>
                </rect>
              ))}
              <text x={bar.end + 8} y={bar.middle} dominantBaseline="central" className={styles.value}>
                {format(bar.total)}
              </text>
            </g>
          ))}
        </svg>
      )}
      {series.length > 1 && (
        <ul className={styles.legend} aria-label={t('图例')}>
          {series.map(({ label, color, pattern }) => (
            <li key={label} className={styles.entry}>
              <svg className={styles.swatch} viewBox="0 0 14 14" aria-hidden>
                <defs>
                  <Pattern id={`${id}-legend-${label}`} color={color} pattern={pattern} />
                </defs>
                <rect width="14" height="14" fill={`url(#${CSS.escape(`${id}-legend-${label}`)})`} />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      )}
      <PlotNumbers
        title={title}
        rowHead={rowHead}
        columns={series.map(({ label }) => label)}
        rows={labels.map((label, index) => ({ label, values: series.map(({ values }) => format(values[index] ?? 0)) }))}
      />
    </figure>
  )
}

function Pattern({ id, color, pattern }: { id: string; color: string; pattern: PlotSeries['pattern'] }) {
  const lines = {
    plain: '',
    slanted: 'M0 8 L8 0',
    dotted: 'M2 2 h2 v2 h-2 z',
    crossed: 'M0 4 H8 M4 0 V8',
    lined: 'M0 4 H8',
  }
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill={color} />
      {lines[pattern] && (
        <path d={lines[pattern]} stroke="var(--ant-color-bg-container)" strokeWidth="1.2" fill="none" />
      )}
    </pattern>
  )
}
