import { lazyPart } from '../lazy-part'
import styles from './Plot.module.css'
import { type Plot, plotHeight } from './plot-series'

export interface PlotPictureProps {
  plot: Plot
  /** Indexes of the series that are switched off. */
  hidden: ReadonlySet<number>
  /** Whether patterns are drawn: in high contrast and on paper. */
  patterned: boolean
  title: string
  /** The accessible name of the picture. */
  name: string
  /** Id of the summary element. */
  describedBy: string
}

/** A plot's picture. The chart library loads with the first plot; until then the picture's height is reserved. */
export const PlotPicture = lazyPart(
  () => import('./EchartsPicture').then((module) => module.EchartsPicture),
  ({ plot, name, describedBy }: PlotPictureProps) => (
    <>
      <div
        className={styles.picture}
        style={{ height: plotHeight(plot) }}
        role="img"
        aria-label={name}
        aria-describedby={describedBy}
      />
      <div className={styles.tools} />
    </>
  ),
)
