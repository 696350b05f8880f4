/** Registers the parts of ECharts that the charts use; imported only by the chart's lazy chunk. */
import { BarChart, LineChart } from 'echarts/charts'
import {
  AriaComponent,
  GridComponent,
  LegendPlainComponent,
  TitleComponent,
  TooltipComponent,
} from 'echarts/components'
import { use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

// Only these parts of ECharts are loaded. Title and legend are drawn in the saved picture; on the page they are HTML.
use([
  AriaComponent,
  BarChart,
  GridComponent,
  LegendPlainComponent,
  LineChart,
  SVGRenderer,
  TitleComponent,
  TooltipComponent,
])

export { type EChartsType, init } from 'echarts/core'
