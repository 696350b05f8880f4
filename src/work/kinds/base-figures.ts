/** The figures of base reports that statistics count and compare, by base kind. */

import { text } from '@/lib/i18n/i18n'

/** A figure by which base reports are counted and compared, independent of the kind's form. */
export interface BaseFigure {
  /** The field id in the forms that ask for it. */
  id: string
  /** Text keys. */
  label: string
  unit: string
}

const people = text('人')
const money = text('万元')

/** In display order; a kind has the figures that its form asks for. */
export const baseFigures: readonly BaseFigure[] = [
  { id: 'staff', label: text('人员总数'), unit: people },
  { id: 'staffDoctors', label: text('具有博士学位'), unit: people },
  { id: 'fundsTotal', label: text('经费收入'), unit: money },
  { id: 'spentTotal', label: text('经费支出'), unit: money },
  { id: 'equipmentValue', label: text('仪器设备原值'), unit: money },
  { id: 'projectCount', label: text('在研项目数'), unit: text('项') },
  { id: 'papers', label: text('发表论文'), unit: text('篇') },
  { id: 'patentsGranted', label: text('授权专利'), unit: text('件') },
  { id: 'transformedAmount', label: text('成果转化金额'), unit: money },
  { id: 'served', label: text('服务单位'), unit: text('家') },
  { id: 'trained', label: text('对外培训'), unit: text('人次') },
  { id: 'outreachVisitors', label: text('接待公众'), unit: text('人次') },
  { id: 'enrolled', label: text('招收学员'), unit: people },
  { id: 'adopted', label: text('获采纳专报'), unit: text('份') },
]
