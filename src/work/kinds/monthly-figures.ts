/** The figures of platforms' monthly reports, for their form, yearly totals and export. */

import { text } from '@/lib/i18n/i18n'

/** A figure of a platform's month: asked for by the form; read in the year's strip, totals, plots and export. */
export interface MonthlyFigure {
  /** The field id in the form. */
  id: string
  /** Text keys. */
  label: string
  unit: string
  decimals: number
  /** The smallest change against the previous month that needs a reason. */
  matters: number
  /** How the months become the year's figure: their sum, their mean, or the last month's running total. */
  year: 'SUM' | 'MEAN' | 'LAST'
}

const added = { decimals: 0, year: 'SUM' } as const
const money = { unit: text('万元'), decimals: 2, matters: 10, year: 'SUM' } as const

/** The figures of each kind of monthly report, in display order. */
export const monthlyFigures: Readonly<Record<'MONTHLY_PROGRESS' | 'MONTHLY_REPORT', readonly MonthlyFigure[]>> = {
  MONTHLY_PROGRESS: [
    { id: 'spent', label: text('本月支出'), ...money },
    { id: 'staff', label: text('在岗人员'), unit: text('人'), ...added, matters: 5, year: 'MEAN' },
    { id: 'contracts', label: text('新签服务合同'), unit: text('项'), ...added, matters: 3 },
  ],
  MONTHLY_REPORT: [
    { id: 'served', label: text('服务企业'), unit: text('家'), ...added, matters: 5 },
    { id: 'services', label: text('服务次数'), unit: text('次'), ...added, matters: 10 },
    { id: 'income', label: text('服务收入'), ...money },
    { id: 'hours', label: text('设备开机时数'), unit: text('小时'), ...added, matters: 50 },
    { id: 'totalServed', label: text('累计服务企业'), unit: text('家'), ...added, matters: 0, year: 'LAST' },
  ],
}
