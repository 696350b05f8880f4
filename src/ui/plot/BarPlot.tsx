import { useNarrow } from '../use-narrow'
import { useT } from '../use-t'
import { barsBeside, type PlotSeries, stackedBars } from './bar-geometry'
import { Pattern, patternFill } from './Pattern'
import styles from './Plot.module.css'
import { PlotFigure } from './PlotFigure'

interface BarPlotProps {
  title: string
  /** What it shows in one or two sentences, with the numbers that matter. */
  summary: string
  /** What a bar stands for: 年度, 部门. */
  rowHead: string
  labels: readonly string[]
  /** The parts of each bar, first one at its beginning; or, `beside`, one bar each under the other, to be compared. */
  series: readonly PlotSeries[]
  beside?: boolean
  /** A value in words, with its unit where it has one. */
  format(value: number): string
}

/**
 * Lying bars, each with its name and total; parts of a bar are told apart by pattern as well as by colour. The picture has a
 * text alternative, and its numbers stand beneath it as a table.
 */
export function BarPlot({ title, summary, rowHead, labels, series, beside = false, format }: BarPlotProps) {
  const t = useT()
  const narrow = useNarrow()
  const { width, height, labelWidth, bars } = (beside ? barsBeside : stackedBars)(labels, series, narrow)
  return (
    <PlotFigure
      title={title}
      summary={summary}
      rowHead={rowHead}
      series={series}
      rows={labels.map((label, index) => ({ label, values: series.map(({ values }) => format(values[index] ?? 0)) }))}
    >
      {(ids) => (
        <svg
          className={styles.picture}
          // Its words grow with it, but never to headings.
          style={{ maxWidth: width * 1.25 }}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={t('{title}条形图', { title })}
          aria-describedby={ids.summary}
        >
          <defs>
            {series.map(({ color, pattern, label }) => (
              <Pattern key={label} id={`${ids.prefix}-${label}`} color={color} pattern={pattern} />
            ))}
          </defs>
          <line x1={labelWidth} x2={labelWidth} y1={0} y2={height} className={styles.axis} />
          {bars.map((bar) => (
            <g key={bar.key}>
              <text
                x={bar.name.x}
                y={bar.name.y}
                textAnchor={bar.name.anchor}
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
                  fill={patternFill(`${ids.prefix}-${part.label}`)}
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
    </PlotFigure>
  )
}
