/** Draws a chart with ECharts as SVG, with tooltips and a button that saves it as a picture; loaded by `PlotPicture`. */

import { DownloadOutlined } from '@ant-design/icons'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '../Button'
import { useT } from '../use-t'
import { type EChartsType, init } from './echarts'
import styles from './Plot.module.css'
import { plotOption } from './plot-option'
import { type Plot, plotHeight } from './plot-series'
import { savePicture } from './save-picture'
import { fontOf } from './series-style'

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

/** Lets the picture shrink with the paper: an SVG without a view box is cut there. */
function keepWhole(element: HTMLElement | null): void {
  const svg = element?.querySelector('svg')
  svg?.setAttribute('viewBox', `0 0 ${svg.getAttribute('width')} ${svg.getAttribute('height')}`)
}

/** Width of a plot in px where there is no layout (tests). */
const usualWidth = 560

/** A plot drawn by ECharts as SVG, with tooltips and a button that saves it as a picture. */
export function EchartsPicture({ plot, hidden, patterned, title, name, describedBy }: PlotPictureProps) {
  const t = useT()
  const ref = useRef<HTMLDivElement>(null)
  const chart = useRef<EChartsType>(null)
  const height = plotHeight(plot)
  const option = plotOption({ plot, hidden, patterned })

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const made = init(element, null, { renderer: 'svg', width: element.clientWidth || usualWidth, height: 1 })
    // Children of an image are not read out; its name and its summary are.
    element.firstElementChild?.setAttribute('aria-hidden', 'true')
    chart.current = made
    return () => made.dispose()
  }, [])

  useLayoutEffect(() => {
    chart.current?.resize({ height })
    // ECharts' own font is the browser's, which is another in English.
    const textStyle = { fontFamily: ref.current ? fontOf(ref.current) : undefined }
    chart.current?.setOption({ ...option, textStyle }, { notMerge: true })
    // There is no next frame before a print, so the SVG is written at once.
    chart.current?.getZr().flush()
    keepWhole(ref.current)
  })

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) chart.current?.resize({ width: entry.contentRect.width })
      keepWhole(ref.current)
    })
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <div ref={ref} className={styles.picture} role="img" aria-label={name} aria-describedby={describedBy} />
      <div className={styles.tools}>
        <Button
          type="link"
          size="small"
          icon={<DownloadOutlined aria-hidden />}
          aria-label={t('保存图片：{title}', { title })}
          onClick={() => ref.current && void savePicture(option, title, height, ref.current)}
        >
          {t('保存图片')}
        </Button>
      </div>
    </>
  )
}
