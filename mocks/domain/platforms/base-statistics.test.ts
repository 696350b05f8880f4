/** Tests of the counts, figures and outliers in the statistics of base reports. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { addManyReports } from '../../db/seeds/many-reports'
import { type Ask, askAs, backendForTest } from '../../resolvers/ask-as'

const statistics = `query($filter: BaseStatisticsFilter!) { baseStatistics(filter: $filter) {
  year runningYear years figure { id } figures { id } kinds { id } whole { expected submitted inReview returned filling notBegun }
  counts { by key label expected submitted inReview returned filling notBegun }
  trend { year value reports changed } shares { key value } ranking { name value }
  outliers { workId figure { id } value former middle far reason reasonYears } } }`
const reports = `query($filter: BaseStatisticsFilter!, $states: [String!], $pageNo: Int!) {
  baseReports(filter: $filter, states: $states, pageNo: $pageNo, pageSize: 10) { total items { workId kind state district value year } } }`

const backend = backendForTest()
const year = new Date().getFullYear()
beforeAll(() => addManyReports(backend.db, 900, Date.now()))
const ask: Ask = askAs(backend, 'supervisingDepartment')
const fetchStatistics = async (filter: Record<string, unknown>) => (await ask(statistics, { filter })).data
const sum = (list: readonly { expected: number }[]) => list.reduce((all, item) => all + item.expected, 0)

describe('statistics of what bases report', () => {
  it('counts submitted and expected reports, with equal sums by kind, district and host unit', async () => {
    const { whole, counts, years } = await fetchStatistics({})
    expect(years).toContain(year)
    for (const by of ['KIND', 'DISTRICT', 'UNIT'])
      expect(sum(counts.filter((count: { by: string }) => count.by === by)), by).toBe(whole.expected)
    const { submitted, inReview, returned, filling, notBegun, expected } = whole
    expect(submitted + inReview + returned + filling + notBegun).toBe(expected)
  })

  it('opens from each number as many reports as it counts', async () => {
    const { counts } = await fetchStatistics({})
    const filterOf = (by: string, key: string) =>
      by === 'YEAR' ? { year: Number(key) } : { year, [by === 'KIND' ? 'kind' : 'district']: key }
    const states = {
      submitted: 'SUBMITTED',
      inReview: 'HOST_REVIEW',
      returned: 'RETURNED',
      filling: 'FILLING',
      notBegun: 'NOT_BEGUN',
    }
    for (const by of ['KIND', 'DISTRICT', 'YEAR'])
      for (const count of counts.filter((count: { by: string }) => count.by === by).slice(0, 3))
        for (const [part, state] of Object.entries(states)) {
          const { data } = await ask(reports, { filter: filterOf(by, count.key), states: [state], pageNo: 1 })
          expect(data.total, `${count.label} ${state}`).toBe(count[part])
        }
  })

  it('adds up a figure of submitted reports only, by year and kind, and ranks the top ten', async () => {
    const { trend, shares, ranking } = await fetchStatistics({ figure: 'staff' })
    const now = trend.find((item: { year: number }) => item.year === year)
    expect(shares.reduce((all: number, share: { value: number }) => all + share.value, 0)).toBeCloseTo(now.value)
    expect(ranking).toHaveLength(10)
    expect(ranking.map((item: { value: number }) => item.value)).toEqual(
      ranking.map((item: { value: number }) => item.value).toSorted((a: number, b: number) => b - a),
    )
    const handedIn = backend.db.works.where(
      (work) =>
        work.facts.year === year &&
        work.state === 'SUBMITTED' &&
        backend.db.baseFigures.get(work.id)?.values.staff !== undefined,
    )
    expect(now.reports).toBe(handedIn.length)
  })

  it('narrowed to one kind, offers the figures of its form and splits by district', async () => {
    const { figures, shares, whole } = await fetchStatistics({ kind: 'youth-workstation', figure: 'enrolled' })
    expect(figures.map((figure: { id: string }) => figure.id)).toEqual(expect.arrayContaining(['staff', 'enrolled']))
    expect(figures.map((figure: { id: string }) => figure.id)).not.toContain('papers')
    expect(shares.every((share: { key: string }) => share.key.length > 0)).toBe(true)
    expect(whole.expected).toBeLessThan((await fetchStatistics({})).whole.expected)
  })

  it('names the year from which a figure is no longer comparable with earlier years', async () => {
    const { trend } = await fetchStatistics({ kind: 'science-base', figure: 'outreachVisitors' })
    expect(
      trend.filter((item: { changed: boolean }) => item.changed).map((item: { year: number }) => item.year),
    ).toHaveLength(1)
  })

  it('lists first a reason repeated three years in a row and a number far from its kind', async () => {
    const [report] = backend.db.works.where(
      (work) =>
        work.kind === 'key-laboratory' &&
        work.facts.year === year &&
        work.id.startsWith('many-') &&
        work.state === 'SUBMITTED',
    )
    if (!report) throw new Error('no report')
    for (const ago of [0, 1, 2]) {
      const id = `${report.belongsTo}-${year - ago}`
      const row = backend.db.baseFigures.get(id)
      if (!row) throw new Error(`no figures of ${id}`)
      backend.db.baseFigures.update(id, {
        reasons: { papers: '合作单位论文计入' },
        values: { ...row.values, papers: ago === 0 ? 90_000 : 300 },
      })
    }
    const { outliers } = await fetchStatistics({})
    const found = outliers.find(
      (outlier: { workId: string; figure: { id: string } }) =>
        outlier.workId === report.id && outlier.figure.id === 'papers',
    )
    expect(found).toMatchObject({ value: 90_000, former: 300, far: true, reason: '合作单位论文计入', reasonYears: 3 })
    expect(outliers[0].reasonYears).toBe(3)
  })

  it('shows a host unit only its own reports, and other users nothing', async () => {
    const own = await askAs(backend, 'unitAdministrator')(statistics, { filter: {} })
    const units = own.data.counts.filter((count: { by: string }) => count.by === 'UNIT')
    expect(units.map((unit: { key: string }) => unit.key)).toEqual(['unit-1'])
    expect(own.data.whole.expected).toBeLessThan((await fetchStatistics({})).whole.expected)
    expect((await askAs(backend, 'auditor')(statistics, { filter: {} })).code).toBe(60154)
    expect((await askAs(backend, 'auditor')(reports, { filter: {}, pageNo: 1 })).code).toBe(60154)
  })

  it('names the current year', async () => {
    expect((await fetchStatistics({})).runningYear).toBe(year)
  })

  it('caches the reports until a work item changes', async () => {
    const before = await fetchStatistics({})
    const read = vi.spyOn(backend.db.baseFigures, 'get')
    expect(await fetchStatistics({})).toEqual(before)
    expect(read).not.toHaveBeenCalled()
    read.mockRestore()
    const [report] = backend.db.works.where(
      ({ id, facts, state }) => id.startsWith('many-base-') && facts.year === year && state === 'HOST_REVIEW',
    )
    if (!report) throw new Error('no report')
    backend.db.works.update(report.id, { state: 'RETURNED' })
    const { whole } = await fetchStatistics({})
    expect(whole).toEqual({
      ...before.whole,
      inReview: before.whole.inReview - 1,
      returned: before.whole.returned + 1,
    })
  })
})

it('the standard seeds contain a jump with its reason and a year of changed definition', async () => {
  const seeded = askAs(backendForTest(), 'supervisingDepartment')
  const { data } = await seeded(statistics, { filter: { kind: 'science-base', figure: 'outreachVisitors' } })
  expect(data.trend.find((item: { changed: boolean }) => item.changed).year).toBe(year)
  expect(data.outliers).toEqual([expect.objectContaining({ reason: expect.stringMatching(/培训/), reasonYears: 1 })])
})
