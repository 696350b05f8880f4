/** Saves a chart as a PNG picture with title and legend, or as SVG where the browser cannot paint it. */
import type { EChartsOption } from 'echarts'
import { init } from './echarts'
import { fontOf } from './series-style'

const width = 800
const titleHeight = 40
const legendHeight = 40

/**
 * Saves a plot as a PNG with its title and legend on the page's ground. The picture is drawn anew for this, because on the page
 * title and legend are HTML. A browser that cannot paint the SVG saves the SVG itself.
 */
export async function savePicture(option: EChartsOption, title: string, height: number, element: HTMLElement) {
  const whole = titleHeight + height + legendHeight
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height: whole })
  const drawn = [option.series ?? []]
    .flat()
    .flatMap(({ name, data }) => (name && [data].flat().length > 0 ? [String(name)] : []))
  chart.setOption({
    ...option,
    textStyle: { fontFamily: fontOf(element) },
    backgroundColor: 'var(--ant-color-bg-container)',
    title: { text: title, left: 16, top: 8, textStyle: { color: 'var(--ant-color-text)', fontSize: 16 } },
    legend: { data: drawn, bottom: 8, left: 16, textStyle: { color: 'var(--ant-color-text)' } },
    grid: { ...option.grid, left: 16, top: titleHeight + 8, bottom: legendHeight },
  })
  const svg = withColours(chart.renderToSVGString(), element)
  chart.dispose()
  const png = await painted(svg, whole)
  const link = document.createElement('a')
  link.href = png ?? svgAddress(svg)
  link.download = `${title}.${png ? 'png' : 'svg'}`
  link.click()
}

/** Outside the page CSS variables have no value. */
function withColours(svg: string, element: HTMLElement): string {
  const style = getComputedStyle(element)
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim() || 'currentColor')
}

const svgAddress = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

async function painted(svg: string, height: number): Promise<string | null> {
  try {
    const image = new Image()
    image.src = svgAddress(svg)
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * 2
    canvas.height = height * 2
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/png')
  } catch {
    return null
  }
}
