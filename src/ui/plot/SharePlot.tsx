import type { ReactNode } from 'react'
import { useT } from '../use-t'
import type { PlotSeries } from './bar-geometry'
import { Pattern, patternFill } from './Pattern'
import styles from './Plot.module.css'
import { PlotFigure } from './PlotFigure'

interface SharePlotProps {
  title: string
  /** What it shows in one or two sentences, with the numbers that matter. */
  summary: string
  /** What is shared out: 状态, 科目. */
  rowHead: string
  /** What the table calls the amounts. */
  amountHead: string
  /** One value each. */
  parts: readonly (Omit<PlotSeries, 'values'> & { value: number })[]
  /** A value in words, with its unit where it has one. */
  format(value: number): string
  /** Makes something of a written value of the table: a link to what is behind it. */
  numberAt?(row: number, written: string): ReactNode
}

const width = 560
const height = 44

/**
 * How a whole is shared out, as one bar: lengths are compared more easily than the slices of a round plot, and patterns tell parts
 * apart without colour. Its table has the amount and the percentage of each.
 */
export function SharePlot({ title, summary, rowHead, amountHead, parts, format, numberAt }: SharePlotProps) {
  const t = useT()
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  const percent = (value: number) => `${whole > 0 ? Math.round((value / whole) * 1000) / 10 : 0}%`
  let x = 0
  const drawn = parts.map((part) => {
    const from = x
    x += whole > 0 ? (part.value / whole) * width : 0
    return { ...part, x: from, width: x - from }
  })
  return (
    <PlotFigure
      title={title}
      summary={summary}
      rowHead={rowHead}
      series={[
        { label: amountHead, color: '', pattern: 'plain' },
        { label: t('占比'), color: '', pattern: 'plain' },
      ]}
      legend={parts.map(({ label, value, ...look }) => ({ ...look, label: `${label} ${percent(value)}` }))}
      rows={parts.map(({ label, value }, index) => ({
        label,
        values: [numberAt?.(index, format(value)) ?? format(value), percent(value)],
      }))}
    >
      {(ids) => (
        <svg
          className={styles.picture}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={t('{title}占比图', { title })}
          aria-describedby={ids.summary}
        >
          <defs>
            {parts.map(({ color, pattern, label }) => (
              <Pattern key={label} id={`${ids.prefix}-${label}`} color={color} pattern={pattern} />
            ))}
          </defs>
          {drawn.map((part) => (
            <rect
              key={part.label}
              x={part.x}
              y={2}
              width={Math.max(0, part.width - 2)}
              height={height - 4}
              fill={patternFill(`${ids.prefix}-${part.label}`)}
            >
              <title>{`${part.label} ${format(part.value)} ${percent(part.value)}`}</title>
            </rect>
          ))}
        </svg>
      )}
    </PlotFigure>
  )
}
