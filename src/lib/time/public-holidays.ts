/** Public holidays and make-up working days in China by year, for `working-days.ts`. */

/** Days off and the weekends worked instead, of one year: `MM-DD`, or a range `MM-DD/MM-DD`. */
export interface YearOff {
  off: readonly string[]
  work: readonly string[]
}

/**
 * China's public holidays by year, from the notice that the General Office of the State Council publishes each November for the next year.
 * 2025: 国办发明电〔2024〕12号. 2026: 国办发明电〔2025〕7号. To be checked against the notice by the town before a release; the next year is
 * added here. Every count of working days reads this table.
 */
export const publicHolidays: Readonly<Record<string, YearOff>> = {
  // 元旦, 春节, 清明节, 劳动节, 端午节, 国庆节 with 中秋节
  2025: {
    off: ['01-01', '01-28/02-04', '04-04/04-06', '05-01/05-05', '05-31/06-02', '10-01/10-08'],
    work: ['01-26', '02-08', '04-27', '09-28', '10-11'],
  },
  // 元旦, 春节, 清明节, 劳动节, 端午节, 中秋节, 国庆节
  2026: {
    off: ['01-01/01-03', '02-15/02-23', '04-04/04-06', '05-01/05-05', '06-19/06-21', '09-25/09-27', '10-01/10-07'],
    work: ['01-04', '02-14', '02-28', '05-09', '09-20', '10-10'],
  },
}

/** Days off by law in a year without a notice yet; the holidays of the lunar calendar are not known then. */
export const holidaysByLaw: YearOff = { off: ['01-01', '05-01/05-02', '10-01/10-03'], work: [] }
