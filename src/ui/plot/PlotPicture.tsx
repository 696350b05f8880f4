/** The picture of a chart, which loads the chart library when it comes near the window. */

import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '../lazy-part'
import type { PlotPictureProps } from './EchartsPicture'
import styles from './Plot.module.css'
import { plotHeight } from './plot-series'

const EchartsPicture = lazyPart(() => import('./EchartsPicture').then((module) => module.EchartsPicture), EmptyPicture)

/**
 * A plot's picture. The chart library (150 KiB) is loaded when a plot comes near the window, or when the page has been open for
 * a while, so that a page which is printed unread has its pictures. Until then the picture's height is reserved; on paper the
 * numbers stand in its place (`Plot.module.css`).
 */
export function PlotPicture(props: PlotPictureProps) {
  const chartArea = useRef<HTMLDivElement>(null)
  const drawn = useNearOrSettled(chartArea)
  return drawn ? <EchartsPicture {...props} /> : <EmptyPicture {...props} chartArea={chartArea} />
}

function EmptyPicture({
  plot,
  name,
  describedBy,
  chartArea: place,
}: PlotPictureProps & { chartArea?: RefObject<HTMLDivElement | null> }) {
  return (
    <>
      <div
        ref={place}
        className={`${styles.picture} ${styles.empty}`}
        style={{ height: plotHeight(plot) }}
        role="img"
        aria-label={name}
        aria-describedby={describedBy}
      />
      <div className={styles.tools} />
    </>
  )
}

/** How near the window a plot is drawn. */
const margin = '300px 0px'
/** How long a page is open before the plots below the window are drawn too, in milliseconds. */
const settled = 3000

function useNearOrSettled(chartArea: RefObject<HTMLElement | null>): boolean {
  const [drawn, setDrawn] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const { current } = chartArea
    if (drawn || !current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setDrawn(true)
      },
      { rootMargin: margin },
    )
    observer.observe(current)
    const timer = setTimeout(() => setDrawn(true), settled)
    // There is no next frame before a print.
    const drawNow = () => flushSync(() => setDrawn(true))
    window.addEventListener('beforeprint', drawNow)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      window.removeEventListener('beforeprint', drawNow)
    }
  }, [drawn, chartArea])
  return drawn
}
